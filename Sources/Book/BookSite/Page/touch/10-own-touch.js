// Touches: nodes, engine, time.
// Uses: dom, engine.
//
// The reader's own fingers on the stage, and shakes of the phone: the engine hears them in real time,
// and what it did becomes the figure's run. A touch that follows soon belongs to the same run, as in a double tap.
const DEEDS = { down: 0, move: 1, up: 2, cancel: 3 };
const QUIET = 1200;
// Of a longer session the figure shows the last lines.
const LONGEST = 2000;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

class OwnTouch {
  constructor(figure) {
    this.figure = figure;
    this.isLive = false;
    // Fingers that are down, by their numbers; where the keyboard's fingers are; a mouse that hovers.
    this.fingers = new Map();
    this.cursors = new Map();
    this.hover = null;
    this.chosen = 1;
    this.pointers = new Map();
    // From the first finger down to the last one up: where the scene stood when the first one came.
    this.grip = null;
    const { svg } = figure.stage;
    for (const [name, deed] of [["down", "down"], ["move", "move"], ["up", "up"], ["cancel", "cancel"]]) {
      svg.addEventListener(`pointer${name}`, (event) => this.pointer(event, deed));
    }
    svg.addEventListener("pointerleave", () => this.hoverAt(null));
    svg.addEventListener("keydown", (event) => this.key(event));
    if (ENGINES.engine.ask(`shakes ${figure.run.id}`) === "yes") {
      this.shaker = make("button", { type: "button", class: "plain", "aria-keyshortcuts": "k", onclick: () => this.shake() }, "Shake the phone");
      figure.fields.secondLabel.after(this.shaker);
    }
    svg.addEventListener("focus", () => figure.redraw());
    svg.addEventListener("blur", () => {
      this.cursors.clear();
      figure.redraw();
    });
  }

  get isAble() { return ENGINES.engine !== null && !this.figure.isLocked && this.figure.stage.tilt <= 0.03; }
  get isDouble() { return this.figure.fields.second.checked; }

  pointer(event, deed) {
    const { figure } = this;
    if (deed === "down") {
      if (event.button > 0 || !this.isAble || !this.isMeant(event)) return;
      const number = [1, 2, 3, 4, 5].find((each) => ![...this.pointers.values()].includes(each));
      if (!number) return;
      this.pointers.set(event.pointerId, number);
      this.cursors.clear();
      if (!this.grip) this.hold();
      figure.stage.svg.setPointerCapture(event.pointerId);
      event.preventDefault();
    }
    const number = this.pointers.get(event.pointerId);
    const isMouse = event.pointerType === "mouse";
    if (!number && isMouse && this.isDouble && this.isAble) this.hoverAt(this.spot(event));
    if (!number) return;
    const spot = this.spot(event);
    if (deed === "up" || deed === "cancel") this.pointers.delete(event.pointerId);
    this.act(deed, number, spot);
    if (isMouse && number <= 2) {
      if (this.isDouble || deed !== "down") this.act(deed, 3 - number, this.mirror(spot));
      if (this.isDouble) this.hoverAt(spot);
    }
    if (this.pointers.size === 0) this.letGo();
  }

  // A finger that rests must rest for the engine, whatever its own run changes in the figure. So as
  // long as one is down the scene is drawn where it was, and places are read as they were.
  hold() {
    const { stage } = this.figure;
    const box = stage.svg.getBoundingClientRect();
    this.grip = { left: box.left + scrollX, top: box.top + scrollY, projection: stage.projection };
    stage.isHeld = true;
  }

  letGo() {
    this.grip = null;
    this.figure.stage.isHeld = false;
    this.figure.redraw();
  }

  // A finger that scrolls the page is no touch, and beside the screen there is nothing to touch.
  isMeant(event) {
    const { root, run, stage } = this.figure;
    const [x, y] = this.pointOf(event);
    const near = 12 / stage.projection.scale;
    return (event.pointerType !== "touch" || root.classList.contains("armed"))
      && x > -near && y > -near && x < run.screen[0] + near && y < run.screen[1] + near;
  }

  hoverAt(spot) {
    if (this.hover === spot) return;
    this.hover = spot;
    this.figure.redraw();
  }

  spot(event) { return this.onScreen(this.pointOf(event)); }

  pointOf(event) {
    const { stage } = this.figure;
    if (this.grip) {
      const { left, top, projection } = this.grip;
      return projection.point(event.clientX + scrollX - left, event.clientY + scrollY - top);
    }
    const box = stage.svg.getBoundingClientRect();
    return stage.projection.point(event.clientX - box.left, event.clientY - box.top);
  }

  onScreen([x, y]) {
    const [width, height] = this.figure.run.screen;
    return [clamp(x, 0, width - 0.1), clamp(y, 0, height - 0.1)];
  }

  // The second finger lies on the other side of the scene's middle.
  mirror([x, y]) {
    const [left, top, width, height] = this.figure.stage.area;
    return this.onScreen([2 * left + width - x, 2 * top + height - y]);
  }

