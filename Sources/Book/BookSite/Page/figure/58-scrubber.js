// Touches: nodes.
// Uses: axis, dom, kinds.
//
// The moments on a line: instants as boxes with a tick for each line, gaps to scale.
class Scrubber {
  constructor(figure) {
    this.figure = figure;
    this.window = new AxisWindow();
    this.whole = draw("g", { class: "overview" });
    this.parts = draw("g");
    this.past = draw("path", { class: "past" });
    this.knob = draw("circle", { class: "knob", r: 8.5, cy: 17 });
    this.svg = draw("svg", { height: 46, "aria-hidden": "true" }, this.whole, this.parts, this.past, this.knob);
    this.node = make("div", {
      class: "scrub", role: "slider", tabindex: 0, "aria-label": "Moment of the run", "aria-valuemin": 0, "aria-valuenow": 0,
    }, this.svg);
    this.width = 0;
    this.listen();
  }

  load(course) {
    this.course = course;
    this.window.to = -1;
    set(this.node, "aria-valuemax", course.moments.length);
  }

  measure(width) {
    this.width = width;
    this.window.to = -1;
  }

  get left() { return 12; }
  spot(u) { return this.left + (u - this.window.from) / (this.window.to - this.window.from) * (this.width - 24); }
  place(x) {
    const { from, to } = this.window;
    return clamp(from + (x - this.left) / (this.width - 24) * (to - from), 0, this.course.axis.size);
  }

  show(p, now, isLocked) {
    if (!this.width) return;
    if (this.window.follow(this.course.axis, p, 80)) this.build();
    this.node.classList.toggle("locked", isLocked);
    const x = this.spot(p).toFixed(1);
    set(this.past, "d", `M${this.spot(Math.max(0, this.window.from)).toFixed(1)} 17H${x}`);
    set(this.knob, "cx", x);
    for (const { node, u } of this.ticks) set(node, "class", u <= p ? "tick" : "tick future");
  }

  build() {
    const { axis } = this.course;
    const { from, to } = this.window;
    const nodes = [draw("path", { class: "base", d: `M${this.spot(from).toFixed(1)} 17H${this.spot(to).toFixed(1)}` })];
    const words = [];
    this.ticks = [];
    for (const part of axis.parts) {
      if (part.u1 < from || part.u0 > to) continue;
      const [a, b] = [Math.max(this.spot(part.u0), 0), Math.min(this.spot(part.u1), this.width)];
      if (part.kind === "gap") {
        if (b - a > 8) nodes.push(draw("path", { class: "gap", d: `M${(a + 3).toFixed(1)} 17H${(b - 3).toFixed(1)}` }));
        const text = milliseconds(part.t1 - part.t0);
        if (b - a > wordWidth(text) + 10) words.push([(a + b) / 2 - wordWidth(text) / 2, text, "faint"]);
        if (part === axis.parts.at(-1)) words.push([b - wordWidth(seconds(part.t1)), seconds(part.t1), "soft"]);
      } else if (part.kind !== "before") {
        nodes.push(draw("rect", { class: "box", x: a.toFixed(1), y: 7, width: Math.max(5, b - a).toFixed(1), height: 20, rx: 5 }));
        for (const moment of part.list) nodes.push(...this.tick(moment, b - a > part.list.length * 7));
        words.push([Math.max(a, 2), seconds(part.t0), "soft"]);
      }
    }
    const taken = [];
    for (const [x, text, kind] of [...words.filter(([, , each]) => each === "soft"), ...words.filter(([, , each]) => each === "faint")]) {
      const width = wordWidth(text);
      const left = Math.min(x, this.width - width - 2);
      if (taken.some(([from, to]) => left < to + 8 && from < left + width + 8)) continue;
      taken.push([left, left + width]);
      nodes.push(draw("text", { class: kind, x: left.toFixed(1), y: 43 }, text));
    }
    this.parts.replaceChildren(...nodes);
    this.whole.replaceChildren();
    if (!this.window.isWhole(axis)) {
      const share = (u) => this.left + u / axis.size * (this.width - 24);
      this.whole.append(
        draw("path", { class: "base", d: `M${this.left} 2H${this.width - 12}` }),
        draw("path", { class: "seen", d: `M${share(from).toFixed(1)} 2H${share(to).toFixed(1)}` }));
    }
  }

  tick(moment, isWide) {
    const half = moment.kind === "point" ? 3 : 6;
    const [, color] = signOf(moment);
    const mark = (x) => {
      const node = draw("path", {
        d: `M${x.toFixed(1)} ${17 - half}V${17 + half}`, stroke: `var(${color})`, "stroke-width": isWide ? 2.5 : 1.5,
      });
      this.ticks.push({ node, u: moment.u });
      return node;
    };
    const x = this.spot(moment.u + moment.size / 2);
    if (moment.members.length === 1) return [mark(x)];
    const text = `\u00d7 ${moment.members.length}`;
    const isRoomy = this.spot(moment.u + moment.size) - this.spot(moment.u) > wordWidth(text) + 4;
    return isRoomy ? [draw("text", { class: "times", x: (x - wordWidth(text) / 2).toFixed(1), y: 21.5 }, text)] : [mark(x - 2), mark(x + 2)];
  }

  listen() {
    const { figure } = this;
    this.node.addEventListener("pointerdown", (event) => {
      if (figure.isLocked || event.button > 0) return;
      this.node.setPointerCapture(event.pointerId);
      const left = this.svg.getBoundingClientRect().left;
      // A finger may be about to scroll the page: it moves time once it has gone sideways, or is lifted.
      let isOn = event.pointerType !== "touch";
      const go = (each) => {
        isOn ||= each.type === "pointerup" || Math.abs(each.clientX - event.clientX) > 6;
        if (isOn) figure.goTo(this.place(each.clientX - left));
      };
      figure.stop();
      go(event);
      this.node.onpointermove = go;
      const end = () => { this.node.onpointermove = this.node.onpointerup = this.node.onpointercancel = null; };
      this.node.onpointercancel = end;
      this.node.onpointerup = (each) => {
        if (!isOn) go(each);
        end();
      };
    });
    this.node.addEventListener("keydown", (event) => figure.timeKey(event));
  }
}
