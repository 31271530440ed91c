// Says every message of a catalogue as the browser would, for the same arguments that the test in Python uses.
// Standard input: {text, code, asked: [[key, arguments], …]}; standard output: what was said, in that order.
import { FluentBundle, FluentResource } from "../../src/parure/web/vendor/fluent-bundle/index.js";

let input = "";
for await (const chunk of process.stdin) input += chunk;
const { text, code, asked } = JSON.parse(input);
const bundle = new FluentBundle(code, { useIsolating: false });
const problems = bundle.addResource(new FluentResource(text)).map(String);
const said = asked.map(([key, args]) => {
  const [name, attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const errors = [];
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  const words = pattern === undefined || pattern === null ? null : bundle.formatPattern(pattern, args, errors);
  problems.push(...errors.map(error => `${key}: ${error}`));
  return words;
});
process.stdout.write(JSON.stringify({ said, problems }));
