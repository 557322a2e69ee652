// Unpacks the record of a run as a page does, and prints its lines, its fingers, and the scene after
// each line: node records.mjs RECORD

import { readFileSync } from "node:fs";
import vm from "node:vm";

const record = JSON.parse(readFileSync(process.argv[2], "utf8"));
const context = vm.createContext({ RUNS: { records: {} } });
const script = new URL("../../../Sources/Book/BookSite/Page/script/data.js", import.meta.url);
vm.runInContext(readFileSync(script, "utf8"), context);
const run = context.RUNS.unpack(record);
for (const { t, kind, who, what, depth, ...facts } of run.lines) {
  const more = Object.entries(facts).flat();
  console.log(["line", Math.round(t * 1e6), kind, who, what, depth, ...more].join("|"));
}
for (const { i, t, finger, change, x, y } of run.fingers) {
  console.log(["finger", i, Math.round(t * 1e6), finger, change, x, y].join("|"));
}
for (let i = -1; i < run.lines.length; i += 1) {
  for (const view of run.scene(i)) {
    const { name, depth, superview, corners, clip, off, unseen, states, offset } = view;
    console.log(["view", i, name, depth, superview, ...corners, ...(clip ?? []), off ?? "", unseen,
      ...states, ...(offset ?? [])].join("|"));
  }
}
