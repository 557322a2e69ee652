// Touches: nodes.
// Uses: dom, lane-stories.
//
// The course in time, one row each, on the axis of the scrubber. One picture for a run; a moment moves
// the veil over the future and the line of now.
class Lanes {
  constructor(figure) {
    this.figure = figure;
    this.svg = draw("svg", { role: "img", "aria-label": "The course in time; a table with the same content follows" });
    this.table = make("tbody");
    this.node = make("div", { class: "lanes" }, this.svg, make("div", { class: "unseen" }, make("table", {}, make("caption", {}, "The course in time"),
      make("thead", {}, make("tr", {}, ...["Lane", "Seconds", "What"].map((word) => make("th", { scope: "col" }, word)))), this.table)));
    this.veil = draw("rect", { class: "veil" });
    this.head = draw("g", { class: "head-of-now" });
    this.width = 0;
    this.node.addEventListener("pointerover", (event) => {
      const row = event.target.closest("[data-who]");
      figure.pointAt(row ? this.course.view(row.dataset.who) : null);
    });
    this.node.addEventListener("pointerleave", () => figure.pointAt(null));
    this.node.addEventListener("click", (event) => {
      if (figure.isLocked) return;
      const x = event.clientX - this.svg.getBoundingClientRect().left;
      if (x < this.left) return;
      figure.stop();
      figure.goTo(this.place(x));
    });
  }

  load(course, showsChain) {
    this.course = course;
    this.stories = laneStories(course, showsChain);
    this.decisions = decisions(course);
    this.window = null;
  }

  // left and right: where the scrubber's axis lies.
  measure(width, left, right) {
    [this.width, this.left, this.right] = [width, left, right];
    this.window = null;
  }

  spot(u) { return this.left + (clamp(u, this.from, this.to) - this.from) / (this.to - this.from) * (this.right - this.left); }
  place(x) { return clamp(this.from + (x - this.left) / (this.right - this.left) * (this.to - this.from), 0, this.course.axis.size); }

  show(p, window, hot) {
    if (!this.width) return;
    const key = `${window.from} ${window.to}`;
    if (this.window !== key) {
      this.window = key;
      [this.from, this.to] = [window.from, window.to];
      this.build();
    }
    const x = this.spot(p);
    set(this.veil, "x", x.toFixed(1));
    set(this.veil, "width", Math.max(0, this.width - x).toFixed(1));
    set(this.head, "transform", `translate(${x.toFixed(1)} 0)`);
    const latest = this.flags.findLast(({ u }) => u <= p);
    for (const each of this.flags) set(each.node, "class", each.u > p ? "flag" : each === latest || !this.isCrowded ? "flag past" : "flag past other");
    for (const { node, who } of this.titles) set(node, "class", hot && (who === hot || this.course.view(who) === hot) ? "b title halo hot" : "b title halo");
  }

  build() {
    const { isSmall } = this.figure;
    const rowHeight = isSmall ? 50 : 40;
    const placed = this.placeFlags();
    const top = placed.height + 12;
    // Where each lane begins, and where the last one ends.
    const tops = [top];
    for (const story of this.stories) {
      story.words = this.placeWords(story);
      const lines = Math.max(0, ...story.words.values());
      tops.push(tops.at(-1) + rowHeight + (lines && 16 * lines + 4));
    }
    const bottom = tops.at(-1);
    this.titles = [];
    this.flags = [];
    const ground = [];
    const nodes = [];
    for (const part of this.course.axis.instants()) {
      if (part.u1 <= this.from || part.u0 >= this.to) continue;
      const x = this.spot(part.u0);
      ground.push(draw("rect", { class: "instant", x: x.toFixed(1), y: top - 4, width: (this.spot(part.u1) - x).toFixed(1), height: bottom - top + 4 }));
    }
    const above = [];
    this.stories.forEach((story, row) => {
      const y = tops[row];
      nodes.push(draw("path", { class: "rule", d: `M${isSmall ? 6 : 12} ${tops[row + 1] - 2}H${this.width - 8}` }));
      const title = draw("text", { class: "b title halo", x: isSmall ? 12 : 16, y: y + (isSmall ? 15 : 17), "data-who": story.title }, this.short(story.title, isSmall));
      const sub = draw("text", {
        class: "soft", x: isSmall ? 18 + wordWidth(title.textContent, true) : 16, y: y + (isSmall ? 15 : 32),
      }, story.sub);
      this.titles.push({ node: title, who: story.title });
      (isSmall ? above : nodes).push(title, sub);
      nodes.push(...this.story(story, y + (isSmall ? 24 : 10)));
    });
    for (const node of [this.veil]) {
      node.known = {};
      fill(node, { y: top - 4, height: bottom - top + 6 }, []);
    }
    const flags = placed.flags.map((flag) => this.flag(flag, top, bottom));
    this.head.replaceChildren(draw("path", { d: `M0 ${top - 6}V${bottom}` }), draw("circle", { cy: top - 6, r: 4 }));
    this.svg.setAttribute("height", bottom + 6);
    this.svg.setAttribute("viewBox", `0 0 ${this.width} ${bottom + 6}`);
    // The lines of flags go behind bars and words.
    this.svg.replaceChildren(...ground, ...flags, ...nodes, this.veil, this.head, ...above);
    // While fingers are down, or drag a handle, there is a new picture many times a second.
    this.table.replaceChildren(...(this.figure.isBusy ? [] : laneRows(this.stories, this.decisions, this.course.axis, this.from, this.to))
      .map(([lane, time, what]) => make("tr", {}, make("th", { scope: "row" }, lane), make("td", {}, time), make("td", {}, what))));
  }

