// Touches: nodes.
// Uses: dom.
//
// The tables that a run prints.
class Boards {
  constructor(figure) {
    this.figure = figure;
    this.node = make("div", { class: "boards" });
  }

  load(run) {
    const tables = run.tables.filter(({ rows }) => rows.length > 0);
    this.node.hidden = tables.length === 0;
    this.node.replaceChildren(...tables.map(({ title, rows, isPlain }) => {
      const [head, ...rest] = rows;
      // Without a heading, rows of one cell are the lines of a map, and others have a name at the left.
      const isMap = isPlain && head.length === 1;
      const isFacts = isPlain && !isMap;
      const setting = isFacts ? null : this.settingOf?.(head, rest, run);
      return make("div", { class: "board" }, make("table", {}, make("caption", {}, title),
        isMap || isFacts ? null : make("thead", {}, make("tr", {}, ...head.map((cell) => make("th", { scope: "col" }, cell)))),
        make("tbody", {}, ...isMap ? [make("tr", {}, make("td", {}, make("pre", {}, rows.join("\n"))))]
          : isFacts ? rows.map(([name, ...facts]) => make("tr", {}, make("th", { scope: "row" }, name), ...facts.map((fact) => make("td", {}, fact))))
            : rest.map((row) => this.row(row, head, setting)))));
    }));
  }

  // Plain, as long as there is no engine that could play another row.
  row(cells) { return make("tr", {}, ...cells.map((cell) => make("td", {}, cell))); }
}
