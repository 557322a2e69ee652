// Touches: nodes, engine, time.
// Uses: article, dom, engine, figure, listing, store.
//
// Brings the figures of a page to life as they come near the screen.
const FIGURES = [];
let wakeFigure;

function patterns() {
  const all = {
    red: [10, "rotate(45)", "M0 0V10"], orange: [10, "rotate(-45)", "M0 0V10"], blue: [10, "", "M0 5H10"],
    yellow: [10, "", "M5 0V10"], green: [9, "", "M4 4h1.4v1.4h-1.4z"], purple: [12, "", "M4 6h4M6 4v4"],
    nil: [7, "rotate(45)", "M0 0V7"], hatch: [6, "rotate(45)", "M0 0V6"],
  };
  const nodes = Object.entries(all).map(([key, [size, turn, d]]) => draw("pattern", {
    id: `pattern-${key}`, class: `v-${key}`, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: turn || null,
  }, draw("path", { d })));
  document.body.append(draw("svg", { class: "patterns", width: 0, height: 0, "aria-hidden": "true" }, draw("defs", {}, ...nodes)));
}

const precedes = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;

// A listing of the hit test belongs to the next figure that shows one and keeps no question open.
function listingsByFigure(roots, all) {
  const found = new Map();
  for (const listing of all) {
    const root = roots.find((each) => precedes(listing, each)
      && each.dataset.ask === undefined && RUNS.get(each.dataset.key).kinds.includes("hitTest"));
    if (root) found.set(root, listing);
  }
  return found;
}

function startFigures() {
  const roots = [...document.querySelectorAll("figure.run[data-key]")].filter((root) => RUNS.get(root.dataset.key));
  if (roots.length === 0) return;
  patterns();
  const byRoot = new Map();
  const all = [...document.querySelectorAll(".listing[data-lines]")];
  const listings = listingsByFigure(roots, all);
  const wake = (root) => {
    if (byRoot.has(root)) return byRoot.get(root);
    const run = RUNS.get(root.dataset.key);
    const code = run.kinds.includes("hitTest") && run.lines.some((line) => line.kind === "hitTest") ? all.find((each) => precedes(each, root)) : null;
    const figure = new Figure(root, run, code);
    byRoot.set(root, figure);
    FIGURES.push(figure);
    const listing = listings.get(root);
    if (listing) {
      listing.dataset.live = root.dataset.run;
      figure.listing = new LiveListing(listing, figure);
    }
    figure.measure();
    return figure;
  };
  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      wake(target);
      seen.observe(target);
    }
  }, { rootMargin: "600px" });
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const figure = wake(target);
      figure.isSeen = isIntersecting;
      if (isIntersecting) figure.redraw(); else figure.stop();
      if (isIntersecting && !ENGINES.promise) rest(() => figure.loadEngine());
    }
  });
  // A figure that is wanted now, also one that the page has not got from the beginning.
  wakeFigure = (root) => {
    const figure = wake(root);
    seen.observe(root);
    return figure;
  };
  for (const root of roots) {
    // The drawings that figures replace go at once, not while they are read; of a curve against time
    // the lanes show too little, so it stays.
    ARTICLE.ready(root.dataset.run, ["scene", "question", "timeline", "chain"]);
    near.observe(root);
  }
  // The other figures wake while the page rests, so that it does not grow while it is read.
  const rest = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 100));
  const sleeping = [...roots];
  const wakeNext = () => {
    // A page that grows would move the scene under a finger.
    if (FIGURES.some((figure) => figure.stage.isHeld)) return void setTimeout(wakeNext, 250);
    const root = sleeping.shift();
    if (!root) return;
    wake(root);
    rest(wakeNext);
  };
  rest(wakeNext);
  addEventListener("beforeprint", () => {
    roots.forEach(wake);
    for (const figure of FIGURES) figure.print();
  });
  addEventListener("afterprint", () => { for (const figure of FIGURES) figure.printed(); });
}

RUNS.ready.then(startFigures);
