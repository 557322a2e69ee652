// Touches: nodes.
// Uses: dom.
//
// A listing of the default hit test: beside each line stand the views that are in it now.
class LiveListing {
  constructor(box, figure) {
    this.figure = figure;
    this.lines = JSON.parse(box.dataset.lines);
    this.rows = [...box.querySelectorAll(".l")];
    this.box = box;
    this.text = this.rows.map((row) => row.querySelector("b").textContent);
    box.addEventListener("click", (event) => {
      const row = event.target.closest(".l");
      if (row) this.goTo(Number(row.dataset.line));
    });
    box.addEventListener("pointerover", (event) => {
      const row = event.target.closest(".l");
      figure.pointAtMoments(row ? this.momentsOf(Number(row.dataset.line)) : null);
    });
    box.addEventListener("pointerleave", () => figure.pointAtMoments(null));
  }

  lineOf(moment) {
    const { lines } = this;
    if (moment.kind === "point") return lines.area;
    if (moment.kind !== "hitTest") return 0;
    if (moment.asks) return lines.asked;
    if (moment.answer === "nil") return moment.area ? lines.area : lines.gate;
    return moment.answer === moment.who ? lines.self : lines.subview;
  }

  momentsOf(number) { return this.figure.course.moments.filter((moment) => this.lineOf(moment) === number); }

  goTo(number) {
    const all = this.momentsOf(number);
    const next = all.find((moment) => moment.u > this.figure.p) ?? all[0];
    if (next && !this.figure.isLocked) this.figure.goTo(this.figure.course.placeOf(next));
  }

  // Where the lines lie in a box that scrolls.
  measure() {
    this.height = this.box.clientHeight;
    this.tops = this.rows.map((row) => row.offsetTop);
    this.key = null;
  }

  show(index, isLocked) {
    const stack = [];
    const { moments } = this.figure.course;
    let first = index;
    while (first > 0 && !(moments[first].asks && moments[first].depth === 0)) first -= 1;
    for (let k = Math.max(0, first); k <= index && !isLocked; k += 1) {
      const moment = moments[k];
      if (moment.kind === "hitTest" && moment.asks) {
        if (stack.length) stack.at(-1).line = this.lines.asking;
        stack.push({ who: moment.who, line: this.lines.asked });
      } else if (moment.kind === "hitTest") {
        if (stack.length) stack.at(-1).line = this.lineOf(moment);
        if (k < index) stack.pop();
      } else if (moment.kind === "point") {
        if (stack.length) stack.at(-1).line = this.lines.area;
      } else {
        stack.length = 0;
      }
    }
    const key = JSON.stringify(stack);
    if (this.key === key) return;
    this.key = key;
    const families = new Map(this.figure.run.scene(-1).map((view) => [view.name, view.family]));
    const top = stack.at(-1);
    for (const row of this.rows) {
      const here = stack.filter(({ line }) => line === Number(row.dataset.line));
      row.classList.toggle("now", here.includes(top) && top !== undefined);
      row.classList.toggle("stack", here.length > 0 && !here.includes(top));
      row.lastElementChild.replaceChildren(...here.map((each) =>
        make("span", { class: `frame v-${families.get(each.who) ?? "clear"}${each === top ? " top" : ""}` }, each.who)));
    }
    if (this.height) this.box.scrollTop = top ? this.tops[top.line - 1] - this.height * 0.45 : 0;
  }
}
