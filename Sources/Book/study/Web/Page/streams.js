// Touches: nothing.
// Uses: nothing.
//
// Puts a WebAssembly module together that Sources/Book/BookSite/ModuleStreams.swift has taken apart
// into streams, so that it packs better; the format stands there.

export function joined(apart) {
  // The streams by their numbers; the others are named in the first.
  const [OPERANDS, FRAME, LENGTHS, VARIABLES, OPCODES, TABLES, BULK, SINGLES, DOUBLES] = Array(9).keys();
  const view = new DataView(apart.buffer, apart.byteOffset, apart.length);
  const module = new Uint8Array(view.getUint32(0, true));
  const next = [];
  for (let at = 4; at < apart.length; at += view.getUint32(at, true) + 4) next.push(at + 4);
  const operands = next[OPERANDS];
  let end = 0;
  const byte = (stream) => (module[end++] = apart[next[stream]++]);
  function bytes(stream, count) {
    module.set(apart.subarray(next[stream], next[stream] + count), end);
    next[stream] += count;
    end += count;
  }
  function number(stream) {
    let [value, shift, part] = [0, 0, 0];
    do {
      part = byte(stream);
      value |= (part & 127) << shift;
      shift += 7;
    } while (part > 127);
    return value;
  }
  function takeInstruction() {
    const opcode = byte(OPCODES);
    if (opcode === 0x0e) for (let i = number(TABLES); i >= 0; i -= 1) number(TABLES);
    else if (opcode === 0x43) bytes(SINGLES, 4);
    else if (opcode === 0x44) bytes(DOUBLES, 8);
    else if (opcode === 0xfc) bytes(BULK, [0, 0, 2, 1][Math.max(number(BULK) - 8, 0)]);
    else {
      const [first, second] = [apart[operands + 2 * opcode], apart[operands + 2 * opcode + 1]];
      if (first) number(first);
      if (second) number(second);
    }
  }
  bytes(FRAME, 8);
  while (end < module.length) {
    const section = byte(FRAME);
    const length = number(FRAME);
    if (section !== 10) {
      bytes(FRAME, length);
      continue;
    }
    for (let i = number(FRAME); i > 0; i -= 1) {
      const stop = number(LENGTHS) + end;
      for (let groups = number(VARIABLES); groups > 0; groups -= 1) {
        number(VARIABLES);
        byte(VARIABLES);
      }
      while (end < stop) takeInstruction();
    }
  }
  return module;
}
