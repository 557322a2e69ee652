// The tables that a run prints.
class Boards {
  constructor() { this.node = make("div", { class: "boards" }); }

  load(run) {
    const tables = run.tables.filter(({ rows }) => rows.length > 0);
    this.node.hidden = tables.length === 0;
    this.node.replaceChildren(...tables.map(({ title, rows: [head, ...rows] }) => make("div", { class: "board" },
      make("table", {}, make("caption", {}, title),
        make("thead", {}, make("tr", {}, ...head.map((cell) => make("th", { scope: "col" }, cell)))),
        make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map((cell) => make("td", {}, cell)))))))));
  }
}
