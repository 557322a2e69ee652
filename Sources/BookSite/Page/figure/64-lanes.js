// The course in time, one row each, on the axis of the scrubber. One picture for a run; a moment moves
// the veil over the future and the line of now.
const LANE_STATES = {
  possible: ["", "possible"], began: ["\u25b6", "began"], changed: ["\u25cf", "changed"], ended: ["\u2713", "recognized"],
  recognized: ["\u2713", "recognized"], failed: ["\u2715", "failed"], cancelled: ["\u2298", ""], held: ["\u2016", "held back"],
  heard: ["", "touchesBegan \u2026"], finger: ["", "down"], over: ["\u2713", ""],
};

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
    this.node.addEventListener("pointerdown", (event) => {
      if (figure.isLocked || event.button > 0) return;
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
    for (const { node, u } of this.flags) set(node, "class", u <= p ? "flag past" : "flag");
    for (const { node, who } of this.titles) set(node, "class", hot && (who === hot || this.course.view(who) === hot) ? "b title hot" : "b title");
  }

  build() {
    const isSmall = isPhone.matches;
    const rowHeight = isSmall ? 50 : 40;
    const placed = this.placeFlags();
    const top = placed.height + 12;
    const bottom = top + this.stories.length * rowHeight;
    this.titles = [];
    this.flags = [];
    const nodes = [];
    for (const part of this.course.axis.instants()) {
      if (part.u1 <= this.from || part.u0 >= this.to) continue;
      const x = this.spot(part.u0);
      nodes.push(draw("rect", { class: "instant", x: x.toFixed(1), y: top - 4, width: (this.spot(part.u1) - x).toFixed(1), height: bottom - top + 4 }));
    }
    const above = [];
    this.stories.forEach((story, row) => {
      const y = top + row * rowHeight;
      nodes.push(draw("path", { class: "rule", d: `M${isSmall ? 6 : 12} ${y + rowHeight - 2}H${this.width - 8}` }));
      const title = draw("text", { class: "b title", x: isSmall ? 12 : 16, y: y + (isSmall ? 15 : 17), "data-who": story.title }, this.short(story.title, isSmall));
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
    this.svg.replaceChildren(...nodes, this.veil, ...above, ...flags, this.head);
    // While fingers are down there is a new picture many times a second.
    this.table.replaceChildren(...(this.figure.own?.isLive ? [] : laneRows(this.stories, this.decisions, this.course.axis, this.from, this.to))
      .map(([lane, time, what]) => make("tr", {}, make("th", { scope: "row" }, lane), make("td", {}, time), make("td", {}, what))));
  }

  short(title, isSmall) {
    let text = title;
    while (!isSmall && text.length > 4 && wordWidth(text, true) > this.left - 28) text = `${text.slice(0, -2)}\u2026`;
    return text;
  }

  story(story, y) {
    const nodes = [];
    let busy = -9;
    for (const bar of story.bars) nodes.push(...this.bar(bar, y));
    for (const wedge of story.wedges) {
      const [a, b] = [this.spot(wedge.from), this.spot(wedge.to)];
      if (b > a) nodes.push(draw("polygon", { class: "wedge", points: `${a},${y + 22} ${b},${y + 22} ${b},${y + 22 + 6 * wedge.left} ${a},${y + 28}` }));
    }
    if (story.steps) nodes.push(...this.offset(story.steps, y));
    const dots = [];
    for (const mark of story.marks) {
      if (mark.u < this.from || mark.u > this.to) continue;
      const x = this.spot(mark.u);
      if (mark.kind === "move") dots.push(`M${x.toFixed(1)} ${y + 10}h0`);
      else if (mark.kind === "hears" || mark.kind === "hears-move") nodes.push(draw("circle", { class: "ring", cx: x.toFixed(1), cy: y + 10, r: mark.kind === "hears" ? 3.6 : 2.4 }));
      else if (mark.kind === "dropped") nodes.push(draw("text", { class: "b no", x: x.toFixed(1), y: y + 15, "text-anchor": "middle" }, "\u2715"));
      else if (mark.kind === "before") {
        if (x - this.left > wordWidth(mark.words) + 10) nodes.push(draw("text", { class: `halo ${mark.tone}`, x: (x - 6).toFixed(1), y: y + 14.5, "text-anchor": "end" }, mark.words));
      } else {
        const width = wordWidth(mark.words);
        nodes.push(mark.kind === "star"
          ? draw("text", { class: "star", x: x.toFixed(1), y: y + 16, "text-anchor": "middle" }, "\u2605")
          : draw("rect", { class: "event", x: (x - 2.5).toFixed(1), y: y + 3, width: 5, height: 14, rx: 2 }));
        const isLeft = x - 12 - width > Math.max(busy, this.left - 40);
        if (isLeft) nodes.push(draw("text", { class: "halo", x: (x - 10).toFixed(1), y: y + 15, "text-anchor": "end" }, mark.words));
        busy = x + 10;
      }
    }
    if (dots.length) nodes.push(draw("path", { class: "moves", d: dots.join("") }));
    return nodes;
  }

  bar({ from, to, state }, y) {
    const [x, end] = [this.spot(from), this.spot(to)];
    if (end - x < 0.5) return [];
    const width = Math.max(4, end - x);
    const [sign, word] = LANE_STATES[state] ?? ["", state];
    const nodes = [draw("rect", { class: `bar ${state}`, x: x.toFixed(1), y, width: width.toFixed(1), height: 20, rx: 4 })];
    const left = state === "possible" ? Math.max(16, this.spot(from + 0.5) - x + 9) : 6;
    const text = [`${sign} ${word}`.trim(), sign].find((each) => each && wordWidth(each) + left + 4 < width);
    if (state === "failed" || state === "cancelled") nodes.push(draw("rect", { class: "bar hatch", x: x.toFixed(1), y, width: width.toFixed(1), height: 20, rx: 4 }));
    if (text) nodes.push(draw("text", { class: `bar-word ${state}`, x: (x + left).toFixed(1), y: y + 14.5 }, text));
    return nodes;
  }

  // How far the content has moved.
  offset(steps, y) {
    const far = (value) => Math.hypot(...value);
    const signed = (value) => Math.abs(value[1]) >= Math.abs(value[0]) ? value[1] : value[0];
    const most = Math.max(1, ...steps.map((step) => far(step.value)));
    const level = (value) => y + 20 - Math.abs(signed(value)) / most * 24;
    let now = y + 20;
    let path = `M${this.spot(this.from)} ${now}`;
    for (const step of steps) {
      if (step.u < this.from || step.u > this.to) continue;
      path += `L${this.spot(step.u).toFixed(1)} ${now.toFixed(1)}`;
      now = level(step.value);
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
    const height = Math.max(0, ...flags.map((flag) => flag.lines.length)) * 18 + 8;
    for (const flag of flags) flag.y = 6 + flag.row * (height + 6);
    return { flags, height: flags.length ? rows.length * (height + 6) + 4 : 0 };
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
