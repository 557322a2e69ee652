// Touches: nodes, engine, address.
// Uses: article, engine, start, store.
//
// An address may name a figure in a state: settings, fingers, moment. It opens with the engine.
function openState() {
  const [id, facts] = location.hash.slice(1).split("?");
  const root = facts && document.getElementById(decodeURIComponent(id));
  if (!root?.matches("figure.run") || !RUNS.get(root.dataset.key)) return;
  for (let box = root; box; box = box.parentElement) {
    if (box.matches("details")) box.open = true;
    if (box.matches(".gated")) ARTICLE.open(box.dataset.gate);
  }
  const figure = wakeFigure(root);
  ENGINES.load().then(() => {
    if (ENGINES.failed) return;
    for (const each of FIGURES) each.touchable();
    figure.openState(new URLSearchParams(facts));
    root.scrollIntoView();
  });
}

RUNS.ready.then(openState);
addEventListener("hashchange", openState);
