// Touches: nodes, time.
// Uses: dom, labels.
//
// Draws the views of the scene and the fingers. It knows shapes, not kinds of views.

// The family of a colour, as the book's figures have them: all views of one are drawn alike.
function family(color) {
  const [red, green, blue] = [16, 8, 0].map((places) => (color >> places) & 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (range < 24) return least > 240 ? "white" : most < 32 ? "black" : "grey";
  // Sixths of the circle: red 0, yellow 1, green 2, blue 4, purple 5.
  const hue = most === red ? ((green - blue) / range + 6) % 6
    : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  const ends = [[0.25, "red"], [0.75, "orange"], [1.3, "yellow"], [2.8, "green"], [4.5, "blue"], [5.6, "purple"]];
  return ends.find(([end]) => hue < end)?.[1] ?? "red";
}

export class Scene {
  constructor(svg) {
    this.svg = svg;
    this.clear({ area: [0, 0, 375, 812] });
  }

  clear({ area }) {
    const [x, y, width, height] = area;
    this.svg.replaceChildren();
    this.svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    this.svg.style.aspectRatio = `${width} / ${height}`;
    this.svg.style.maxWidth = `calc(68vh * ${width / height})`;
    this.area = { x, y, width, height };
    this.views = make("g", {}, this.svg);
    this.labels = new Labels(make("g", {}, this.svg));
    this.marks = make("g", {}, this.svg);
    this.drawn = [];
    this.heard = new Map();
  }

  // A point of the scene for a point of the page.
  point(event) {
    const matrix = this.svg.getScreenCTM();
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [place.x, place.y];
  }

  draw(state, cursor) {
    const items = state.items.filter((item) => item.depth > 0);
    while (this.drawn.length > items.length) {
      const last = this.drawn.pop();
      last.group.remove();
      last.clip?.remove();
    }
    items.forEach((item, index) => this.drawItem(item, index));
    this.labels.draw(items, state.asked, this.area);
    this.drawMarks(state.fingers, cursor);
  }

  drawItem(item, index) {
    let drawn = this.drawn[index];
    if (!drawn) {
      const group = make("g", {}, this.views);
      drawn = { group, shape: make("polygon", {}, group), key: "" };
      this.drawn.push(drawn);
    }
    const key = JSON.stringify(item);
    drawn.group.classList.toggle("heard", this.heard.has(item.name));
    if (drawn.key === key) return;
    drawn.key = key;
    drawn.shape.setAttribute("points", item.corners.join(" "));
    const isSeen = item.color !== undefined && !item.unseen;
    drawn.shape.setAttribute(
      "class", `view ${isSeen ? `v-${family(item.color)}` : item.unseen ? "unseen-view" : "glass"}`);
    this.clip(drawn, item, index);
  }

  clip(drawn, item, index) {
    drawn.clip?.remove();
    drawn.clip = null;
    if (!item.clip) return drawn.group.removeAttribute("clip-path");
    const [x, y, width, height] = item.clip;
    drawn.clip = make("clipPath", { id: `clip-${index}` }, this.views);
    make("rect", { x, y, width, height }, drawn.clip);
    drawn.group.setAttribute("clip-path", `url(#clip-${index})`);
  }

  drawMarks(fingers, cursor) {
    const key = JSON.stringify([fingers, cursor]);
    if (key === this.marksKey) return;
    this.marksKey = key;
    this.marks.replaceChildren();
    for (const [number, x, y] of fingers) {
      make("circle", { class: "finger", cx: x, cy: y, r: 20 }, this.marks);
      make("text", { x: x + 23, y: y - 12 }, this.marks).textContent = `finger ${number}`;
    }
    if (!cursor) return;
    const [x, y] = cursor;
    make("path", { class: "cursor", d: `M${x - 12} ${y}h24M${x} ${y - 12}v24` }, this.marks);
  }

  // The view hears of a touch: its outline is thick for a moment.
  light(name) {
    clearTimeout(this.heard.get(name));
    this.heard.set(name, setTimeout(() => this.heard.delete(name), 400));
  }
}
