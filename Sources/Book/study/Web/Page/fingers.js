// Touches: nodes.
// Uses: nothing.
//
// Fingers: pointers of the page, and one that the keyboard moves.

const [down, move, up, cancel] = [0, 1, 2, 3];

export class Fingers {
  constructor(scene, engine, whenTouched) {
    Object.assign(this, { scene, engine, whenTouched, numbers: new Map(), cursor: null });
    const svg = scene.svg;
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.pass(event, move));
    svg.addEventListener("pointerup", (event) => this.pass(event, up));
    svg.addEventListener("pointercancel", (event) => this.pass(event, cancel));
    svg.addEventListener("contextmenu", (event) => event.preventDefault());
    svg.addEventListener("keydown", (event) => this.key(event));
    svg.addEventListener("blur", () => this.liftKey(cancel));
  }

  clear() {
    this.numbers.clear();
    this.isKeyDown = false;
    this.cursor = null;
  }

  // The lowest number that no finger has.
  free() {
    const used = new Set([...this.numbers.values(), ...(this.isKeyDown ? [this.keyNumber] : [])]);
    let number = 1;
    while (used.has(number)) number += 1;
    return number;
  }

  down(event) {
    if (event.button !== 0 || !this.whenTouched()) return;
    event.preventDefault();
    this.scene.svg.focus({ preventScroll: true });
    this.scene.svg.setPointerCapture(event.pointerId);
    this.numbers.set(event.pointerId, this.free());
    this.cursor = null;
    this.pass(event, down);
  }

  pass(event, deed) {
    const number = this.numbers.get(event.pointerId);
    if (number === undefined) return;
    this.engine.finger(deed, number, ...this.scene.point(event));
    if (deed === up || deed === cancel) this.numbers.delete(event.pointerId);
  }

  key(event) {
    const step = event.shiftKey ? 1 : 8;
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = ways[event.key];
    if (!way && ![" ", "Enter", "Escape"].includes(event.key)) return;
    event.preventDefault();
    const area = this.scene.area;
    const [x, y] = this.cursor ?? [area.x + area.width / 2, area.y + area.height / 2];
    this.cursor = [x, y];
    if (way) {
      this.cursor = [
        Math.min(Math.max(x + way[0] * step, area.x), area.x + area.width - 1),
        Math.min(Math.max(y + way[1] * step, area.y), area.y + area.height - 1),
      ];
      if (this.isKeyDown) this.engine.finger(move, this.keyNumber, ...this.cursor);
    } else if (event.key === "Escape") {
      this.liftKey(cancel);
    } else if (this.isKeyDown) {
      this.liftKey(up);
    } else if (!event.repeat && this.whenTouched()) {
      this.keyNumber = this.free();
      this.isKeyDown = true;
      this.engine.finger(down, this.keyNumber, ...this.cursor);
      if (event.key === "Enter") this.liftKey(up);
    }
  }

  liftKey(deed) {
    if (!this.isKeyDown) return;
    this.isKeyDown = false;
    this.engine.finger(deed, this.keyNumber, ...this.cursor);
  }
}
