// Judges answers with the judge of a page, and prints what each is told as one JSON array:
// node judge.mjs JUDGE ANSWERS, a file with pairs of an exercise's number and an answer.

import { readFileSync } from "node:fs";
import { startEngine } from "../../../Sources/study/Web/Page/engine.js";
import { unpack } from "../../../Sources/study/Web/Page/unpack.js";

const [file, answers] = process.argv.slice(2);
const packed = /"([^"]*)"/.exec(readFileSync(file, "latin1"))[1];
const judge = await startEngine(await unpack(packed));
const told = JSON.parse(readFileSync(answers, "utf8")).map(([id, answer]) => judge.ask(`${id}\n${answer}`));
console.log(JSON.stringify(told));
