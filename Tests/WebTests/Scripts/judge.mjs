// Judges answers with the judge of a page, and prints what each is told as one JSON array:
// node judge.mjs JUDGE ANSWERS, a file with pairs of an exercise's number and an answer.

import { readFileSync } from "node:fs";
import { startEngine } from "../../../Sources/Book/study/Web/Page/engine.js";
import { joined } from "../../../Sources/Book/study/Web/Page/streams.js";
import { unpack } from "../../../Sources/Book/study/Web/Page/unpack.js";

const [file, answers] = process.argv.slice(2);
const packed = /"([^"]*)"/.exec(readFileSync(file, "latin1"))[1];
const bytes = joined(await unpack(packed));
let judge = await startEngine(bytes);
const told = [];
for (const [id, answer] of JSON.parse(readFileSync(answers, "utf8"))) {
  try {
    told.push(judge.ask(`${id}\n${answer}`));
  } catch (error) {
    told.push(String(error));
    judge = await startEngine(bytes);
  }
}
console.log(JSON.stringify(told));
