// Touches: nodes.
// Uses: dom, kinds.
//
// The lines of the run; the one of now stands at 45 % of the height.
class TraceList {
  constructor(figure) {
    this.figure = figure;
    // Closed until time has moved; on a phone a swipe in it scrolls the page, so it opens by a button.
    this.wait = make("p", { class: "wait" }, "The trace is written as you play. ",
      make("button", { type: "button", class: "plain", onclick: () => figure.unfold() }, "Show it now"));
    this.more = make("button", { type: "button", class: "plain more", "aria-pressed": false, onclick: () => {
      this.more.setAttribute("aria-pressed", this.node.classList.toggle("whole"));
      write(this.more, this.node.classList.contains("whole") ? "Fewer lines" : "All lines");
    } }, "All lines");
    this.node = make("ol", {
      class: "trace", tabindex: 0, role: "listbox", "aria-label": "Trace; up and down move through it",
      onkeydown: (event) => figure.timeKey(event, true),
      onclick: (event) => this.choose(event.target),
      onpointerover: (event) => this.point(event.target),
      onpointerleave: () => figure.pointAt(null),
    });
    this.pane = make("div", { class: "pane" }, this.wait, this.node, this.more);
    this.rows = [];
    this.from = 0;
    this.id = `t${Math.random().toString(36).slice(2, 7)}`;
  }

  load(course, isEmpty) {
    this.course = course;
    this.isEmpty = isEmpty;
    this.shown = null;
    set(this.node, "aria-activedescendant", null);
    this.build(this.most < 700 ? course.moments.length - this.most : 0);
  }

  get most() { return this.figure.isBusy ? 60 : 700; }

  measure() {
    this.height = this.node.clientHeight;
    this.shown = null;
  }

  // All rows of a run; of a very long one those around now.
  build(from) {
    const { moments } = this.course;
    const { most } = this;
    this.from = moments.length > most ? Math.max(0, from) : 0;
    const some = this.isEmpty ? [] : moments.slice(this.from, this.from + most);
    // A run that is like the last one up to a place, as the reader's own, keeps its rows up to there.
    const old = new Map(this.rows.map((row) => [row.key, row]));
    this.rows = some.map((moment, k) => {
      const isFirst = some[k - 1]?.t !== moment.t;
      const { index, t, depth, kind, who, what, answer, members } = moment;
      const key = [index, isFirst && t, depth, kind, who, what, answer, members.length, ...this.facts(moment)].join();
      return old.get(key) ?? Object.assign(this.row(moment, isFirst), { key });
    });
    putIn(this.node, this.rows);
    this.node.classList.toggle("long", this.rows.length > 12);
    set(this.node, "role", some.length ? "listbox" : "group");
    if (!this.isEmpty && moments.length === 0) this.node.append(this.nothing());
  }

  nothing() {
    const link = make("button", { type: "button", class: "plain", onclick: () => this.figure.showAllKinds() }, "All kinds");
    return make("li", { class: "none" }, "None of these kinds. ", link);
  }

  row(moment, isFirst) {
    const [sign, color] = signOf(moment);
    const time = isFirst ? seconds(moment.t) : "";
    const guides = Array.from({ length: moment.depth }, () => make("i", { class: "g" }));
    const extra = this.facts(moment).map(([key, value]) => make("span", { class: key === "because" ? "no" : "fact" }, ` ${key} ${value}`));
    const word = moment.what.replace("->", "\u2192");
    const kind = moment.what === "inside" || (moment.answer && moment.answer !== "nil") ? "yes"
      : moment.what === "outside" || moment.answer === "nil" || moment.what === "failed" ? "no" : "";
    return make("li", { role: "option", "aria-selected": "false", id: `${this.id}-${moment.index}`, "data-index": moment.index },
      make("span", { class: "tm" }, time),
      make("span", { class: "kd", style: `color:var(${color})`, title: moment.kind, "aria-hidden": "true" }, sign),
      make("span", { class: "tx" }, ...guides, make("b", {}, moment.who), " ",
        make("span", { class: kind }, word), moment.members.length > 1 ? make("span", { class: "fact" }, ` \u00d7 ${moment.members.length}`) : null, ...extra));
  }

  facts({ at, because, by, about, for: whom, finger }) {
    return Object.entries({ at, because, by, about, for: whom, finger: finger && `${finger}` }).filter(([, value]) => value);
  }

  show(index, related) {
    if (this.isEmpty) return;
    if (index >= 0 && this.rows.length && (index < this.from || index >= this.from + this.rows.length)) this.build(index - this.most / 2);
    this.rows.forEach((row, k) => {
      const number = k + this.from;
      const state = number === index ? "now" : number > index ? "future" : "";
      set(row, "class", related?.has(number) ? `${state} related` : state);
      set(row, "aria-selected", number === index);
    });
  }

  // Scrolling needs the layout, so it comes when everything is changed: then the browser lays out once.
  scrollTo(index) {
    if (this.isEmpty || this.shown === index) return;
    this.shown = index;
    const row = this.rows[index - this.from];
    set(this.node, "aria-activedescendant", row ? row.id : null);
    this.node.scrollTop = row ? (index - this.from) * 26 + 6 - this.height * 0.45 : 0;
  }

  indexOf(target) {
    const row = target.closest?.("li[data-index]");
    return row ? Number(row.dataset.index) : -1;
  }
  choose(target) {
    const index = this.indexOf(target);
    if (index < 0) return;
    this.figure.stop();
    this.figure.goTo(this.course.placeOf(this.course.moments[index]));
  }
  point(target) {
    const index = this.indexOf(target);
    this.figure.pointAt(index < 0 ? null : this.course.view(this.course.moments[index].who));
  }
}
