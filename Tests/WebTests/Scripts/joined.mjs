// Says whether a page's script holds a module as it was linked: node joined.mjs SCRIPT MODULE

import { readFileSync } from "node:fs";
import { joined } from "../../../Sources/Book/study/Web/Page/streams.js";
import { unpack } from "../../../Sources/Book/study/Web/Page/unpack.js";

const [script, module] = process.argv.slice(2);
const packed = /"([^"]*)"/.exec(readFileSync(script, "latin1"))[1];
console.log(readFileSync(module).equals(joined(await unpack(packed))));
