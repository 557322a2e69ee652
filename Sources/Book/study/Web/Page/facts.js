// Touches: nodes, time.
// Uses: dom.
//
// What stands beside the scene: the trace, the hit order, the chain, the recognizers.

// The longest trace the page keeps in sight; copying gives all of it.
const longest = 600;

export class Facts {
  constructor() {
    this.trace = byId("trace");
    this.kinds = [];
    byId("all-kinds").addEventListener("change", () => this.filter());
  }

  clear(kinds) {
    this.kinds = kinds;
    this.lines = [];
    this.trace.replaceChildren();
    this.lists = {};
  }

  isShown(kind) {
    return byId("all-kinds").checked || this.kinds.length === 0 || this.kinds.includes(kind);
  }

  filter() {
    const lines = this.lines;
    this.lines = [];
    this.trace.replaceChildren();
    this.add(lines);
  }

  add(lines) {
    if (lines.length === 0) return;
    this.lines.push(...lines);
    const isAtEnd = this.trace.scrollTop + this.trace.clientHeight > this.trace.scrollHeight - 30;
    const shown = lines.filter(([kind]) => this.isShown(kind)).slice(-longest);
    const nodes = shown.map(([, , , text]) => {
      const row = document.createElement("div");
      row.textContent = text;
      return row;
    });
    this.trace.append(...nodes);
    while (this.trace.childElementCount > longest) this.trace.firstChild.remove();
    if (isAtEnd) this.trace.scrollTop = this.trace.scrollHeight;
  }

  show(state) {
    this.list("asked", state.asked, () => false);
    const heard = new Set(state.lines.filter(([kind]) => kind === "touch").map(([, who]) => who));
    this.list("chain", state.chain, (name) => heard.has(name));
    byId("recognizer-section").hidden = state.recognizers.length === 0;
    this.list(
      "recognizers",
      state.recognizers.map(([name, word, on]) => `${name}: ${on === "on" ? word : "disabled"}`),
      (text) => !/: (possible|disabled)$/.test(text));
  }

  // A list that is written anew only when it differs; what is lit stays so for a moment.
  list(id, words, isLit) {
    const key = words.join("\n");
    const list = byId(id);
    if (this.lists[id] !== key) {
      this.lists[id] = key;
      list.replaceChildren(
        ...words.map((word) => {
          const item = document.createElement("li");
          item.textContent = word;
          return item;
        }));
    }
    for (const item of list.children) {
      if (id === "recognizers") item.classList.toggle("on", isLit(item.textContent));
      else if (isLit(item.textContent)) this.light(item);
    }
  }

  light(item) {
    clearTimeout(item.timer);
    item.classList.add("on");
    item.timer = setTimeout(() => item.classList.remove("on"), 500);
  }
}

// A text in place of what could be seen, for a reader who hears the page.
export function sceneInWords(items) {
  const views = items.filter((item) => item.depth > 0 && !item.plain).map((item) => {
    const [xs, ys] = [0, 1].map((side) => item.corners.filter((_, place) => place % 2 === side));
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const size = `${Math.max(...xs) - x} by ${Math.max(...ys) - y}`;
    return `${item.name} at ${x}, ${y}, ${size}${item.off ? `, ${item.off}` : ""}`;
  });
  return `Views from the back to the front: ${views.join("; ")}.`;
}
