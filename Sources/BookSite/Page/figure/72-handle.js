// The corner of a view whose width or height the reader varies: dragged, or moved by the arrow keys.
class CornerHandle {
  // Nothing, if no parameter of the run is a view's size.
  static of(figure) {
    const sides = new Map();
    figure.bookRun.parameters.forEach((parameter, index) => {
      const [, side, owner] = /^the (width|height) of (?:the )?(\S+)$/.exec(parameter.help) ?? [];
      if (owner && figure.bookRun.scene(-1).some((view) => view.name === owner)) sides.set(side, { parameter, index, owner });
    });
    return sides.size > 0 ? new CornerHandle(figure, sides) : null;
  }

  constructor(figure, sides) {
    this.figure = figure;
    this.sides = sides;
    this.owner = [...sides.values()][0].owner;
    this.text = draw("text", { class: "halo", x: 12, y: -8 });
    this.node = draw("g", { class: "handle", tabindex: 0, role: "button", "aria-roledescription": "corner to drag" },
      draw("circle", { r: 20 }), draw("rect", { x: -6, y: -6, width: 12, height: 12, rx: 3 }), this.text);
    figure.stage.svg.append(this.node);
    this.node.addEventListener("pointerdown", (event) => this.drag(event));
    this.node.addEventListener("keydown", (event) => this.key(event));
  }

  get view() { return this.figure.run.scene(-1).find((view) => view.name === this.owner); }

  show(projection, isShown) {
    const view = this.view;
    show(this.node, isShown && view !== undefined);
    if (!isShown || !view) return;
    const [x, y, width, height] = bounds(view.corners);
    set(this.node, "transform", `translate(${place(projection.spot(x + width, y + height, 0))})`);
    const words = `${decimal(width)} \u00d7 ${decimal(height)}`;
    write(this.text, words);
    set(this.node, "aria-label", `Corner of ${this.owner}: ${words}`);
  }

  // Gives the view another size, as far as its parameters allow.
  resize(width, height) {
    const wanted = { width, height };
    const changes = [...this.sides].map(([side, { parameter }]) =>
      [parameter.name, String(Math.round(clamp(wanted[side], parameter.from, parameter.to)))]);
    this.figure.changeInScene(changes);
  }

  drag(event) {
    if (event.button > 0 || !ENGINES.engine) return;
    event.stopPropagation();
    this.node.setPointerCapture(event.pointerId);
    const move = (each) => {
      const box = this.figure.stage.svg.getBoundingClientRect();
      const [x, y] = this.figure.stage.projection.point(each.clientX - box.left, each.clientY - box.top);
      const [left, top] = bounds(this.view.corners);
      this.resize(x - left, y - top);
    };
    const stop = () => {
      this.node.removeEventListener("pointermove", move);
      this.figure.settleBooks();
    };
    this.node.addEventListener("pointermove", move);
    this.node.addEventListener("pointerup", stop, { once: true });
  }

  key(event) {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step || !ENGINES.engine) return;
    event.preventDefault();
    event.stopPropagation();
    const size = event.shiftKey ? 1 : 10;
    const [, , width, height] = bounds(this.view.corners);
    this.resize(width + step[0] * size, height + step[1] * size);
    this.figure.settleBooks();
    this.figure.say(this.node.getAttribute("aria-label"));
  }
}
