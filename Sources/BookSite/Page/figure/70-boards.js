// The tables that a run prints.
class Boards {
  constructor() { this.node = make("div", { class: "boards" }); }

  load(run) {
    this.node.hidden = run.tables.length === 0;
    this.node.replaceChildren(...run.tables.map(({ title, rows: [head, ...rows] }) => make("div", { class: "board" },
      make("table", {}, make("caption", {}, title),
        make("thead", {}, make("tr", {}, ...head.map((cell) => make("th", { scope: "col" }, cell)))),
        make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map((cell) => make("td", {}, cell)))))))));
  }
}
