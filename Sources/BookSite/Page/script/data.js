// Makes runs of the records that a page brings along or the engine answers. Sources/BookSite/README.md
// describes what a run is; how a record is packed is a matter of this file and of RunRecord.swift.
Object.assign(RUNS, (function () {
  const made = new Map();
  const changes = ["down", "moved", "up", "cancelled"];

  // Fields of a packed view, in order; superview is an index, -1 for none.
  function view(packed) {
    const [name, depth, superview, corners, family, more] = packed;
    const facts = more ?? {};
    return {
      name, depth, superview, corners: corners.length === 4 ? upright(corners) : corners, family,
      plain: Boolean(facts.plain), clip: facts.clip ?? null, off: facts.off ?? null,
      unseen: Boolean(facts.unseen), states: facts.states ?? [], offset: facts.offset ?? null,
    };
  }

  function moved(item, x, y) {
    const corners = item.corners.map((value, k) => Math.round((value + (k % 2 ? y : x)) * 100) / 100);
    return { ...item, corners };
  }

  function upright([x, y, w, h]) { return [x, y, x + w, y, x + w, y + h, x, y + h]; }

  // The scenes, each as the views that are other than before: a new list, or places in the old one.
  function scenes(packed) {
    let views = [];
    const moments = packed.map((frame) => {
      const [line, all, some, moves] = frame;
      if (all) {
        views = all.map(view);
      } else {
        views = views.slice();
        for (const [index, item] of some) views[index] = view(item);
        for (const [x, y, ...indices] of moves ?? []) {
          for (const index of indices) views[index] = moved(views[index], x, y);
        }
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

  function lines(packed, words) {
    let t = 0;
    return packed.map(([later, kind, who, what, depth, facts]) => {
      t += later;
      const line = { t: t / 1e6, kind: words[kind], who: words[who], what: words[what], depth: depth ?? 0 };
      for (let k = 0; facts && k < facts.length; k += 2) line[words[facts[k]]] = words[facts[k + 1]];
      return line;
    });
  }

  function unpack(record) {
    const { lines: packedLines, words, frames, fingers, ...rest } = record;
    return {
      key: record.id, ...rest,
      lines: lines(packedLines, words), scene: scenes(frames),
      fingers: fingers.map(([i, t, finger, change, x, y]) =>
        ({ i, t: t / 1e6, finger, change: changes[change], x, y })),
    };
  }

  return {
    unpack,
    // A run by its key; undefined if the page has none of this name.
    get(key) {
      if (!made.has(key) && RUNS.records[key]) made.set(key, { ...unpack(RUNS.records[key]), key });
      return made.get(key);
    },
  };
}()));
