// Touches: nodes, store, engine, time.
// Uses: course, dom, engine, stage, start, store.
//
// The gallery: each experiment as a small picture, built and played by the engine when it is seen.
(function () {
  const minis = [...document.querySelectorAll(".mini")].map((node) => ({ node, id: node.dataset.film, run: null }));
  const byNode = new Map(minis.map((mini) => [mini.node, mini]));
  let playing = null;

  // A question that is still open is not answered here.
  const isLocked = ({ id, run }) => Boolean(run.prediction) && !STORE.get("predictions", id)?.settled && !STORE.get("gates", id);

  function build(mini) {
    if (mini.run) return;
    ENGINES.engine.ask(`film ${mini.id}`);
    const run = ENGINES.record("record book");
    const pic = mini.node.querySelector(".pic");
    mini.run = run;
    mini.course = new Course(run, []);
    mini.stage = new Stage(mini);
    mini.stage.load(mini.course, run, false);
    mini.stage.hasStrip = false;
    mini.isSmall = true;
    if (!mini.stage.plan.hasViews || run.fingers.length === 0) {
      mini.node.classList.add("still");
      pic.textContent = run.tables.length ? "A table" : "A trace";
      return;
    }
    mini.stage.svg.removeAttribute("tabindex");
    mini.stage.svg.removeAttribute("role");
    mini.stage.svg.setAttribute("aria-hidden", "true");
    mini.stage.strip.remove();
    pic.append(make("span", { class: "live" }, mini.stage.node));
    if (isLocked(mini)) pic.append(make("span", { class: "ask", "aria-hidden": "true" }, "?"));
    mini.stage.measure(pic.clientWidth, pic.clientHeight);
    show(mini, 0);
  }

  function show(mini, p) {
    mini.p = p;
    mini.stage.show(mini.course.at(p), null, isLocked(mini));
  }

  // Plays it in four seconds, whatever it takes; then it rests where it ended.
  function play(mini) {
    if (playing === mini || !mini?.run || !mini.stage.width || isLocked(mini)) return;
    playing = mini;
    const { size } = mini.course.axis;
    const begin = performance.now();
    const tick = (now) => {
      if (playing !== mini) return show(mini, 0);
      const part = isCalm.matches ? 1 : Math.min(1, (now - begin) / 4000);
      show(mini, part * size);
      if (part < 1) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }
  function rest(mini) { if (playing === mini) { playing = null; if (mini.stage?.width) show(mini, 0); } }

  const chooser = document.querySelector(".chooser");
  const [input, status] = [chooser.querySelector("input"), chooser.querySelector("[role=status]")];
  chooser.hidden = false;
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { node } of minis) {
      const text = node.textContent.toLowerCase();
      node.parentNode.hidden = !words.every((word) => text.includes(word));
      if (!node.parentNode.hidden) count += 1;
    }
    for (const list of document.querySelectorAll(".minis")) {
      const isEmpty = [...list.children].every((each) => each.hidden);
      list.hidden = list.previousElementSibling.hidden = isEmpty;
    }
    status.textContent = words.length ? `${count} of ${minis.length}` : "";
  });

  // Built one after the other, those on the screen first, while the page rests.
  const waiting = new Set();
  const idle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 20));
  let isBusy = false;
  function next() {
    const mini = waiting.values().next().value;
    isBusy = Boolean(mini);
    if (!mini) return;
    waiting.delete(mini);
    build(mini);
    idle(next);
  }
  const near = new IntersectionObserver((all) => {
    for (const { target, isIntersecting } of all) {
      const mini = byNode.get(target);
      if (!isIntersecting) { waiting.delete(mini); continue; }
      if (!mini.run) waiting.add(mini);
    }
    if (waiting.size && !isBusy) {
      isBusy = true;
      ENGINES.load().then(() => { if (ENGINES.engine) next(); });
    }
  }, { rootMargin: "200px" });
  // Under a finger that only scrolls, the one in the middle of the screen plays.
  const middle = new IntersectionObserver((all) => {
    for (const { target, isIntersecting } of all) if (isCoarse.matches) (isIntersecting ? play : rest)(byNode.get(target));
  }, { rootMargin: "-42% 0px" });
  patterns();
  for (const { node } of minis) {
    near.observe(node);
    middle.observe(node);
    for (const type of ["pointerenter", "focus"]) node.addEventListener(type, (event) => { if (event.pointerType !== "touch") play(byNode.get(node)); });
    for (const type of ["pointerleave", "blur"]) node.addEventListener(type, () => rest(byNode.get(node)));
  }
}());
