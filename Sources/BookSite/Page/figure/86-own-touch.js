// The reader's own fingers on the stage: the engine hears them in real time, and what it did becomes
// the figure's run. A touch that follows soon belongs to the same run, as in a double tap.
const DEEDS = { down: 0, move: 1, up: 2, cancel: 3 };
const QUIET = 1200;

class OwnTouch {
  constructor(figure) {
    this.figure = figure;
    this.isLive = false;
    this.fingers = new Map();
    this.cursor = null;
    this.pointers = new Map();
    const { svg } = figure.stage;
    svg.addEventListener("pointerdown", (event) => this.pointer(event, "down"));
    svg.addEventListener("pointermove", (event) => this.pointer(event, "move"));
    svg.addEventListener("pointerup", (event) => this.pointer(event, "up"));
    svg.addEventListener("pointercancel", (event) => this.pointer(event, "cancel"));
    svg.addEventListener("keydown", (event) => this.key(event));
    svg.addEventListener("blur", () => { this.cursor = null; figure.redraw(); });
  }

  get isAble() { return ENGINES.engine !== null && !this.figure.isLocked && this.figure.stage.tilt <= 0.03; }

  pointer(event, deed) {
    const { figure } = this;
    if (deed === "down") {
      if (event.button > 0 || figure.isLocked) return;
      if (figure.stage.tilt > 0.03) return this.turn(event);
      if (!ENGINES.engine) { figure.loadEngine(); return; }
      const number = [1, 2, 3, 4, 5].find((each) => ![...this.pointers.values()].includes(each));
      if (!number) return;
      this.pointers.set(event.pointerId, number);
      figure.stage.svg.setPointerCapture(event.pointerId);
      event.preventDefault();
    }
    const number = this.pointers.get(event.pointerId);
    if (!number) return;
    const [x, y] = this.spot(event);
    if (deed === "up" || deed === "cancel") this.pointers.delete(event.pointerId);
    this.act(deed, number, x, y);
    if (figure.fields.second.checked && event.pointerType === "mouse") {
      const [mx, my] = this.mirror(x, y);
      this.act(deed, number + 1, mx, my);
    }
  }

  spot(event) {
    const { stage } = this.figure;
    const box = stage.svg.getBoundingClientRect();
    const [x, y] = stage.projection.point(event.clientX - box.left, event.clientY - box.top);
    const [width, height] = this.figure.run.screen;
    return [clamp(x, 0, width - 0.1), clamp(y, 0, height - 0.1)];
  }

  // The second finger of a mouse: on the other side of the scene's middle.
  mirror(x, y) {
    const [left, top, width, height] = this.figure.stage.area;
    return [clamp(2 * left + width - x, 0, 374), clamp(2 * top + height - y, 0, 811)];
  }

  turn(event) {
    const { figure } = this;
    const { svg } = figure.stage;
    const [from, tilt] = [event.clientX, figure.stage.tilt];
    svg.setPointerCapture(event.pointerId);
    const move = (each) => {
      const next = clamp(tilt - (each.clientX - from) / 320, 0, 1);
      figure.setTilt(next < 0.05 ? 0 : next);
    };
    svg.addEventListener("pointermove", move);
    svg.addEventListener("pointerup", () => svg.removeEventListener("pointermove", move), { once: true });
  }

  key(event) {
    const { figure } = this;
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const isDeed = steps[event.key] || [" ", "Enter", "Escape"].includes(event.key);
    if (!isDeed || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.isAble) { figure.loadEngine(); return; }
    const [left, top, width, height] = figure.stage.area;
    this.cursor ??= figure.run.touch ?? [left + width / 2, top + height / 2];
    event.preventDefault();
    if (steps[event.key]) {
      const size = event.shiftKey ? 1 : 10;
      const [dx, dy] = steps[event.key];
      this.cursor = [clamp(this.cursor[0] + dx * size, 0, 374), clamp(this.cursor[1] + dy * size, 0, 811)];
      if (this.isDown) this.act("move", 1, ...this.cursor);
      else figure.say(`Finger above ${figure.stage.under(...this.cursor).at(-1) ?? "nothing"}, at ${this.cursor.map(Math.round).join(", ")}.`);
    } else if (event.key === "Escape") {
      if (this.isDown) this.act("cancel", 1, ...this.cursor);
      this.isDown = false;
    } else if (event.key === "Enter") {
      this.act("down", 1, ...this.cursor);
      setTimeout(() => this.act("up", 1, ...this.cursor), 80);
    } else {
      this.isDown = !this.isDown;
      this.act(this.isDown ? "down" : "up", 1, ...this.cursor);
    }
    figure.redraw();
  }

  act(deed, number, x, y) {
    if (!this.isLive && deed !== "down") return;
    if (!this.isLive) this.begin();
    ENGINES.engine.finger(DEEDS[deed], number, x, y);
    if (deed === "up" || deed === "cancel") this.fingers.delete(number);
    else this.fingers.set(number, [x, y]);
    this.changedAt = performance.now();
    this.figure.redraw();
  }

  begin() {
    const { figure } = this;
    figure.stop();
    if (ENGINES.user !== this || !figure.isPlaces) ENGINES.open(figure.run.id, figure.run, figure.wishes);
    ENGINES.user?.end();
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
    const run = ENGINES.record();
    this.readAt = now;
    if (!run || run.lines.length === this.count) return;
    const hasNews = this.count !== run.lines.length;
    this.count = run.lines.length;
    if (hasNews) this.changedAt = now;
    this.figure.take(run);
    this.cost = performance.now() - now;
  }

  end() {
    this.isLive = false;
    this.fingers.clear();
    if (ENGINES.user === this && !this.figure.isPlaces) ENGINES.user = null;
  }

  // What the stage draws in place of the recorded fingers.
  shown() {
    if (this.isLive && this.fingers.size > 0) {
      return new Map([...this.fingers].map(([number, [x, y]]) => [number, { x, y, isDown: true, isComing: false, trail: [] }]));
    }
    if (this.cursor && document.activeElement === this.figure.stage.svg) {
      return new Map([[1, { x: this.cursor[0], y: this.cursor[1], isDown: false, isComing: true, trail: [] }]]);
    }
    return null;
  }
}
