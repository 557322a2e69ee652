// Touches: nodes.
// Uses: dom.
//
// The names of the views and, in circles, the order in which they were asked in the last hit test.

const [letter, line, badge] = [7.4, 18, 17];

export class Labels {
  constructor(group) {
    this.group = group;
    this.key = "";
  }

  draw(items, asked, area) {
    const labels = items.map((item) => this.label(item, asked, area)).filter(Boolean);
    const key = JSON.stringify(labels);
    if (key === this.key) return;
    this.key = key;
    this.group.replaceChildren();
    const taken = [];
    // What lies in front chooses first.
    for (const label of labels.reverse()) this.place(label, taken, area);
  }

  // What is to be said of a view, and where it is seen.
  label(item, asked, area) {
    const words = [item.plain ? "" : item.name, ...(item.states ?? []), item.off ?? ""];
    const text = words.filter(Boolean).join(", ");
    const order = item.plain
      ? [] : asked.map((name, place) => (name === item.name ? place + 1 : 0)).filter(Boolean);
    if (text === "" && order.length === 0) return null;
    const [xs, ys] = [0, 1].map((side) => item.corners.filter((_, place) => place % 2 === side));
    const [x, y, width, height] = item.clip ?? [area.x, area.y, area.width, area.height];
    const box = {
      left: Math.max(Math.min(...xs), x, area.x),
      top: Math.max(Math.min(...ys), y, area.y),
      right: Math.min(Math.max(...xs), x + width, area.x + area.width),
      bottom: Math.min(Math.max(...ys), y + height, area.y + area.height),
    };
    return box.left < box.right && box.top < box.bottom ? { text, order, box } : null;
  }

  place({ text, order, box }, taken, area) {
    const width = letter * text.length + badge * order.length + 4;
    const spots = [];
    for (let row = 0; row < 4; row += 1) {
      spots.push([box.left + 4, box.top + 2 + line * row]);
      spots.push([box.right - width - 2, box.top + 2 + line * row]);
      spots.push([box.left + 4, box.bottom - line * (row + 1) - 2]);
    }
    const isFree = ([x, y]) =>
      x >= area.x && x + width <= area.x + area.width && y >= area.y
      && y + line <= area.y + area.height
      && taken.every((other) =>
        x + width <= other.x || other.x + other.width <= x || y + line <= other.y
        || other.y + line <= y);
    const [x, y] = spots.find(isFree) ?? spots[0];
    taken.push({ x, y, width });
    order.forEach((number, place) => {
      const middle = x + 8 + badge * place;
      make("circle", { class: "badge", cx: middle, cy: y + 9, r: 8 }, this.group);
      make("text", { class: "count", x: middle, y: y + 13 }, this.group).textContent = number;
    });
    make("text", { x: x + badge * order.length + 2, y: y + 14 }, this.group).textContent = text;
  }
}
