// Touches: nodes.
// Uses: bench/unpack, dom.
//
// The search over all pages: it comes with its index, and needs no network.
const SEARCHING = (function () {
  const KINDS = { word: 9, name: 8, symptom: 7, chapter: 7, section: 5, rule: 3, run: 3, exercise: 2 };
  const LABELS = { word: "Glossary", name: "Name", symptom: "Symptom", chapter: "Chapter", section: "Section", rule: "Rule", run: "Run", exercise: "Exercise" };
  const MOST = 40;
  // Words that say nothing beside others.
  const LITTLE = new Set("a an and are as at be but by can do does doesn don for from has have how i in is it its my no not of on or so t the to what when why with".split(" "));
  let entries = null;

  async function load() {
    const bytes = await unpack(PACKED_INDEX);
    entries = JSON.parse(new TextDecoder().decode(bytes)).map(([kind, href, title, text]) =>
      ({ kind, href, title, text, lowTitle: title.toLowerCase(), low: text.toLowerCase() }));
    const titles = new Map(entries.filter((each) => !each.href.includes("#")).map((each) => [each.href, each.title]));
    for (const each of entries) each.page = titles.get(each.href.split("#")[0]) ?? "";
  }

  // A word is found without its ending, so that "scrolling" finds what scrolls.
  const stem = (word) => word.length > 5 ? word.replace(/(ing|ed|es|s)$/, "") : word;
  const isBegin = (text, at) => at === 0 || !/[a-z0-9]/.test(text[at - 1]);

  // How well a place answers one word; 0 if it does not.
  function worth({ kind, lowTitle, low, page }, word) {
    const at = lowTitle.indexOf(word);
    if (at >= 0) return (lowTitle === word ? 90 : at === 0 ? 40 : isBegin(lowTitle, at) ? 25 : 12) + KINDS[kind];
    const inText = low.indexOf(word);
    if (inText >= 0) return (isBegin(low, inText) ? 6 : 2) + KINDS[kind] / 2;
    return page.toLowerCase().includes(word) ? 1 : 0;
  }

  function find(query) {
    const said = query.toLowerCase().split(/[^\p{L}\p{N}_.-]+/u).filter(Boolean);
    const told = said.filter((word) => !LITTLE.has(word));
    const words = told.length ? told : said;
    if (!words.length) return { words, all: [] };
    const all = [];
    for (const entry of entries) {
      let sum = 0;
      for (const word of words) {
        const each = worth(entry, word) || worth(entry, stem(word)) * 0.9;
        if (!each) { sum = 0; break; }
        sum += each;
      }
      if (sum) all.push([sum, entry]);
    }
    all.sort((a, b) => b[0] - a[0]);
    return { words: words.map(stem), all: all.map(([, entry]) => entry) };
  }

  // The text with what was looked for marked.
  function marked(text, words) {
    const low = text.toLowerCase();
    const spots = words.map((word) => [low.indexOf(word), word.length]).filter(([at]) => at >= 0).sort((a, b) => a[0] - b[0]);
    const parts = [];
    let place = 0;
    for (const [at, length] of spots) {
      if (at < place) continue;
      parts.push(text.slice(place, at), make("mark", {}, text.slice(at, at + length)));
      place = at + length;
    }
    return [...parts, text.slice(place)];
  }

  function excerpt({ text, low }, words) {
    const first = Math.min(...words.map((word) => low.indexOf(word)).filter((at) => at >= 0), low.length);
    const start = first >= low.length ? 0 : Math.max(0, first - 60);
    const from = start === 0 ? 0 : text.indexOf(" ", start) + 1;
    const some = text.slice(from, from + 150);
    return (from > 0 ? "\u2026 " : "") + some + (from + 150 < text.length ? " \u2026" : "");
  }

  function row(entry, words) {
    const title = entry.kind === "name" || entry.kind === "word" || !entry.page || entry.page === entry.title ? null : make("span", { class: "where" }, ` ${entry.page}`);
    return make("li", {}, make("a", { href: entry.href },
      make("span", { class: "kind" }, LABELS[entry.kind]), make("span", {}, make("b", {}, ...marked(entry.title, words)), title),
      entry.text ? make("span", { class: "text" }, ...marked(excerpt(entry, words), words)) : null));
  }

  const input = make("input", { type: "search", "aria-label": "Search the book", autocomplete: "off", autocapitalize: "off", spellcheck: "false", placeholder: "A name, a symptom, a rule \u2026" });
  const status = make("p", { role: "status" }, "The index is being unpacked.");
  const list = make("ol", { "aria-label": "What was found" });
  const close = make("button", { type: "button", class: "plain", onclick: () => dialog.close() }, "Close");
  const dialog = make("dialog", { class: "searching", "aria-label": "Search the book" },
    make("form", { role: "search", onsubmit: (event) => { event.preventDefault(); list.querySelector("a")?.click(); } }, input, close), status, list);
  document.body.append(dialog);

  function look() {
    if (!entries) return;
    const { words, all } = find(input.value);
    list.replaceChildren(...all.slice(0, MOST).map((entry) => row(entry, words)));
    list.scrollTop = 0;
    status.textContent = !words.length ? "Chapters, names, symptoms, rules, runs and exercises. Nothing leaves this page."
      : all.length === 0 ? "Nothing. Try fewer words, or one as it stands in code."
        : all.length > MOST ? `${all.length} places, the best ${MOST} first.` : `${all.length} ${all.length === 1 ? "place" : "places"}.`;
  }

  input.addEventListener("input", look);
  dialog.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [input, ...list.querySelectorAll("a")];
    all[clamp(all.indexOf(document.activeElement) + step, 0, all.length - 1)].focus();
  });
  dialog.addEventListener("click", (event) => { if (event.target === dialog || event.target.closest("li a")) dialog.close(); });

  return {
    find,
    async open() {
      dialog.showModal();
      input.select();
      if (!entries) await load();
      look();
    },
  };
}());
