// Touches: nodes, store, time, address, clipboard.
// Uses: dom, search, store.
//
// The article around the figures: drawer, sections, quiz, cards, gates, print.
var ARTICLE = (function () {
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const name = $("article")?.dataset.page ?? "";

  // What tells the answer to a question appears, for good; a fold that has it opens.
  function open(id) {
    STORE.set("gates", id, true);
    for (const each of $$(`[data-gate="${id}"]`)) {
      if (each.classList.contains("gate")) each.remove();
      else each.classList.add("open");
      if (each.matches("[data-answer]")) each.open = true;
    }
  }

  // The question is asked anew.
  function close(id) {
    STORE.remove("gates", id);
    for (const each of $$(`.gated[data-gate="${id}"]`)) each.classList.remove("open");
  }

  // A figure lives, and its drawings are not needed any more.
  function ready(id, pictures = ["scene", "question"]) {
    for (const each of $$(`.echo[data-echo="${id}"]`)) {
      each.classList.toggle("replaced", pictures.includes(each.dataset.picture));
    }
  }

  function gates() {
    for (const gate of $$("p.gate")) {
      const id = gate.dataset.gate;
      $("button", gate).addEventListener("click", () => open(id));
      if (STORE.get("gates", id)) open(id);
    }
  }

  // The drawer, below 1024 px.
  function drawer() {
    const [side, menu] = [$(".side"), $(".topbar .menu")];
    if (!side || !menu) return;
    function show(isOpen) {
      side.classList.toggle("open", isOpen);
      menu.setAttribute("aria-expanded", isOpen);
      document.documentElement.classList.toggle("still", isOpen);
      if (isOpen) (($(".here > a", side)) ?? $("a", side)).focus();
    }
    menu.addEventListener("click", (event) => {
      event.stopPropagation();
      show(!side.classList.contains("open"));
    });
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !side.classList.contains("open")) return;
      show(false);
      menu.focus();
    });
    document.addEventListener("click", (event) => {
      if (!side.classList.contains("open")) return;
      if (!side.contains(event.target) || event.target.closest("a, .close")) show(false);
    });
  }

  // The sections at the side: where the reader is, and which were read to their end.
  function sections() {
    const links = $$(".toc a");
    const heads = links.map((link) => document.getElementById(link.hash.slice(1)));
    for (const link of links) {
      link.classList.toggle("done", Boolean(STORE.get("read", link.dataset.section)));
    }
    let isWaiting = false;
    function look() {
      isWaiting = false;
      let now = 0;
      heads.forEach((head, place) => {
        if (head && head.getBoundingClientRect().top < 140) now = place;
      });
      links.forEach((link, place) => {
        if (place === now) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      });
      const last = now > 0 ? links[now - 1] : null;
      if (last && !last.classList.contains("done")) {
        last.classList.add("done");
        STORE.set("read", last.dataset.section, true);
      }
    }
    if (links.length === 0) return;
    addEventListener("scroll", () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(look);
    }, { passive: true });
    look();
  }

  // Each choice answers at once; the others stay open.
  function quiz(box) {
    let section = box.nextElementSibling;
    while (section && !section.matches(".all-answers")) section = section.nextElementSibling;
    for (const item of $$(".item[data-right]", box)) {
      const id = `${box.dataset.quiz}.${item.dataset.question}`;
      const choose = (letter, isNew) => {
        for (const choice of $$(".choice", item)) {
          const input = $("input", choice);
          const isThis = input.value === letter;
          input.checked = isThis;
          choice.classList.toggle("is-right", isThis && letter === item.dataset.right);
          choice.classList.toggle("is-wrong", isThis && letter !== item.dataset.right);
        }
        const why = `${item.dataset.question}${letter}`;
        const reasons = $$(`[data-why~="${why}"]`, section).map((each) => each.innerHTML);
        const because = $(".because", item);
        because.innerHTML = reasons.join(" ");
        because.classList.toggle("on", reasons.length > 0);
        if (!isNew) return;
        STORE.set("quiz", id, letter);
      };
      item.addEventListener("change", (event) => choose(event.target.value, true));
      const kept = STORE.get("quiz", id);
      if (kept) choose(kept, false);
    }
  }

  // One hint at a time, and what was opened stays open.
  function card(box) {
    const hints = $$(".hints li", box);
    const button = make("button", { "data-hint": "" });
    let count = Math.min(STORE.get("hints", box.dataset.exercise) ?? 0, hints.length);
    function show() {
      hints.forEach((hint, place) => { hint.hidden = place >= count; });
      button.disabled = count === hints.length;
      button.textContent = count === 0 ? "One hint" : button.disabled ? "No more hints" : "Next hint";
    }
    if (hints.length) $(".do", box).append(button);
    button.addEventListener("click", () => {
      count += 1;
      STORE.set("hints", box.dataset.exercise, count);
      show();
    });
    show();
    if ("scene" in box.dataset && !$("[data-try]", box)) offer(box);
  }

  // The drawing of an exercise comes alive when it is asked for; where a trace of it would be the
  // answer, once that is given.
  function offer(box) {
    if ($("[data-wake]", box)) return;
    const button = make("button", { "data-wake": "", onclick: () => trying("wake", box, button) }, "Touch this scene");
    ($$(".drawing", box).at(-1) ?? $(".task", box).lastChild).after(button);
  }

  // What only trying an exercise needs is loaded for the first.
  function trying(word, ...more) {
    trying.script ??= new Promise((done) => document.head.append(
      make("link", { rel: "stylesheet", href: "exercises.css" }), make("script", { src: "exercises.js", onload: done })));
    trying.script.then(() => TRYING[word](...more));
  }

  // An exercise whose answer is data is tried in its card.
  function form(button) {
    const box = button.closest(".card");
    function open(isNew) {
      button.hidden = true;
      trying("open", box, isNew);
    }
    button.addEventListener("click", () => open(true));
    if (STORE.get("tries", box.dataset.exercise)) open(false);
  }

  function copying(box) {
    const text = $("code", box);
    const button = make("button", { onclick: async () => {
      try {
        await navigator.clipboard.writeText(text.textContent);
        button.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(text);
        button.textContent = "Selected";
      }
      setTimeout(() => { button.textContent = "Copy"; }, 1400);
    } }, "Copy");
    box.append(button);
  }

  // A word behind # that nothing here has: a sentence, and never a blank page.
  function place() {
    // Behind # an address may have a whole scene.
    if (!$("article") || name === "build.html") return;
    for (const old of $$(".note.unknown")) old.remove();
    let word = location.hash.slice(1);
    try { word = decodeURIComponent(word); } catch { /* It stays as it is. */ }
    if (!word || document.getElementById(word)) return;
    // Behind a question mark stands the state of a figure, which the figure reads itself.
    const figure = word.includes("?") ? document.getElementById(word.split("?")[0]) : null;
    if (figure) {
      figure.scrollIntoView();
      return;
    }
    const run = document.getElementById(`run-${word}`);
    if (run) {
      run.scrollIntoView();
      return;
    }
    if (name === "index.html" && /^\d+[A-Z]\d*$/.test(word)) {
      location.replace(`lab.html#${word}`);
      return;
    }
    const isRun = /^\d+[A-Z]\d*$/.test(word);
    note(`There is nothing called ${word.slice(0, 60)} on this page. `,
      isRun ? `lab.html#${word}` : "index.html#the-chapters", isRun ? "All experiments" : "The contents of the book");
    scrollTo(0, 0);
  }

  function note(text, href, words) {
    const node = document.createElement("p");
    node.className = "note unknown";
    node.setAttribute("role", "status");
    const link = document.createElement("a");
    link.href = href;
    link.textContent = words;
    node.append(text, link);
    $("article")?.prepend(node);
  }

  // The search comes when it is wanted: by its button, by a stroke, or by K with Command or Control.
  function searching() {
    let script = null;
    async function open() {
      script ??= new Promise((done, fail) => document.head.append(make("link", { rel: "stylesheet", href: "search.css" }),
        make("script", { src: "search.js", charset: "windows-1252", onload: done, onerror: fail })));
      await script;
      SEARCHING.open();
    }
    for (const button of $$("button.search")) {
      button.hidden = false;
      button.addEventListener("click", open);
    }
    addEventListener("keydown", (event) => {
      const isWriting = event.target.closest?.("input:not([type=radio], [type=checkbox], [type=range]), textarea, select, dialog");
      const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey;
      if (!(event.key === "/" && isPlain && !isWriting) && !(event.key === "k" && (event.metaKey || event.ctrlKey))) return;
      event.preventDefault();
      open();
    });
  }

  // The contents say what is done of each chapter.
  function progress() {
    const count = (group, test) => {
      const all = new Map();
      for (const [key, value] of Object.entries(STORE.group(group))) {
        const chapter = parseInt(key, 10);
        if (test(value)) all.set(chapter, (all.get(chapter) ?? 0) + 1);
      }
      return all;
    };
    const passed = count("tries", (each) => each?.passed || each?.message === "");
    const right = count("predictions", (each) => each?.settled === "right");
    const words = (number, word) => number ? `${number} ${word}${number > 1 ? "s" : ""}` : null;
    for (const link of $$(".contents a")) {
      const chapter = parseInt($(".n", link).textContent, 10);
      const done = [words(passed.get(chapter), "exercise"), words(right.get(chapter), "right prediction")].filter(Boolean);
      if (done.length) link.append(make("span", { class: "done" }, `\u2713 ${done.join(", ")}`));
    }
  }

  function forgetting() {
    const button = $(".forget");
    if (!button) return;
    STORE.onForgotten(() => note("Your answers were forgotten on another page of the book. ", location.pathname.split("/").at(-1), "Read this page anew"));
    button.hidden = false;
    button.addEventListener("click", () => {
      STORE.forget();
      location.reload();
    });
  }

  // Before paper is laid out the page takes its width and opens what is closed, so that figures, which
  // are told of it after this, are measured as they will be.
  function printing() {
    let closed = [];
    const { classList } = document.documentElement;
    addEventListener("beforeprint", () => {
      classList.add("paper");
      closed = $$("details:not([open])");
      for (const each of closed) each.open = true;
    });
    addEventListener("afterprint", () => {
      classList.remove("paper");
      for (const each of closed) each.open = false;
    });
  }

  // A tag says what it means if one rests on it.
  function tags() {
    const words = {
      doc: "Documented.", seen: "Seen on devices.", reimpl: "An open reimplementation does it so.",
      model: "Our own choice.", reported: "Reported by developers; no rule stands behind it.",
    };
    for (const each of $$("span.tag")) {
      const word = each.textContent;
      each.title = words[word] ?? `Apple said it on stage in ${word.slice(-4)}.`;
    }
  }

  gates();
  drawer();
  sections();
  tags();
  $$("[data-quiz]").forEach(quiz);
  $$(".do, .command").forEach(copying);
  $$("[data-exercise]").forEach(card);
  $$("[data-try]").forEach(form);
  searching();
  progress();
  forgetting();
  printing();
  addEventListener("hashchange", place);
  place();
  return { open, close, ready, offer };
}());
