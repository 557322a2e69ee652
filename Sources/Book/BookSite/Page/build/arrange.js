// Touches: nodes.
// Uses: dom, geometry, own-touch.
//
// Views that a hand takes in the drawing: pressed, dragged, pulled at a corner, moved by keys. All that comes of
// it are other numbers in a line of the text. Until the hand lets go the engine is not asked: the scene is drawn
// as it was built last, and in it is moved what the text has moved since.

// A line of a view: what stands before its place, its name, its place, and its size if it has one.
const FRAMED = /^( *(?!finger )\S+ +(\S+) +)(-?[\d.]+),(-?[\d.]+)(?: +([\d.]+)x([\d.]+))?/;
const NEAR = 4;

class Arranging {
  // page: what happens to the text, and who asks the engine.
  constructor(node, page) {
    Object.assign(this, { page, isOn: false, name: null, deep: null, items: [], past: null, gesture: null });
    [this.title, this.held, this.svg] = ["h2", ".held", ".areas"].map((each) => node.querySelector(each));
    this.titles = [this.title.textContent, "Where each view lies"];
    this.labels = [this.svg.getAttribute("aria-label"), "Where each view lies. Enter takes the next view, arrows move it by 1, with Shift by 10, Delete takes it away, Escape leaves."];
    const button = (label, onclick) => make("button", { type: "button", class: "plain", onclick }, label);
    this.toggle = button("Arrange", () => this.turn(!this.isOn));
    this.away = button("Delete", () => this.remove());
    this.back = button("Undo", () => this.undo());
    node.querySelector(".by-hand").append(this.toggle, this.away, this.back);
    this.group = draw("g");
    this.outline = draw("rect", { class: "outline" });
    this.corner = draw("g", { class: "corner", tabindex: 0, role: "button", "aria-roledescription": "handle to drag" }, draw("rect"), draw("rect"));
    const { svg } = this;
    svg.addEventListener("pointerdown", (event) => this.press(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    svg.addEventListener("pointerup", (event) => this.letGo(event));
    svg.addEventListener("pointercancel", (event) => this.letGo(event));
    node.addEventListener("keydown", (event) => this.key(event));
    addEventListener("resize", () => { if (this.isOn) this.page.redraw(); });
    this.show();
  }

  turn(isOn) {
    this.drop();
    if (!isOn && this.svg.contains(document.activeElement)) this.toggle.focus();
    Object.assign(this, { isOn, name: null });
    this.page.redraw();
    this.page.look();
  }

  // ---------- what is drawn

  // What of all this is seen, and what can be done.
  show() {
    const { isOn } = this;
    const lines = this.page.lines();
    const number = isOn ? this.number(lines) : -1;
    this.toggle.disabled = !this.page.isReady();
    set(this.toggle, "aria-pressed", isOn);
    this.svg.classList.toggle("arranging", isOn);
    set(this.svg, "aria-label", this.labels[Number(isOn)]);
    write(this.title, this.titles[Number(isOn)]);
    this.away.hidden = this.back.hidden = this.held.hidden = !isOn;
    this.away.disabled = number < 0;
    this.back.disabled = this.past?.after !== lines.join("\n");
    write(this.held, number < 0 ? "Press a view; drag it, or its corner." : lines[number].trim());
    this.page.mark(number < 0 ? null : number);
  }

  // The scene as it was built, of these lines.
  load(run, lines) {
    const { svg } = this;
    const [width, height] = run.screen;
    this.screen = run.screen;
    set(svg, "viewBox", `-16 -16 ${width + 32} ${height + 32}`);
    svg.style.aspectRatio = `${width + 32} / ${height + 32}`;
    if (this.corner.parentNode !== svg) svg.replaceChildren(this.group, draw("path", { class: "point" }), this.outline, this.corner);
    svg.classList.add("arranging");
    // A pixel in points: names and the handle have one size on every screen.
    this.pixel = 1 / (svg.getScreenCTM()?.a || 1);
    svg.style.setProperty("--pixel", this.pixel);
    const frames = this.frames(lines);
    const owners = new Map();
    const taken = [];
    this.items = [];
    run.scene(-1).forEach((view, index) => {
      const parent = owners.get(view.superview);
      const frame = view.plain ? null : frames.get(view.name);
      owners.set(index, frame ? { name: view.name, frame, parent, box: bounds(view.corners) } : parent);
      if (!frame) return;
      const item = owners.get(index);
      // A name has a row of its own, if another one would stand there.
      const [x, y] = item.box;
      const area = [x + 5 * this.pixel, y + 3 * this.pixel, wordWidth(view.name, true) * this.pixel, 17 * this.pixel];
      while (taken.some((each) => overlap(each, area))) area[1] += 17 * this.pixel;
      taken.push(area);
      item.node = draw("rect", { x, y, class: `view v-${view.family}${view.unseen || view.off === "hidden" ? " off" : ""}` });
      item.label = draw("text", { x: area[0], y: area[1] + 13 * this.pixel }, view.name);
      this.items.push(item);
    });
    // All names lie in front, so that those of covered views are read as well.
    this.group.replaceChildren(draw("rect", { class: "v-root screen", width, height }), ...["node", "label"].flatMap((part) => this.items.map((each) => each[part])));
    this.place();
  }

  lay(node, box) {
    ["x", "y", "width", "height"].forEach((name, k) => set(node, name, box[k]));
    return box;
  }

  // Moves in the drawing what the text has moved since the scene was built.
  place() {
    const frames = this.frames(this.page.lines());
    for (const item of this.items) {
      const frame = frames.get(item.name);
      item.isHere = frames.has(item.name);
      const [dx, dy, wider, higher] = frame ? frame.map((each, k) => each - item.frame[k]) : [0, 0, 0, 0];
      item.shift = [dx + (item.parent?.shift[0] ?? 0), dy + (item.parent?.shift[1] ?? 0)];
      const [x, y, width, height] = item.box;
      item.now = [x + item.shift[0], y + item.shift[1], Math.max(0, width + wider), Math.max(0, height + higher)];
      for (const node of [item.node, item.label]) {
        show(node, item.isHere);
        set(node, "transform", `translate(${item.shift.join(" ")})`);
      }
      set(item.node, "width", item.now[2]);
      set(item.node, "height", item.now[3]);
    }
    const item = this.items.find(({ name, isHere }) => name === this.name && isHere);
    const hasCorner = item && !/^ *switch /.test(this.page.lines()[this.number()]);
    show(this.outline, Boolean(item));
    // What is gone cannot keep the focus.
    if (!hasCorner && document.activeElement === this.corner) this.svg.focus({ preventScroll: true });
    show(this.corner, Boolean(hasCorner));
    this.grip = null;
    if (!item) return;
    const [x, y, width, height] = this.lay(this.outline, item.now);
    // It lies outside of a small view, so that this can be taken as well; but never beside the screen.
    const [right, bottom] = [x + width, y + height].map((each, k) => clamp(each, 0, this.screen[k]));
    const square = (node, from, length) => this.lay(node, [right, bottom].map((each) => each + from * this.pixel).concat([length * this.pixel, length * this.pixel]));
    const [area, mark] = this.corner.children;
    this.grip = hasCorner ? square(area, -8, 28) : null;
    square(mark, -1, 14);
    set(this.corner, "aria-label", `Corner of ${this.name}, ${width} by ${height}`);
  }

  // ---------- lines

  frames(lines) {
    const all = lines.map((each) => FRAMED.exec(each)).filter(Boolean);
    return new Map(all.map(([, , name, ...numbers]) => [name, numbers.map((each) => Number(each ?? 0))]));
  }

  // The views that are drawn and have their line still, from the back to the front.
  names(isMeant = () => true) { return this.items.filter((each) => each.isHere && isMeant(each)).map(({ name }) => name); }

  number(lines = this.page.lines()) { return this.name === null ? -1 : lines.findIndex((each) => FRAMED.exec(each)?.[2] === this.name); }

  // The line that the page is at is the one that is held.
  follow(number) {
    if (!this.isOn) return;
    this.name = FRAMED.exec(this.page.lines()[number])?.[2] ?? null;
    this.place();
    this.show();
  }

  take(name) {
    const lines = this.page.lines();
    this.name = name;
    this.page.write(lines, this.number(lines));
  }

  // Other numbers in the line: the place, or the size.
  change(frame, isSize, way) {
    const lines = this.page.lines();
    const number = this.number(lines);
    const next = frame.map((each, k) => {
      const part = way[isSize ? k - 2 : k];
      return part === undefined ? each : clamp(Math.round(each + part), isSize ? 1 : -9999, 9999);
    });
    lines[number] = lines[number].replace(FRAMED, (all, before, name, x, y, width) =>
      `${before}${next[0]},${next[1]}${width === undefined ? "" : ` ${next[2]}x${next[3]}`}`);
    this.page.write(lines, number);
  }

  // What Undo goes back to; keys that go on with the same are one step.
  remember(before, kind = null) {
    const after = this.page.lines().join("\n");
    const goesOn = kind && this.past?.kind === kind && this.past.after === before;
    this.past = { before: goesOn ? this.past.before : before, after, kind, name: this.name };
  }

  // Where the one that is held lies, or how large it has become.
  told(isSize = null) {
    const { name } = this;
    const [x, y, width, height] = this.frames(this.page.lines()).get(name);
    return isSize === null ? `${name} at ${x}, ${y}, ${width} by ${height}.`
      : isSize ? `${name} is now ${width} by ${height}.` : `${name} moved to ${x}, ${y}.`;
  }

  // A button that did it may be off now.
  finish(words) {
    if (!this.svg.contains(document.activeElement)) this.svg.focus({ preventScroll: true });
    this.page.ask();
    this.page.tell(words);
    this.show();
  }

  // ---------- the hand

  // The point of the screen; a hand that leaves it stays at its edge. While one is at work nothing is measured.
  spot(event, way) {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(way);
    return [x, y].map((each, k) => clamp(each, 0, this.screen[k]));
  }

  press(event) {
    if (!this.isOn || event.button > 0 || this.gesture) return;
    event.preventDefault();
    this.page.settle();
    this.place();
    const way = this.svg.getScreenCTM().inverse();
    const spot = this.spot(event, way);
    const isUnder = ([x, y, width, height]) => spot[0] >= x && spot[1] >= y && spot[0] < x + width && spot[1] < y + height;
    // A browser takes a handle for what a finger beside it means.
    const isSize = this.grip !== null && isUnder(this.grip);
    const under = this.names((item) => isUnder(item.now)).reverse();
    (isSize ? this.corner : this.svg).focus({ preventScroll: true });
    if (!isSize && under.length === 0) return;
    // What lies in front is taken. Pressed once more, it gives way to the next behind it; this one stays held then,
    // wherever it's pressed.
    const before = this.name;
    if (!isSize && !(before === this.deep && under.includes(before))) this.take(under[0]);
    const isAgain = !isSize && before === this.name;
    const lines = this.page.lines();
    this.svg.setPointerCapture(event.pointerId);
    this.gesture = { id: event.pointerId, from: [event.clientX, event.clientY], way, spot, isSize, hasMoved: false, before: lines.join("\n"),
      frame: this.frames(lines).get(this.name), front: under[0],
      next: isAgain ? under[(under.indexOf(before) + 1) % under.length] : this.name };
  }

  move(event) {
    const { gesture } = this;
    if (gesture?.id !== event.pointerId) return;
    gesture.hasMoved ||= Math.hypot(event.clientX - gesture.from[0], event.clientY - gesture.from[1]) >= NEAR;
    if (gesture.hasMoved) this.change(gesture.frame, gesture.isSize, this.spot(event, gesture.way).map((each, k) => each - gesture.spot[k]));
  }

  letGo(event) {
    const { gesture } = this;
    if (gesture?.id !== event.pointerId) return;
    if (event.type === "pointercancel") return this.drop();
    this.gesture = null;
    if (gesture.hasMoved) {
      this.remember(gesture.before);
      this.finish(this.told(gesture.isSize));
    } else {
      if (!gesture.isSize) this.deep = gesture.next === gesture.front ? null : gesture.next;
      this.take(gesture.next);
      this.page.tell(this.told());
    }
  }

  // The hand is taken away: all is as it was.
  drop() {
    const { gesture } = this;
    this.gesture = null;
    if (gesture?.hasMoved) this.page.write(gesture.before.split("\n"), this.number());
    return Boolean(gesture);
  }

  // ---------- keys

  key(event) {
    if (!this.isOn || event.altKey) return;
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    let deed = null;
    if (key === "Escape") deed = () => this.drop() || this.turn(false);
    else if (this.gesture || !this.svg.contains(event.target)) return;
    else if (isCommand) deed = key === "z" && (() => this.undo());
    else if (ARROWS[key]) deed = () => this.step(ARROWS[key].map((each) => each * (event.shiftKey ? 10 : 1)), event.target === this.corner);
    else if (key === "Enter" || key === " ") deed = () => this.takeNext();
    else if (key === "Delete" || key === "Backspace") deed = () => event.repeat || this.remove();
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  step(way, isSize) {
    const lines = this.page.lines();
    const frame = this.frames(lines).get(this.name);
    if (!frame) return;
    this.change(frame, isSize, way);
    this.remember(lines.join("\n"), `${this.name} ${isSize}`);
    this.show();
    this.page.askSoon(this.told(isSize));
  }

  takeNext() {
    this.place();
    const names = this.names();
    if (names.length === 0) return;
    this.take(names[(names.indexOf(this.name) + 1) % names.length]);
    this.page.tell(this.told());
  }

  // A view goes with what stands below it, further in.
  remove() {
    const lines = this.page.lines();
    const [number, { name }] = [this.number(lines), this];
    if (number < 0) return;
    const depth = (line) => line.search(/\S/);
    let end = number + 1;
    while (end < lines.length && (depth(lines[end]) > depth(lines[number]) || depth(lines[end]) < 0)) end += 1;
    const rest = [...lines.slice(0, number), ...lines.slice(end)];
    this.page.write(rest, Math.max(0, Math.min(number, rest.length - 1)));
    this.remember(lines.join("\n"));
    this.past.name = name;
    this.finish(`${name} is gone${end > number + 1 ? ", with what stood below it" : ""}.`);
  }

  undo() {
    const { past } = this;
    if (past?.after !== this.page.lines().join("\n")) return;
    this.past = null;
    this.name = past.name;
    const lines = past.before.split("\n");
    this.page.write(lines, this.number(lines));
    this.finish(`Undone: ${this.told()}`);
  }
}
