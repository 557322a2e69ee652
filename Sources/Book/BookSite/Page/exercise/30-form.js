// Touches: nodes, store, engine.
// Uses: article, dom, judge, parts, store.
//
// An exercise that is tried in its card. What the reader answered, and what was said of it, stays in
// the store until the reader forgets it.
function openForm(box, isNew) {
  const id = box.dataset.exercise;
  const form = FORMS[id];
  if (!form || box.querySelector("form.try")) return;
  const kept = STORE.get("tries", id) ?? {};
  const said = make("div", { class: "said", role: "status" });
  const isDiagnosis = form.part === "cause";
  const isNamed = ["script", "touch", "press"].includes(form.part);
  const [none, holder] = [make("input", { type: "checkbox", onchange: changed }), make("div", { class: "parts" })];
  const mark = isDiagnosis ? "named" : "passed";
  let parts = [];
  let asked = 0;
  // Once passed is passed, whatever is tried afterwards.
  let isPassed = kept.passed === true || kept.message === "";

  function answer() {
    if (!isDiagnosis) return parts.map((part) => part.text).join("\n");
    return none.checked ? "" : parts.filter((part) => !part.isEmpty).map((part) => part.text).join("\n");
  }
  function changed() {
    asked += 1;
    say();
    if (isDiagnosis) holder.hidden = more.hidden = none.checked;
    STORE.set("tries", id, { answer: answer(), none: none.checked, passed: isPassed });
  }
  function say(tone, ...lines) {
    said.className = `said ${tone ?? ""}`;
    said.replaceChildren(...lines.map((line) => make("p", {}, line)));
  }
  function settle(message) {
    isPassed ||= message === "";
    box.classList.toggle(mark, isPassed);
    if (message === "" && !isDiagnosis && "scene" in box.dataset) ARTICLE.offer(box);
    if (message) say("is-wrong", ...JUDGES.paragraphs(message));
    else if (isDiagnosis) say("is-right", `Right: that is what the trace says. Now mend the screen; swift run study check ${id} judges both.`);
    else say("is-right", `Right. Exercise ${id} is passed, as it would be with swift run study check ${id}.`);
  }
  function openPart() {
    if (isDiagnosis) {
      const open = !none.checked && (parts.some((part) => part.isOpen && !part.isEmpty) || parts.every((part) => part.isEmpty));
      return open ? "A cause has a question, an object and a line: choose all three." : "";
    }
    const open = parts.flatMap((part, index) => part.isOpen ? [index + 1] : []);
    return open.length ? `Still without an answer: ${listed(open.map(String))}.` : "";
  }
  async function ask(event) {
    event.preventDefault();
    const missing = openPart();
    if (missing) {
      say("", missing);
      return;
    }
    const [text, turn] = [answer(), (asked += 1)];
    try {
      const message = await JUDGES.verdict(id, text);
      // The answer may be another one by now.
      if (turn !== asked) return;
      settle(message);
      STORE.set("tries", id, { answer: text, none: none.checked, message, passed: isPassed });
    } catch {
      say("", `The judge does not start in this browser. In a terminal, swift run study check ${id} says the same.`);
    }
  }
  function forget() {
    asked += 1;
    STORE.remove("tries", id);
    none.checked = isPassed = false;
    fillIn("");
    box.classList.remove(mark);
    if (isDiagnosis) holder.hidden = more.hidden = false;
    say("", "Forgotten.");
  }
  function addCause(text) {
    parts.push(PARTS.cause(parts.length ? `Cause ${parts.length + 1}` : "The cause", form, text, changed));
    holder.append(parts.at(-1).node);
  }
  function fillIn(text) {
    parts = [];
    holder.replaceChildren();
    const lines = text.split("\n");
    if (isDiagnosis) lines.forEach(addCause);
    else {
      parts = form.questions.map((question, index) =>
        PARTS[form.part](isNamed ? question : `${index + 1}. ${question}`, form.names, lines[index] ?? "", changed));
      holder.append(...parts.map((part) => part.node));
    }
  }
  const more = make("button", { type: "button", class: "plain", onclick: () => { addCause(""); parts.at(-1).node.querySelector("select").focus(); } }, "Another cause");
  none.checked = kept.none === true;
  fillIn(kept.answer ?? "");
  const node = make("form", { class: "try", "aria-label": `Your answer to exercise ${id}`, onsubmit: ask }, holder);
  if (isDiagnosis) node.prepend(make("details", { open: "" }, make("summary", {}, "The screen, as a colleague wrote it"), listing(form.code)));
  if (form.part === "script") node.prepend(make("p", {}, "Write the steps as they stand in the exercise's file. A second finger has its number in front: .down(2, x: 90, y: 90), .up(2)."));
  if (isDiagnosis) node.append(more, make("label", { class: "none" }, none, " There is no bug: all of it is as it should be."));
  node.append(make("div", { class: "ask" }, make("button", { class: "primary" }, "Ask for the verdict"),
    make("button", { type: "button", class: "plain", onclick: forget }, "Forget what I tried")), said);
  box.insertBefore(node, box.querySelector(".hints, .do"));
  if (isDiagnosis) holder.hidden = more.hidden = none.checked;
  box.classList.toggle(mark, isPassed);
  if (typeof kept.message === "string") settle(kept.message);
  else if (isPassed && !isDiagnosis && "scene" in box.dataset) ARTICLE.offer(box);
  if (isNew) node.querySelector("input, button, select").focus();
}

// Code whose marks are easy to find.
function listing(code) {
  return make("pre", { tabindex: "0" }, make("code", {}, ...code.split(/(\[[A-Z]\])/).map((piece, index) =>
    index % 2 ? make("b", {}, piece) : piece)));
}
