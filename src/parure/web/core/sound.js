// Sounds, made when they are heard: nothing is loaded. Stones click, cards rustle, a tile rings.
import { settings } from "./settings.js";

/** @typedef {"take" | "card" | "reserve" | "tile" | "turn" | "back" | "refused" | "win" | "lose"} Sound */

/** @type {AudioContext | null} */
let context = null;

/** Browsers let a page sound only after a first touch or key. */
function awake() {
  if (!settings.sound.peek() || typeof AudioContext === "undefined") return null;
  if (!navigator.userActivation?.hasBeenActive && !context) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  return context;
}

/**
 * A tone that rings out.
 * @param {AudioContext} audio
 * @param {number} pitch
 * @param {{at?: number, long?: number, loud?: number, type?: OscillatorType}} how
 */
function ring(audio, pitch, { at = 0, long = 0.25, loud = 0.12, type = "sine" }) {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, start);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + long + 0.02);
}

/**
 * Paper: noise through a narrow window that slides.
 * @param {AudioContext} audio
 * @param {{at?: number, long?: number, loud?: number, from?: number, to?: number}} how
 */
function rustle(audio, { at = 0, long = 0.16, loud = 0.1, from = 900, to = 3200 }) {
  const start = audio.currentTime + at;
  const size = Math.ceil(audio.sampleRate * long);
  const buffer = audio.createBuffer(1, size, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < size; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / size);
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(from, start);
  band.frequency.linearRampToValueAtTime(to, start + long);
  const gain = audio.createGain();
  gain.gain.value = loud;
  noise.connect(band).connect(gain).connect(audio.destination);
  noise.start(start);
}

/** Two partials that don't fit: glass on glass. @param {AudioContext} audio @param {number} at @param {number} pitch */
function clink(audio, at, pitch) {
  ring(audio, pitch, { at, long: 0.12, loud: 0.07 });
  ring(audio, pitch * 2.76, { at, long: 0.06, loud: 0.035 });
}

/** Plays a sound, if sounds are on. @param {Sound} sound @param {number} [count] how many tokens */
export function play(sound, count = 1) {
  const audio = awake();
  if (!audio) return;
  switch (sound) {
    case "take":
    case "back":
      for (let i = 0; i < Math.min(count, 4); i++) clink(audio, i * 0.06, (sound === "take" ? 1850 : 1300) + i * 140);
      break;
    case "card":
      rustle(audio, {});
      ring(audio, 660, { at: 0.12, long: 0.3, loud: 0.06 });
      ring(audio, 990, { at: 0.18, long: 0.35, loud: 0.05 });
      break;
    case "reserve":
      rustle(audio, { from: 2600, to: 800, long: 0.2 });
      break;
    case "tile":
      [784, 988, 1319].forEach((pitch, i) => ring(audio, pitch, { at: i * 0.09, long: 0.6, loud: 0.08 }));
      break;
    case "turn":
      ring(audio, 587, { long: 0.3, loud: 0.07 });
      ring(audio, 880, { at: 0.11, long: 0.4, loud: 0.07 });
      break;
    case "refused":
      ring(audio, 196, { long: 0.18, loud: 0.08, type: "triangle" });
      break;
    case "win":
      [523, 659, 784, 1047].forEach((pitch, i) => ring(audio, pitch, { at: i * 0.13, long: 0.9, loud: 0.09 }));
      break;
    case "lose":
      [523, 440, 349].forEach((pitch, i) => ring(audio, pitch, { at: i * 0.18, long: 0.7, loud: 0.07 }));
  }
}
