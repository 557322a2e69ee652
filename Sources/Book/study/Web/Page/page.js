// Touches: nodes, engine, time, address, clipboard.
// Uses: controls, dom, engine, facts, fingers, scene, streams, unpack.
//
// Brings everything together: opens experiments, lets time pass, shows what happens.

if (typeof ENGINE === "undefined") {
  byId("status").textContent = "The engine, engine.js, is not beside this page. Build it with swift run study web.";
  return;
}
const engine = await startEngine(joined(await unpack(ENGINE)));
const scene = new Scene(byId("scene"));
const facts = new Facts();
const question = new Question();
const fingers = new Fingers(scene, engine, () => question.isAnswered);
const book = JSON.parse(engine.ask("book"));
const all = book.flatMap((chapter) =>
  chapter.experiments.map((experiment) => ({ ...experiment, chapter })));
let [open, count, isPaused, shownKey, pictureAt] = [null, 0, false, "", 0];

function fillMenu() {
  for (const chapter of book) {
    const group = document.createElement("optgroup");
    group.label = `${chapter.number} \u00b7 ${chapter.title}`;
    for (const { id, title } of chapter.experiments) {
      group.append(new Option(`${id}  ${title}`, id));
    }
    byId("experiment").append(group);
  }
}

function show(id) {
  const entry = all.find((each) => each.id === id) ?? all[0];
  tell(!id || entry.id === id ? "" : `There is no experiment ${id.slice(0, 40)}; this is ${entry.id}.`);
  open = JSON.parse(engine.ask(`open ${entry.id}`));
  byId("experiment").value = entry.id;
  byId("title").textContent = `${entry.id}  ${entry.title}`;
  byId("folder").textContent = `Chapter ${entry.chapter.number}: Chapters/${entry.chapter.folder}`;
  document.title = `${entry.id} \u00b7 The Life of a Touch`;
  byId("shake").hidden = engine.ask(`shakes ${entry.id}`) !== "yes";
  question.show(open.prediction);
  showParameters(open, (parameter, value) => {
    say(engine.set(parameter, value));
    begin();
  });
  setPaused(false);
  setSlow(byId("slow").getAttribute("aria-pressed") === "true");
  begin();
}

// A new scene: nothing has happened on it.
function begin() {
  count = 0;
  shownKey = "";
  facts.clear(open.kinds);
  fingers.clear();
  scene.clear(JSON.parse(engine.ask("place")));
  engine.ask(`pause ${isPaused ? "yes" : "no"}`);
  update();
}

function update() {
  const text = engine.ask(`state ${count}`);
  const key = text + JSON.stringify(fingers.cursor) + scene.heard.size;
  if (key === shownKey) return;
  shownKey = key;
  const state = JSON.parse(text);
  byId("clock").textContent = state.clock;
  for (const [kind, who] of state.lines) if (kind === "touch") scene.light(who);
  scene.draw(state, fingers.cursor);
  facts.show(state);
  facts.add(state.lines);
  if (count === 0) byId("scene-words").textContent = sceneInWords(state.items);
  count = state.count;
  if (state.fingers.length === 0 && !state.playing && count > 0) question.settle();
}

function showPictures(now) {
  if (now - pictureAt < 250) return;
  pictureAt = now;
  if (byId("swift-details").open) byId("swift").textContent = engine.ask("swift");
}

function tell(text) { byId("status").textContent = text; }

// Tells what the engine refuses; of a deed that is done nothing is told.
function say(answer) { tell(answer === "done" ? "" : answer.replace(/^No: /, "")); }

function setPaused(value) {
  isPaused = value;
  byId("pause").setAttribute("aria-pressed", value);
  engine.ask(`pause ${value ? "yes" : "no"}`);
}

function setSlow(value) {
  byId("slow").setAttribute("aria-pressed", value);
  engine.ask(`pace ${value ? 10 : 1}`);
}

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    tell(`${what} is on the clipboard.`);
  } catch {
    byId("swift-details").open = true;
    byId("swift").textContent = text;
    tell("The clipboard is closed to this page; the text stands below.");
  }
}

function neighbour(step) {
  const place = all.findIndex((each) => each.id === open.id);
  location.hash = all[(place + step + all.length) % all.length].id;
}

const deeds = {
  previous: () => neighbour(-1),
  next: () => neighbour(1),
  pause: () => setPaused(!isPaused),
  step: () => { setPaused(true); say(engine.ask("step")); },
  slow: () => setSlow(byId("slow").getAttribute("aria-pressed") !== "true"),
  own: () => { if (question.isAnswered) { begin(); setPaused(false); say(engine.ask("own")); } },
  shake: () => { if (question.isAnswered) say(engine.ask("shake")); },
  replay: () => { count = 0; facts.clear(open.kinds); setPaused(false); say(engine.ask("replay")); },
  reset: () => { say(engine.ask("reset")); begin(); },
  copy: () => copy(engine.ask("swift"), "What you did, as Swift,"),
  "copy-trace": () => copy(engine.ask("json"), "The trace"),
};
for (const [id, deed] of Object.entries(deeds)) byId(id).addEventListener("click", deed);
byId("experiment").addEventListener("change", (event) => { location.hash = event.target.value; });
// The word behind #, whatever it is.
function hashWord() {
  const word = location.hash.slice(1);
  try { return decodeURIComponent(word); } catch { return word; }
}
addEventListener("hashchange", () => show(hashWord()));

let last = performance.now();
function frame(now) {
  engine.advance((now - last) * 1000);
  last = now;
  update();
  showPictures(now);
  requestAnimationFrame(frame);
}

fillMenu();
show(hashWord());
requestAnimationFrame(frame);
// For measuring, and for a look at the engine from the browser's own console.
globalThis.book = { engine, update };
