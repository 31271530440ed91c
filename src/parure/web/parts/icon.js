// Signs for controls, as lines in a box of 24 x 24. An icon never stands alone: the control that has it has a label.
import { html } from "htm/preact";

export const ICONS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  tick: "M5 12.5l4.5 4.5L19 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  back: "M19 12H5M11 6l-6 6 6 6",
  forward: "M5 12h14M13 6l6 6-6 6",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  first: "M6 5v14M18 6l-8 6 8 6",
  previous: "M15 6l-8 6 8 6",
  next: "M9 6l8 6-8 6",
  last: "M18 5v14M6 6l8 6-8 6",
  play: "M8 5.5v13l10.5-6.5Z",
  pause: "M8.5 6v12M15.5 6v12",
  undo: "M9 5L4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-4",
  again: "M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 4v4h-4",
  sound: "M4 10v4h4l5 4V6l-5 4ZM16.5 9a4 4 0 0 1 0 6M18.8 6.5a7.5 7.5 0 0 1 0 11",
  mute: "M4 10v4h4l5 4V6l-5 4ZM16.5 9.5l5 5M21.5 9.5l-5 5",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5a2.2 2.2 0 0 0 4 0",
  settings: "M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z",
  help: "M9 9.2a3 3 0 1 1 4.6 2.6c-1 .6-1.6 1.2-1.6 2.4M12 17.6v.1M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z",
  rules: "M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2ZM12 6.5V20",
  keyboard: "M4 6.5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM7 10h.1M11 10h.1M15 10h.1M18 10h-.1M8 14h8",
  globe: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3 12h18M12 3c3 2.6 4 5.5 4 9s-1 6.4-4 9c-3-2.6-4-5.5-4-9s1-6.4 4-9Z",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
  hidden: "M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6 7.6A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4 4",
  link: "M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12.5 6M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1-1.2",
  share: "M12 15V3.5M8 7l4-4 4 4M6 11H5v9.5h14V11h-1",
  copy: "M9 9h10v11H9ZM15 9V4H5v11h4",
  download: "M12 4v11M8 11.5l4 4 4-4M5 19.5h14",
  upload: "M12 15.5v-11M8 8.5l4-4 4 4M5 19.5h14",
  flag: "M6 21V4M6 4.5h11l-2.5 4 2.5 4H6",
  leave: "M13 4H5v16h8M10 12h10.5M17 8l4 4-4 4",
  clock: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5V12l3 2",
  online: "M4 10a12 12 0 0 1 16 0M7 13.5a7.5 7.5 0 0 1 10 0M12 18v.1",
  offline: "M4 4l16 16M4 10a12 12 0 0 1 3-1.9M12.5 7a12 12 0 0 1 7.5 3M7 13.5a7.5 7.5 0 0 1 3.5-1.7M12 18v.1",
  person: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5a7.5 7.5 0 0 1 15 0",
  people: "M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 14a6.5 6.5 0 0 1 3.5 5.5",
  robot: "M12 2.5V6M5 9a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3ZM9.5 11v2.5M14.5 11v2.5M2 11v4M22 11v4",
  verified: "M12 3l7.5 3v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6ZM8.5 12l2.5 2.5 4.5-5",
  trophy: "M7.5 4h9v6a4.5 4.5 0 0 1-9 0ZM7.5 5.5H4.5c0 3.5 1 5 3.5 5M16.5 5.5h3c0 3.5-1 5-3.5 5M12 14.5V18M8.5 20.5h7l-1-2.5h-5Z",
  warn: "M12 4l9 16H3ZM12 10v4.5M12 17.3v.1",
  info: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 11v6M12 7.5v.1",
  home: "M4 11.5L12 4l8 7.5M6 10v10h12V10",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1",
  screen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  write: "M5 19l1-4L16.5 4.5l3 3L9 18ZM14 7l3 3",
};

/**
 * @param {{ name: keyof typeof ICONS, size?: number, class?: string }} props
 */
export function Icon({ name, size = 20, class: extra = "" }) {
  return html`<svg class=${`icon ${extra}`} width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${ICONS[name]} />
  </svg>`;
}

/** The tick that says: can, or met. */
export const Tick = () => html`<svg class="tick" viewBox="0 0 12 12" aria-hidden="true"><path d="M2 6.4 5 9.4 10 3" /></svg>`;

/** The sign of a tag: three wedges that meet. @param {{ class?: string }} props */
export const Tag = ({ class: extra = "" }) =>
  html`<svg class=${`tag ${extra}`} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 1 13 8H7ZM1.5 17.5 5.5 10.5 9 15.6ZM18.5 17.5 14.5 10.5 11 15.6Z" />
  </svg>`;
