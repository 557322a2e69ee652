// Touches: nodes, engine, time.
// Uses: dom, engine, own-touch.
//
// Places in the scene that the reader drags, or moves by the arrow keys, to change a parameter. Which
// edge of which view a parameter moves is not written down anywhere: the engine is asked for the scene
// with another value, and what lies elsewhere in it says so.
class Handles {
  constructor(figure) {
    this.figure = figure;
    this.all = [];
  }

  // Looked for once, when the figure has been seen and the page rests.
  find() {
    const { figure } = this;
    const { bookRun } = figure;
    this.isWanted = false;
    // A run that the reader may go on with stays; one that has left the screen does not.
    const { user } = ENGINES;
    if (user && (user.isLive || user.figure.isSeen)) return;
    this.isFound = true;
    const byOwner = new Map();
    bookRun.parameters.forEach((parameter) => {
      const found = movedBy(parameter, bookRun);
      if (!found) return;
      const key = `${found.name} ${found.isOffset}`;
      if (byOwner.has(key)) byOwner.get(key).sides.push(found); else byOwner.set(key, { ...found, sides: [found] });
    });
    this.all = [...byOwner.values()].map((each) => new Handle(figure, each));
    figure.redraw();
  }

  show() {
    const { figure } = this;
    const isShown = !figure.isLocked && !figure.stage.isApart && !figure.isPlaying;
    if (isShown && !this.isFound && !this.isWanted) {
      this.isWanted = true;
      (globalThis.requestIdleCallback ?? setTimeout)(() => this.find());
    }
    for (const handle of this.all) handle.show(isShown);
  }
}

// Which view a parameter moves, and how far for each unit: in x and y; null if it moves none.
function movedBy(parameter, run) {
  const range = parameter.to - parameter.from;
  // A range of less is of seconds or of shares, not of points.
  if (parameter.words || range < 20 || /degrees/.test(parameter.help)) return null;
  const value = Number(run.settings[parameter.name]);
  const step = value + 10 <= parameter.to ? 10 : -10;
  ENGINES.open(run.id, run, new Map([[parameter.name, String(value + step)]]));
  const other = ENGINES.record("record book");
  const [before, after] = other ? [run.scene(-1), other.scene(-1)] : [[], []];
  if (before.length !== after.length) return null;
  for (const [index, view] of before.entries()) {
    const [a, b] = [view, after[index]];
    if (a.name !== b.name || a.corners[1] !== a.corners[3]) continue;
    const scrolled = a.offset && b.offset ? a.offset.map((each, k) => (each - b.offset[k]) / step) : [0, 0];
    const isOffset = scrolled.some((each) => each !== 0);
    const [p, q] = [a, b].map(({ corners }) => [corners[0], corners[1], corners[4], corners[5]]);
    const slopes = p.map((each, k) => (q[k] - each) / step);
    // The right and lower edge, if they move alone, else the upper and left one.
    const [x, y] = [0, 1].map((k) => slopes[k] === 0 && slopes[k + 2] !== 0 ? k + 2 : k);
    const way = isOffset ? scrolled : [slopes[x], slopes[y]];
    if (way.some((each) => each !== 0)) return { parameter, name: view.name, isOffset, edges: [x, y], way };
  }
  return null;
}

class Handle {
  constructor(figure, { name, isOffset, sides }) {
    Object.assign(this, { figure, name, isOffset, sides });
    this.text = draw("text", { class: "halo" });
    this.node = draw("g", { class: "handle", tabindex: 0, role: "button", "aria-roledescription": "handle to drag" },
      draw("circle", { r: 20 }), draw("rect", { x: -6, y: -6, width: 12, height: 12, rx: 3 }), this.text);
    show(this.node, false);
    figure.stage.svg.append(this.node);
    this.node.addEventListener("pointerdown", (event) => this.drag(event));
    this.node.addEventListener("keydown", (event) => this.key(event));
  }

  value({ parameter }) { return Number(this.figure.run.settings[parameter.name]); }

  // Where it lies on the screen: at the corner or in the middle of the edge that moves.
  place(view) {
    const { corners } = view;
    const [left, top, width, height] = this.figure.stage.area;
    const box = [corners[0], corners[1], corners[4], corners[5]].map((each, k) =>
      k % 2 ? clamp(each, top, top + height) : clamp(each, left, left + width));
    return [0, 1].map((axis) => {
      if (this.isOffset) return axis === 0 ? box[2] - 10 : (box[1] + box[3]) / 2;
      const side = this.sides.find(({ way }) => way[axis] !== 0);
      return side ? box[side.edges[axis]] : (box[axis] + box[axis + 2]) / 2;
    });
  }

  show(isShown) {
    const { figure } = this;
    const { stage } = figure;
    const view = figure.run.scene(-1).find((each) => each.name === this.name);
    // Where the view has gone meanwhile, there is nothing to drag.
    const now = figure.run.scene(stage.now?.line ?? -1).find((each) => each.name === this.name);
    const isHere = isShown && view && now && now.corners.join() === view.corners.join() && String(now.offset) === String(view.offset);
    show(this.node, Boolean(isHere));
    if (!isHere) return;
    const [x, y] = stage.projection.spot(...this.place(view), 0).map((each, axis) => clamp(each, 8, (axis ? stage.height : stage.width) - 8));
    set(this.node, "transform", `translate(${place([x, y])})`);
    const words = this.sides.map((side) => decimal(this.value(side))).join(" \u00d7 ");
    const width = wordWidth(words);
    set(this.text, "x", x + 14 + width < stage.width ? 12 : -12 - width);
    set(this.text, "y", y < 24 ? 20 : -8);
    write(this.text, words);
    set(this.node, "aria-label", `${this.name}, ${this.sides.map((side) => `${side.parameter.name} ${decimal(this.value(side))}`).join(", ")}`);
  }

  // Moves it by points from where the values were, as far as the parameters allow.
  move(dx, dy, values) {
    const changes = this.sides.map(({ parameter, way: [x, y] }, k) => {
      const value = values[k] + (dx * x + dy * y) / (x * x + y * y);
      return [parameter.name, String(Math.round(clamp(value, parameter.from, parameter.to)))];
    });
    if (changes.some(([name, word]) => this.figure.run.settings[name] !== word)) this.figure.changeInScene(changes);
  }

  drag(event) {
    if (event.button > 0) return;
    event.stopPropagation();
    event.preventDefault();
    this.node.setPointerCapture(event.pointerId);
    const values = this.sides.map((side) => this.value(side));
    const move = (each) => {
      const { scale } = this.figure.stage.projection;
      this.move((each.clientX - event.clientX) / scale, (each.clientY - event.clientY) / scale, values);
    };
    this.figure.handles.isDragged = true;
    this.node.addEventListener("pointermove", move);
    this.node.addEventListener("lostpointercapture", () => {
      this.node.removeEventListener("pointermove", move);
      this.figure.handles.isDragged = false;
      this.figure.showWhole();
      this.figure.settleBooks();
    }, { once: true });
  }

  key(event) {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const size = event.shiftKey ? 1 : 10;
    this.move(way[0] * size, way[1] * size, this.sides.map((side) => this.value(side)));
    this.figure.settleBooks();
    this.figure.redraw();
    this.figure.say(this.node.getAttribute("aria-label"));
  }
}
