// Touches: nodes.
// Uses: boards, dom, start, store.
//
// A row of a table that is a setting, of this run or of another on the page, is a button that opens the
// figure with it; if the columns are settings, too, every cell is one.
Object.assign(Boards.prototype, {
  row(cells, head, setting) {
    const isOne = setting && (setting.row.words ?? [cells[0]]).includes(cells[0]) && (setting.row.words || fits(cells[0], setting.row));
    // A row that this run has played stays marked.
    const { settings, id } = this.figure.run;
    const isNow = isOne && setting.id === id && settings[setting.row.name] === cells[0];
    return make("tr", { class: isNow && !setting.column ? "now" : null }, ...cells.map((cell, k) => {
      if (!isOne || (k > 0) !== Boolean(setting.column)) return make("td", {}, cell);
      const changes = [[setting.row.name, cells[0]], ...(k > 0 ? [[setting.column.name, head[k]]] : [])];
      const words = changes.map((each) => each.join(" ")).join(" and ");
      const isThis = isNow && setting.column && settings[setting.column.name] === head[k];
      return make("td", { class: isThis ? "now" : null }, make("button", { type: "button", class: "plain", "aria-label": `${cell}: show run ${setting.id} with ${words}`,
        onclick: (event) => this.open(event.target, setting.id, changes) }, cell));
    }));
  },

  open(button, id, changes) {
    for (const each of this.node.querySelectorAll(".now")) each.classList.remove("now");
    button.closest(this.node.querySelector("td + td button") ? "td" : "tr").classList.add("now");
    openFigure(id, changes);
  },

  settingOf,
});

// Opens a run's figure with some settings. One that waits behind a question stays there.
function openFigure(id, changes) {
  const root = document.getElementById(`run-${id}`);
  const fold = root.closest("details");
  if (fold) fold.open = true;
  const gate = root.offsetHeight ? null : document.querySelector(`p.gate[data-gate="${root.closest(".gated")?.dataset.gate}"]`);
  if (gate) gate.scrollIntoView({ block: "center" });
  else wakeFigure(root).openWith(changes);
}

const fits = (cell, { from, to }) => cell !== "" && Number(cell) >= from && Number(cell) <= to;

// Which parameters the rows and the columns of a table are.
function settingOf(head, rows, run) {
  for (const { id, parameters } of [run, ...Object.values(RUNS.records)]) {
    for (const row of parameters) {
      const isSetting = row.words ? rows.length > 1 && row.words.length > 2 && rows.every(([cell]) => row.words.includes(cell))
        : id === run.id && head[0] === row.name && rows.some(([cell]) => fits(cell, row));
      if (isSetting) return { id, row, column: parameters.find(({ words }) => words && head.length > 1 && head.slice(1).every((each) => words.includes(each))) };
    }
  }
  return null;
}