  short(title, isSmall) {
    let text = title;
    while (!isSmall && text.length > 4 && wordWidth(text, true) > this.left - 28) text = `${text.slice(0, -2)}\u2026`;
    return text;
  }

  // The words of what a lane sends stand behind their marks. One that would run into the next mark goes
  // lower than the word of that; a word for which there is no line among six is left out.
  placeWords({ marks }) {
    const lines = new Map();
    const placed = [];
    const events = marks.filter((each) => this.isEvent(each));
    for (const mark of [...events].reverse()) {
      const width = 16 + wordWidth(mark.words);
      // At the right edge a word ends where the picture does, below the marks that it would cover.
      const x = Math.min(this.spot(mark.u), this.right + 4 - width);
      const isMoved = events.some(({ u }) => u <= mark.u && this.spot(u) > x + (u < mark.u ? -6 : 0.5));
      const line = Math.max(isMoved ? 1 : 0, ...placed.filter((other) => other.x < x + width).map((other) => other.line + 1));
      if (line < 6) lines.set(mark, line);
      placed.push({ x, line: Math.min(line, 5) });
    }
    return lines;
  }

  isEvent({ u, kind }) { return (kind === "event" || kind === "star") && u >= this.from && u <= this.to; }

  story(story, y) {
    const nodes = [];
    const marks = story.marks.filter(({ u }) => u >= this.from && u <= this.to);
    // A mark takes room, and so does the word before it.
    const taken = marks.map(({ u, kind, words }) => {
      const x = this.spot(u);
      return [kind === "before" ? x - wordWidth(words) - 10 : x - 5, x + 5];
    });
    for (const bar of story.bars) nodes.push(...this.bar(bar, y, taken));
    for (const wedge of story.wedges) {
      const [a, b] = [this.spot(wedge.from), this.spot(wedge.to)];
      if (b > a) nodes.push(draw("polygon", { class: "wedge", points: `${a},${y + 22} ${b},${y + 22} ${b},${y + 22 + 6 * wedge.left} ${a},${y + 28}` }));
    }
    if (story.steps) nodes.push(...this.offset(story.steps, y));
    const dots = [];
    for (const mark of marks) {
      const x = this.spot(mark.u);
      if (mark.kind === "move") dots.push(`M${x.toFixed(1)} ${y + 10}h0`);
      else if (mark.kind === "hears" || mark.kind === "hears-move") nodes.push(draw("circle", { class: "ring", cx: x.toFixed(1), cy: y + 10, r: mark.kind === "hears" ? 3.6 : 2.4 }));
      else if (mark.kind === "dropped") nodes.push(draw("text", { class: "b no", x: x.toFixed(1), y: y + 15, "text-anchor": "middle" }, "\u2715"));
      else if (mark.kind === "before") {
        const from = x - 6 - wordWidth(mark.words);
        const isFree = !story.bars.some((bar) => this.spot(bar.from) > from - 4 && this.spot(bar.from) < x - 1) && !marks.some((other) => other !== mark && Math.abs(this.spot(other.u) - (from + x) / 2) < (x - from) / 2 + 2);
        if (from > this.left && isFree) nodes.push(draw("text", { class: `halo ${mark.tone}`, x: (x - 6).toFixed(1), y: y + 14.5, "text-anchor": "end" }, mark.words));
      } else {
        const line = story.words.get(mark);
        const base = y + 15 + 16 * line;
        const left = Math.min(x + (line > 0 || mark.kind === "event" ? 8 : 11), this.right - 2 - wordWidth(mark.words));
        if (line > 0) nodes.push(draw("path", { class: "stem", d: `M${x.toFixed(1)} ${y + 17}V${base - (left < x ? 11 : 4)}${left < x ? "" : "h5"}` }));
        nodes.push(mark.kind === "star"
          ? draw("text", { class: "star", x: x.toFixed(1), y: y + 16, "text-anchor": "middle" }, "\u2605")
          : draw("rect", { class: "event", x: (x - 2.5).toFixed(1), y: y + 3, width: 5, height: 14, rx: 2 }));
        if (line !== undefined) nodes.push(draw("text", { class: "halo word", x: left.toFixed(1), y: base }, mark.words));
      }
    }
    if (dots.length) nodes.push(draw("path", { class: "moves", d: dots.join("") }));
    return nodes;
  }

