// Plays scenes of exercises with an engine that is built, and prints the traces as JSON Lines:
// node scenes.mjs ENGINE ID…

import { readFileSync } from "node:fs";
import { startEngine } from "../../../Sources/Book/study/Web/Page/engine.js";
import { joined } from "../../../Sources/Book/study/Web/Page/streams.js";
import { unpack } from "../../../Sources/Book/study/Web/Page/unpack.js";

const [file, ...ids] = process.argv.slice(2);
const packed = /"([^"]*)"/.exec(readFileSync(file, "latin1"))[1];
const engine = await startEngine(joined(await unpack(packed)));
for (const id of ids) {
  const answer = engine.ask(`open ${id}`);
  if (!answer.startsWith("{")) console.log(answer);
  const lines = engine.ask("run");
  if (lines) console.log(lines);
}
