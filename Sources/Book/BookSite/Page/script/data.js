// Touches: nothing.
// Uses: store.
//
// Makes runs of the records that a page brings along or the engine answers. Sources/Book/BookSite/README.md
// describes what a run is; how a record is packed is a matter of this file and of RunRecord.swift.
Object.assign(RUNS, (function () {
  const made = new Map();
  const changes = ["down", "moved", "up", "cancelled"];

  // Fields of a packed view, in order.
  function view([name, depth, corners, family, facts = {}]) {
    return {
      name, depth, superview: -1, corners: corners.length === 4 ? upright(corners) : corners, family,
      plain: Boolean(facts.plain), clip: facts.clip ?? null, off: facts.off ?? null,
      unseen: Boolean(facts.unseen), states: facts.states ?? [], offset: facts.offset ?? null,
    };
  }

  // Views come after the one they lie in: it is the last before them that is less deep.
  function placed(views) {
    const way = [];
    return views.map((item, index) => {
      way.length = item.depth;
      const superview = way.findLast((each) => each !== undefined) ?? -1;
      way[item.depth] = index;
      return item.superview === superview ? item : { ...item, superview };
    });
  }

  function moved(item, x, y) {
    const corners = item.corners.map((value, k) => Math.round((value + (k % 2 ? y : x)) * 100) / 100);
    return { ...item, corners };
  }

  function upright([left, top, right, bottom]) {
    return [left, top, right, top, right, bottom, left, bottom];
  }

  // The scenes, each as the views that are other than before: a new list, or places in the old one.
  function scenes(packed) {
    let views = [];
    const moments = packed.map(([line, all, some, moves, offsets]) => {
      if (all) {
        views = placed(all.map((item) => (typeof item === "number" ? views[item] : view(item))));
      } else {
        views = views.slice();
        for (const [index, item] of some) {
          views[index] = { ...view(item), superview: views[index].superview };
        }
        for (const [x, y, ...ranges] of moves) {
          for (let k = 0; k < ranges.length; k += 2) {
            for (let index = ranges[k]; index <= ranges[k + 1]; index += 1) {
              views[index] = moved(views[index], x, y);
            }
          }
        }
        for (const [index, x, y] of offsets) views[index] = { ...views[index], offset: [x, y] };
      }
      return { line, views };
    });
    return function scene(i) {
      let low = 0;
      let high = moments.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (moments[middle].line <= i) low = middle; else high = middle - 1;
      }
      return moments[low].views;
    };
  }

  function lines(packed, different, words) {
    const result = [];
    let t = 0;
    for (let place = 0; place < packed.length; place += 2) {
      t += packed[place];
      const [kind, who, what, depth = 0, ...facts] = different[packed[place + 1]];
      const line = { t: t / 1e6, kind: words[kind], who: words[who], what: words[what], depth };
      for (let k = 0; k < facts.length; k += 2) line[words[facts[k]]] = words[facts[k + 1]];
      result.push(line);
    }
    return result;
  }

  function unpack(record) {
    const { lines: packedLines, different, words, frames, fingers, ...rest } = record;
    return {
      key: record.id, ...rest,
      lines: lines(packedLines, different, words), scene: scenes(frames),
      fingers: fingers.map(([i, t, finger, change, x, y]) =>
        ({ i, t: t / 1e6, finger, change: changes[change], x, y })),
    };
  }

  // The records of a page come packed, in a script of their own.
  async function read() {
    if (typeof PACKED_RUNS === "undefined") return;
    await null;  // until the whole script has run
    const bytes = await globalThis.unpack(PACKED_RUNS);
    RUNS.records = JSON.parse(new TextDecoder().decode(bytes));
  }

  return {
    unpack,
    // Fulfilled when the records are there, or it is known that there are none.
    ready: read().catch(() => {}),
    // A run by its key; undefined if the page has none of this name.
    get(key) {
      if (!made.has(key) && RUNS.records[key]) made.set(key, { ...unpack(RUNS.records[key]), key });
      return made.get(key);
    },
    // Another record under this name.
    put(key, record) {
      RUNS.records[key] = record;
      made.delete(key);
    },
  };
}()));
