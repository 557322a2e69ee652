// Touches: nodes.
// Uses: dom.
//
// The parts of an answer. Each has its nodes, its text, and the sentence that is said if something
// in it is still open.
const PARTS = {
  // One of the names, or a word that the reader writes.
  name(legend, names, kept, changed) {
    // Many names would fill a screen for each part.
    if (names.length > 12) return PARTS.choice(legend, names, kept, changed);
    const group = `try-${(PARTS.count = (PARTS.count ?? 0) + 1)}`;
    const inputs = names.map((name) => make("input", { type: "radio", name: group, value: name, onchange: changed }));
    for (const input of inputs) input.checked = input.value === kept;
    return {
      node: make("fieldset", { class: "part" }, make("legend", {}, legend), make("div", { class: "chips" },
        ...inputs.map((input) => make("label", { class: "pick" }, input, make("span", {}, input.value))))),
      get text() { return inputs.find((input) => input.checked)?.value ?? ""; },
      get isOpen() { return !this.text; },
    };
  },

  choice(legend, names, kept, changed) {
    const select = PARTS.select(names, kept, changed);
    return {
      node: make("label", { class: "part" }, make("span", { class: "legend" }, legend), select),
      get text() { return select.value; },
      get isOpen() { return !this.text; },
    };
  },

  select(names, kept, changed) {
    const select = make("select", { onchange: changed }, make("option", { value: "" }, "choose"), ...names.map((name) => make("option", {}, name)));
    select.value = names.includes(kept) ? kept : "";
    return select;
  },

  word(legend, names, kept, changed) {
    const input = make("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: "200", oninput: changed });
    input.value = kept;
    return {
      node: make("label", { class: "part" }, make("span", { class: "legend" }, legend), input),
      get text() { return input.value.replaceAll("\n", " "); },
      get isOpen() { return !this.text.trim(); },
    };
  },

  // Some of the names, in an order: a press puts one at the end, another press takes it away.
  names(legend, names, kept, changed) {
    let list = kept.split(",").map((name) => name.trim()).filter((name) => names.includes(name));
    const placed = make("ol", { class: "placed", "aria-label": `Your answer: ${legend}` });
    const pool = make("div", { class: "chips", role: "group", "aria-label": `Names for: ${legend}` },
      ...names.map((name) => make("button", { type: "button", class: "chip", "aria-label": `${name}, put at the end`, onclick: () => put([...list, name]) }, name)));
    function put(other, focus) {
      list = other;
      write();
      changed();
      if (focus !== undefined) (placed.querySelectorAll("button")[Math.min(focus, list.length - 1)] ?? pool.firstChild).focus();
    }
    function write() {
      placed.replaceChildren(...(list.length === 0 ? [make("li", { class: "none" }, "nothing")] : list.map((name, index) =>
        make("li", {}, make("button", {
          type: "button", class: "chip", "aria-label": `${name}, ${index + 1} of ${list.length}: take it away, or move it with the arrow keys`,
          onclick: () => put(list.toSpliced(index, 1), index),
          onkeydown: (event) => {
            const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
            const to = index + step;
            if (event.key === "Delete" || event.key === "Backspace") put(list.toSpliced(index, 1), index);
            else if (step && to >= 0 && to < list.length) put(list.toSpliced(index, 1).toSpliced(to, 0, name), to);
            else if (!step) return;
            event.preventDefault();
          },
        }, name)))));
    }
    write();
    return {
      node: make("fieldset", { class: "part" }, make("legend", {}, legend), placed, pool),
      get text() { return list.join(", "); },
      isOpen: false,
    };
  },

  // A script for fingers, written as in Swift; the buttons put a step at its end.
  script(legend, names, kept, changed) {
    const area = make("textarea", { rows: "2", "aria-label": legend, autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: "2000", oninput: changed });
    area.value = kept;
    function add(step) {
      const before = area.value.trim().replace(/,$/, "");
      const start = before ? before.length + 2 : 0;
      area.value = before ? `${before}, ${step}` : step;
      changed();
      area.focus();
      // What is written next takes the place of the first number.
      const number = /\d+/.exec(step);
      if (number) area.setSelectionRange(start + number.index, start + number.index + number[0].length);
    }
    const steps = [".down(x: 0, y: 0)", ".move(x: 0, y: 0)", ".wait(1)", ".up()", ".cancel()"];
    return {
      node: make("fieldset", { class: "part" }, make("legend", {}, legend), area, make("div", { class: "chips", role: "group", "aria-label": `Steps for: ${legend}` },
        ...steps.map((step) => make("button", { type: "button", class: "chip", onclick: () => add(step) }, step)))),
      get text() { return area.value.replace(/\s+/g, " ").trim(); },
      get isOpen() { return !this.text; },
    };
  },

  // A touch: its x and its y, and what is done before it, if there is something to choose.
  touch(legend, states, kept, changed) {
    const words = kept.split(",").map((word) => word.trim());
    const field = (index) => {
      const input = make("input", { type: "text", inputmode: "decimal", autocomplete: "off", maxlength: "12", oninput: changed });
      input.value = words[index] ?? "";
      return input;
    };
    const fields = [["x", field(0)], ["y", field(1)]];
    if (states.length) fields.push(["Before it", PARTS.select(states, words[2], changed)]);
    return {
      node: make("fieldset", { class: "part" }, make("legend", {}, legend), make("div", { class: "touch" },
        ...fields.map(([label, input]) => make("label", {}, make("span", {}, label), input)))),
      get text() { return fields.map(([, input]) => input.value.trim()).join(", "); },
      get isOpen() { return fields.some(([, input]) => !input.value.trim()); },
    };
  },

  // The seconds of a press, or that none does it.
  press(legend, names, kept, changed) {
    const input = make("input", { type: "text", inputmode: "decimal", autocomplete: "off", maxlength: "12", oninput: changed });
    const none = make("input", { type: "checkbox", onchange: () => { input.disabled = none.checked; changed(); } });
    none.checked = input.disabled = kept === "nil";
    input.value = none.checked ? "" : kept;
    return {
      node: make("fieldset", { class: "part" }, make("legend", {}, legend), make("div", { class: "touch" },
        make("label", {}, make("span", {}, "Seconds"), input), make("label", { class: "none" }, none, " no press does it (nil)"))),
      get text() { return none.checked ? "nil" : input.value.trim(); },
      get isOpen() { return !this.text; },
    };
  },

  // A cause: a question, an object and a line.
  cause(legend, form, kept, changed) {
    const words = kept.split("|").map((word) => word.trim());
    const selects = [["Question", form.questions], ["Object", form.names], ["Line", form.marks]]
      .map(([label, options], index) => [label, PARTS.select(options, words[index], changed)]);
    return {
      node: make("fieldset", { class: "part" }, make("legend", {}, legend), make("div", { class: "cause" },
        ...selects.map(([label, select]) => make("label", {}, make("span", {}, label), select)))),
      get text() { return selects.map(([, select]) => select.value).join(" | "); },
      get isOpen() { return selects.some(([, select]) => !select.value); },
      get isEmpty() { return selects.every(([, select]) => !select.value); },
    };
  },
};
