// Runs every experiment of a chapter with an engine that is built, and prints the traces as JSON
// Lines: node bytes.mjs ENGINE CHAPTER

import { readFileSync } from "node:fs";
import { startEngine } from "../../../Sources/Book/study/Web/Page/engine.js";
import { joined } from "../../../Sources/Book/study/Web/Page/streams.js";
import { unpack } from "../../../Sources/Book/study/Web/Page/unpack.js";

const [file, number] = process.argv.slice(2);
const packed = /"([^"]*)"/.exec(readFileSync(file, "latin1"))[1];
const engine = await startEngine(joined(await unpack(packed)));
const chapter = JSON.parse(engine.ask("book")).find((each) => each.number === Number(number));
for (const { id } of chapter.experiments) {
  engine.ask(`open ${id}`);
  const lines = engine.ask("run");
  if (lines) console.log(lines);
}