  // Where a finger of the keyboard is.
  cursor(number) {
    if (!this.cursors.has(number)) {
      const [left, top, width, height] = this.figure.stage.area;
      this.cursors.set(number, number === 1 ? this.figure.run.touch ?? [left + width / 2, top + height / 2] : this.mirror(this.cursor(1)));
    }
    return this.cursors.get(number);
  }

  key(event) {
    const { figure } = this;
    const way = ARROWS[event.key];
    if (event.target !== figure.stage.svg || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "k" && this.shaker && !event.repeat) return this.shake();
    if ((!way && !/^( |Enter|Escape|1|2)$/.test(event.key)) || !this.isAble) return;
    event.preventDefault();
    if (/[12]/.test(event.key)) this.chosen = Number(event.key);
    const own = this.chosen;
    let spot = this.cursor(own);
    if (way) {
      const size = event.shiftKey ? 1 : 10;
      spot = this.onScreen([spot[0] + way[0] * size, spot[1] + way[1] * size]);
    }
    this.cursors.set(own, spot);
    const hands = [own];
    if (this.isDouble) {
      hands.push(3 - own);
      this.cursors.set(3 - own, this.mirror(spot));
    }
    const down = hands.filter((each) => this.fingers.has(each));
    const all = (deed, numbers) => { for (const each of numbers) this.act(deed, each, this.cursor(each)); };
    if (event.key === "Escape") all("cancel", down);
    else if (event.key === " " && !event.repeat) {
      if (down.includes(own)) all("up", down); else all("down", hands.filter((each) => !down.includes(each)));
    } else if (event.key === "Enter" && down.length === 0) {
      all("down", hands);
      setTimeout(() => all("up", hands), 80);
    } else if (way) all("move", down);
    if (down.length === 0 && !/ |Enter/.test(event.key)) {
      figure.say(`Finger ${own} above ${figure.stage.under(...spot).at(-1) ?? "nothing"}, at ${spot.map(Math.round).join(", ")}.`);
    }
    figure.redraw();
  }

  act(deed, number, [x, y]) {
    if ((deed === "down") === this.fingers.has(number)) return;
    if (!this.isLive) this.begin();
    ENGINES.engine.finger(DEEDS[deed], number, x, y);
    if (deed === "up" || deed === "cancel") this.fingers.delete(number);
    else this.fingers.set(number, [x, y]);
    this.changedAt = performance.now();
    this.figure.redraw();
  }

  // After a touch of one's own a shake belongs to the same run, however late it comes.
  shake() {
    const { figure } = this;
    if (figure.isLocked) return;
    if (!this.isLive) this.begin(figure.run !== figure.bookRun);
    ENGINES.engine.ask("shake");
    // The trace shows who hears it.
    if (figure.kinds.length && !figure.kinds.includes("motion")) figure.kinds = [...figure.kinds, "motion"];
    this.changedAt = performance.now();
    figure.redraw();
  }

  begin(goesOn = this.figure.isPlaces) {
    const { figure } = this;
    figure.stop();
    if (ENGINES.user !== this || !goesOn) ENGINES.open(figure.run.id, figure.run, figure.wishes);
    ENGINES.user = this;
    this.isLive = true;
    this.count = -1;
    this.cost = 0;
    this.last = this.changedAt = performance.now();
    this.readAt = 0;
    requestAnimationFrame((now) => this.tick(now));
  }

  // Time passes for the engine as it does for the reader.
  tick(now) {
    if (!this.isLive) return;
    ENGINES.engine.advance(Math.max(0, now - this.last) * 1000);
    this.last = now;
    if (now - this.readAt > Math.max(60, 6 * this.cost)) this.read(now);
    if (this.fingers.size === 0 && now - this.changedAt > QUIET) {
      this.read(now);
      this.end();
      this.figure.ownTouchEnded();
      return;
    }
    requestAnimationFrame((next) => this.tick(next));
  }

  read(now) {
    const begin = performance.now();
    const run = ENGINES.record(`record ${LONGEST}`);
    this.readAt = now;
    const count = run ? run.lines.length + (run.before ?? 0) : this.count;
    if (count === this.count) return;
    this.count = count;
    // Of a part it is not known what it answers, and no line proves it.
    if (run.before) run.prediction = { proof: Infinity };
    this.changedAt = now;
    this.figure.take(run);
    this.cost = performance.now() - begin;
  }

  end() {
    this.isLive = false;
    this.fingers.clear();
    if (ENGINES.user === this && !this.figure.isPlaces && !this.shaker) ENGINES.user = null;
  }

  // What the stage draws in place of the recorded fingers: those of the reader, or where they would
  // come down.
  shown() {
    const { svg } = this.figure.stage;
    if (this.shaker) hide(this.shaker, this.figure.isLocked);
    const shown = new Map();
    const mark = (isDown) => ([x, y], number) => shown.set(number, { x, y, isDown, isComing: !isDown, trail: [] });
    if (document.activeElement === svg) this.cursors.forEach(mark(false));
    if (this.hover && this.isDouble && !this.figure.isPlaying) [this.hover, this.mirror(this.hover)].forEach((spot, k) => mark(false)(spot, k + 1));
    this.fingers.forEach(mark(true));
    return shown.size > 0 ? shown : null;
  }
}
