// Touches: nodes, engine.
// Uses: dom, engine, start, store.
//
// The drawing of an exercise, alive: the engine builds its scene, and a figure shows it like any other.
async function wakeScene(box, button) {
  const id = box.dataset.exercise;
  button.disabled = true;
  button.textContent = "The scene is being built \u2026";
  await ENGINES.load();
  if (ENGINES.failed) {
    button.textContent = "Touching needs a newer browser.";
    return;
  }
  ENGINES.user?.end();
  ENGINES.user = null;
  ENGINES.engine.ask(`film ${id}`);
  RUNS.records[id] = JSON.parse(ENGINES.engine.ask("record book"));
  const root = make("figure", { class: "run", id: `run-${id}`, "data-run": id, "data-key": id, "data-pictures": "scene" },
    make("figcaption", {}, make("span", { class: "id" }, id), " ", make("span", { class: "title" }, RUNS.get(id).title)));
  box.classList.add("alive");
  box.querySelector(".task").after(make("p", { class: "before" }, box.querySelector("[data-try]")
    ? "The scene of the question: play the touch of the title, or touch it yourself."
    : "The scene before your answer: play the touch of the title, or touch it yourself."), root);
  button.remove();
  const figure = wakeFigure(root);
  figure.stage.svg.focus({ preventScroll: true });
  root.scrollIntoView({ block: "nearest", behavior: isCalm.matches ? "auto" : "smooth" });
}
