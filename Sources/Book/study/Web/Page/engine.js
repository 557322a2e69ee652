// Touches: engine.
// Uses: nothing.
//
// What the engine, WebAssembly, asks of its host. It stands in engine.js, behind the engine itself.

// Memory by sizes that are powers of two; what was freed is used again by the next of its size.
function makeAllocator(memory) {
  const free = new Map();
  let top = 0;
  // Anew only where the memory has grown.
  let seen = null;
  function view() {
    const { buffer } = memory();
    if (seen?.buffer !== buffer) seen = new DataView(buffer);
    return seen;
  }
  function take(size, alignment) {
    let room = 32;
    while (room < size + 16) room *= 2;
    const list = free.get(room);
    if (alignment <= 16 && list?.length) return list.pop();
    const step = Math.max(16, alignment);
    if (top === 0) top = memory().buffer.byteLength;
    // Eight bytes before what is handed out say how large it is.
    const start = Math.ceil((top + 16) / step) * step;
    const end = start + room;
    const missing = end - memory().buffer.byteLength;
    if (missing > 0) memory().grow(Math.ceil(Math.max(missing, 1 << 20) / 65536));
    top = end;
    view().setUint32(start - 8, alignment <= 16 ? room : 0, true);
    return start;
  }
  return {
    posix_memalign(result, alignment, size) {
      const start = take(size, alignment);  // may move the memory
      view().setUint32(result, start, true);
      return 0;
    },
    free(pointer) {
      if (pointer === 0) return;
      const room = view().getUint32(pointer - 8, true);
      if (room === 0) return;
      if (!free.has(room)) free.set(room, []);
      free.get(room).push(pointer);
    },
  };
}

// What the engine does, as functions that take and give strings.
export async function startEngine(bytes) {
  let memory;
  const allocator = makeAllocator(() => memory);
  const { instance } = await WebAssembly.instantiate(bytes, {
    env: {
      ...allocator,
      memcmp(a, b, count) {
        const heap = new Uint8Array(memory.buffer);
        for (let i = 0; i < count; i += 1) {
          if (heap[a + i] !== heap[b + i]) return heap[a + i] - heap[b + i];
        }
        return 0;
      },
      // The product of two numbers of 128 bits, each in two halves.
      __multi3(result, lowA, highA, lowB, highB) {
        const whole = (low, high) => BigInt.asUintN(64, low) | (BigInt.asUintN(64, high) << 64n);
        const product = whole(lowA, highA) * whole(lowB, highB);
        const view = new DataView(memory.buffer);
        view.setBigUint64(result, BigInt.asUintN(64, product), true);
        view.setBigUint64(result + 8, BigInt.asUintN(64, product >> 64n), true);
      },
      // The whole number that is nearest; of two, the one away from zero.
      round(x) {
        const whole = Math.trunc(x);
        return Math.abs(x - whole) < 0.5 ? whole : whole + Math.sign(x);
      },
      // Nothing may depend on the order of hashing, so any seed will do.
      arc4random_buf(pointer, count) { new Uint8Array(memory.buffer, pointer, count).fill(7); },
      // The tables of Unicode stay out of the page: what the book says is plain ASCII, and of any
      // other letter these say that nothing is special about it.
      _swift_stdlib_getNormData: () => 0,
      _swift_stdlib_getComposition: () => 0xffffffff,
      _swift_stdlib_getDecompositionEntry: () => 0,
      _swift_stdlib_getGraphemeBreakProperty: () => 0xff,
      _swift_stdlib_isExtendedPictographic: () => 0,
      _swift_stdlib_isInCB_Consonant: () => 0,
      __stack_chk_fail() { throw new Error("The stack is too small."); },
    },
  });
  const engine = instance.exports;
  memory = engine.memory;
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  const read = (length) =>
    decoder.decode(new Uint8Array(memory.buffer, engine.pageBuffer(0), length));
  return {
    ask(request) {
      const text = encoder.encode(request);
      const start = engine.pageBuffer(text.length);
      new Uint8Array(memory.buffer, start, text.length).set(text);
      return read(engine.pageAnswer(text.length));
    },
    set: (parameter, value) => read(engine.pageSet(parameter, value)),
    finger: (deed, finger, x, y) => engine.pageFinger(deed, finger, x, y),
    advance: (microseconds) => engine.pageAdvance(microseconds),
  };
}