  bar({ from, to, state, by = "" }, y, taken) {
    const [x, end] = [this.spot(from), this.spot(to)];
    if (end - x < 0.5) return [];
    const width = Math.max(4, end - x);
    const [sign, word] = LANE_STATES[state] ?? ["", state];
    const nodes = [draw("rect", { class: `bar ${state}`, x: x.toFixed(1), y, width: width.toFixed(1), height: 20, rx: 4 })];
    const words = [`${sign} ${word}${by}`.trim(), `${sign} ${word}`.trim(), word.split(/,? /)[0], sign].filter(Boolean);
    // The first place behind a mark at which a word fits before the next.
    let [left, text] = [6, null];
    for (const start of [x + 1, ...taken.map(([, b]) => b).filter((b) => b > x && b < end)]) {
      const room = Math.min(end, ...taken.map(([a]) => a).filter((a) => a >= start - 1)) - start - 8;
      text = taken.some(([a, b]) => a < start - 1 && start + 1 < b) ? null : words.find((each) => wordWidth(each, /ended|recog/.test(state)) < room);
      left = start - x + 5;
      if (text) break;
    }
    if (state === "failed" || state === "cancelled") nodes.push(draw("rect", { class: "bar hatch", x: x.toFixed(1), y, width: width.toFixed(1), height: 20, rx: 4 }));
    if (text) nodes.push(draw("text", { class: `bar-word ${state}`, x: (x + left).toFixed(1), y: y + 14.5 }, text));
    return nodes;
  }

  // How far the content has moved.
  offset(steps, y) {
    const signed = (value) => Math.abs(value[1]) >= Math.abs(value[0]) ? value[1] : value[0];
    const all = steps.map((step) => signed(step.value));
    const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
    const level = (value) => y + 20 - (value - least) / (most - least || 1) * 24;
    let now = level(0);
    let path = `M${this.spot(this.from)} ${now}`;
    for (const step of steps) {
      if (step.u < this.from || step.u > this.to) continue;
      path += `L${this.spot(step.u).toFixed(1)} ${now.toFixed(1)}`;
      now = level(signed(step.value));
      path += `L${this.spot(step.to).toFixed(1)} ${now.toFixed(1)}`;
    }
    path += `H${this.spot(this.to)}`;
    return [
      draw("path", { class: "offset", d: path }),
      draw("text", { class: "halo", x: this.right - 4, y: now < y + 8 ? y + 18 : y + 8, "text-anchor": "end" }, `${signed(steps.at(-1).value)} points`),
    ];
  }

  // Flags side by side where they fit, else one above the other.
  placeFlags() {
    const rows = [];
    const flags = this.decisions.filter(({ u }) => u >= this.from && u <= this.to).map((decision) => {
      const lines = decision.lines;
      const width = Math.max(...lines.map((line, k) => wordWidth(line, k === 0))) + 20;
      const x = clamp(this.spot(decision.u) - width / 2, 8, Math.max(8, this.width - width - 8));
      let row = rows.findIndex((end) => end + 6 < x);
      if (row < 0) {
        row = rows.length;
        rows.push(0);
      }
      rows[row] = x + width;
      return { ...decision, width: Math.min(width, this.width - 16), x, row };
    });
    // Where there is no room for all, the latest alone is shown.
    this.isCrowded = rows.length > (this.figure.isSmall ? 1 : 2);
    const height = Math.max(0, ...flags.map((flag) => flag.lines.length)) * 18 + 8;
    for (const flag of flags) flag.y = 6 + (this.isCrowded ? 0 : flag.row) * (height + 6);
    return { flags, height: flags.length ? (this.isCrowded ? 1 : rows.length) * (height + 6) + 4 : 0 };
  }

  flag({ u, x, y, width, lines }, top, bottom) {
    const at = this.spot(u).toFixed(1);
    const height = lines.length * 18 + 8;
    const node = draw("g", { class: "flag" },
      draw("path", { class: "coming", d: `M${at} ${top - 4}V${bottom}` }),
      draw("path", { class: "pole", d: `M${at} ${y + height - 2}V${bottom}` }),
      draw("rect", { x: x.toFixed(1), y, width: width.toFixed(1), height, rx: 6 }),
      ...lines.map((line, k) => draw("text", { class: k === 0 ? "b" : "", x: (x + 10).toFixed(1), y: y + 18 + 18 * k }, line)));
    this.flags.push({ node, u });
    return node;
  }
}
