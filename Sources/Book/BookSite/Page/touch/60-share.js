// Touches: nodes, engine, time, address, clipboard.
// Uses: dom, engine, figure, own-touch.
//
// A figure as a link to its state, and as a picture.
Object.assign(Figure.prototype, {
  share() {
    const button = (word, label, act) => make("button", { type: "button", class: "plain", title: label, "aria-label": label, onclick: (event) => act(event.target) }, word);
    const isBook = !this.root.closest(".card") && this.bookRun.id !== "own";
    this.sharing = make("span", { class: "share" },
      isBook ? button("Link", "Link to this state of the figure", (node) => this.copyLink(node)) : null,
      button("SVG", "This moment as a picture that scales, SVG", () => this.savePicture("svg")),
      button("PNG", "This moment as a picture, PNG", () => this.savePicture("png")),
      FILMS ? button("Film", "This run as a film, WebM", (node) => this.saveFilm(node)) : null);
    this.fields.node.append(this.sharing);
  },

  // Settings that are not the book's, fingers that are the reader's own, the moment, and the tilt.
  state() {
    const { run } = this;
    const facts = run.parameters.filter(({ name }) => run.settings[name] !== this.bookRun.settings[name]).map(({ name }) => `${name}=${encodeURIComponent(run.settings[name])}`);
    if (run.isOwn && !run.before) facts.push(`fingers=${writtenFingers(run.fingers)}`);
    const { index } = this.course.at(this.p);
    facts.push(`moment=${this.p >= this.course.axis.size - 0.02 ? "end" : index + 1}`);
    if (this.stage.tilt > 0.5) facts.push("apart");
    return facts.join("&");
  },

  async copyLink(button) {
    const address = new URL(`#${this.root.id}?${this.state()}`, location.href).href;
    history.replaceState(null, "", address);
    try {
      await navigator.clipboard.writeText(address);
      button.textContent = "Copied";
    } catch {
      button.textContent = "It is in the address line";
    }
    this.say(button.textContent);
    setTimeout(() => { button.textContent = "Link"; }, 1800);
  },

  // What the address says. A question that is open there is not asked any more: the link shows its answer.
  openState(facts) {
    if (this.isLocked && facts.get("moment") !== "0") this.prediction.unlock();
    this.stop();
    this.wishes.clear();
    const changes = this.bookRun.parameters.filter(({ name }) => facts.has(name)).map((parameter) => [parameter.name, allowed(parameter, facts.get(parameter.name))])
      .filter(([, word]) => word !== null);
    const fingers = facts.has("fingers") ? readFingers(facts.get("fingers")) : [];
    if (fingers.length) {
      for (const [name, word] of changes) this.wishes.set(name, word);
      this.playFingers(fingers);
    } else if (changes.length) this.playWith(changes);
    else this.load(this.bookRun);
    const { moments, axis } = this.course;
    const word = facts.get("moment") ?? "end";
    const moment = moments[Math.round(Number(word)) - 1];
    this.setTilt(facts.has("apart") ? 1 : 0);
    if (!this.isLocked) this.goTo(word === "end" ? axis.size : moment ? this.course.placeOf(moment) : 0);
  },

  playFingers(fingers) {
    ENGINES.open(this.bookRun.id, this.bookRun, this.wishes);
    let [now, then] = [0, 0];
    const pass = (until) => {
      // What takes longer is no frame for the engine but a pause, of which it passes a part.
      for (; now < until; now += Math.min(until - now, 100_000)) ENGINES.engine.advance(Math.min(until - now, 100_000));
    };
    for (const { wait, deed, finger, x, y } of fingers) {
      // The glass is read in the frame that comes at this time, so the finger is there just before.
      then += wait;
      pass(then - 1);
      ENGINES.engine.finger(deed, finger, x, y);
    }
    pass(then + QUIET * 1000);
    const run = ENGINES.record(`record ${LONGEST}`);
    if (!run) return;
    run.isOwn = true;
    this.load(run);
  },

  // ---------- pictures

  // What is drawn now, with the title above and the sentence of the moment below.
  picture() {
    const { stage } = this;
    const width = Math.round(this.lanes ? Math.max(stage.width, this.lanes.width) : Math.max(stage.width, 480));
    const color = (name) => getComputedStyle(this.root).getPropertyValue(name).trim();
    const family = getComputedStyle(document.documentElement).getPropertyValue("--sans");
    const text = (words, x, y, size, weight, tone) => draw("text", { x, y, "font-family": family, "font-size": size, "font-weight": weight, fill: color(tone) }, words);
    const parts = [text(this.root.querySelector("figcaption .id").textContent, 16, 28, 15, 700, "--soft"),
      text(this.bookRun.title, 28 + wordWidth(this.root.querySelector("figcaption .id").textContent, true) * 1.16, 28, 15, 600, "--ink")];
    let top = 42;
    const add = (svg, height, left = 0) => {
      const group = draw("g", { transform: `translate(${left} ${top})` });
      for (const child of svg.children) group.append(...[plainCopy(child)].filter(Boolean));
      parts.push(group);
      top += height;
    };
    add(stage.svg, stage.height, Math.max(0, (width - stage.width) / 2));
    if (this.lanes && this.p > 0) add(this.lanes.svg, Number(this.lanes.svg.getAttribute("height")));
    const lines = wrapped(this.isLocked ? this.prediction.question.question : `${this.when.firstChild.textContent}  ${this.sentence.textContent}`, width - 32);
    lines.forEach((line, k) => parts.push(text(line, 16, top + 22 + 19 * k, 13, 400, "--ink")));
    const height = Math.round(top + 19 * lines.length + 22);
    const used = new Set(parts.map((part) => part.outerHTML.match(/pattern-\w+/g) ?? []).flat());
    const patterns = [...document.querySelectorAll(".patterns pattern")].filter((each) => used.has(each.id)).map(plainCopy);
    patterns.forEach((each) => { for (const name of ["width", "height", "patternUnits", "patternTransform"]) if (each.source.getAttribute(name)) each.setAttribute(name, each.source.getAttribute(name)); });
    const svg = draw("svg", { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` },
      draw("title", {}, `${this.bookRun.id}: ${this.bookRun.title}`), draw("defs", {}, ...patterns),
      draw("rect", { width, height, fill: color("--paper") }), ...parts);
    return { text: new XMLSerializer().serializeToString(svg), width, height };
  },

  async savePicture(kind) {
    const { text, width, height } = this.picture();
    let blob = new Blob([text], { type: "image/svg+xml" });
    if (kind === "png") {
      const image = new Image(width, height);
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
      await image.decode();
      const canvas = make("canvas", { width: 2 * width, height: 2 * height });
      canvas.getContext("2d").drawImage(image, 0, 0, 2 * width, 2 * height);
      blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
    }
    this.save(blob, `-${this.course.at(this.p).index + 1}.${kind}`);
  },

  save(blob, ending) {
    const link = make("a", { href: URL.createObjectURL(blob), download: this.root.dataset.key.replace(/[^\w.]+/g, "-") + ending });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  },

  // The run from its beginning, as it is played here; a second press ends the film where it is.
  async saveFilm(button) {
    if (this.isLocked) return this.say("The film tells the answer: predict first.");
    if (this.isFilming) {
      this.isFilming = false;
      return;
    }
    const word = button.textContent;
    const blob = await this.film((part) => { button.textContent = `Filming, ${Math.round(part * 100)} %`; });
    button.textContent = word;
    this.save(blob, ".webm");
  },

  async film(tell) {
    const { axis } = this.course;
    this.stop();
    this.p = axis.size;
    this.show();
    // The sentence below may take two lines more than the last one does.
    const { width, height } = this.picture();
    const canvas = make("canvas", { width: 2 * width, height: 2 * (height + 38) });
    const pen = canvas.getContext("2d");
    const paper = getComputedStyle(this.root).getPropertyValue("--paper").trim();
    const paint = async () => {
      this.show();
      const { text, width: w, height: h } = this.picture();
      const image = new Image(w, h);
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
      await image.decode();
      pen.fillStyle = paper;
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.drawImage(image, 0, 0, 2 * w, 2 * h);
    };
    this.isFilming = true;
    this.p = 0;
    await paint();
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: FILMS, videoBitsPerSecond: 3e6 });
    const parts = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const over = new Promise((done) => { recorder.onstop = done; });
    recorder.start();
    let [last, rest] = [performance.now(), 1];
    while (this.isFilming && rest > 0) {
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      const passed = Math.min(0.1, (now - last) / 1000) * this.speed;
      last = now;
      if (this.p >= axis.size) rest -= passed;
      this.p = Math.min(axis.size, this.p + passed * this.pace(axis.at(this.p).part));
      await paint();
      tell?.(this.p / axis.size);
    }
    this.isFilming = false;
    recorder.stop();
    await over;
    return new Blob(parts, { type: "video/webm" });
  },
});

// A kind of film that this browser can make; null if it makes none.
const FILMS = globalThis.MediaRecorder && HTMLCanvasElement.prototype.captureStream
  ? ["video/webm;codecs=vp8", "video/webm"].find((each) => MediaRecorder.isTypeSupported(each)) ?? null : null;

// Fingers as words: milliseconds since the one before, what it does, which finger, and where.
const DEED_LETTERS = { down: "d", moved: "m", up: "u", cancelled: "c" };
function writtenFingers(reports) {
  let before = 0;
  return reports.map(({ t, finger, change, x, y }) => {
    const wait = Math.round((t - before) * 1e6) / 1000;
    before = t;
    const spot = change === "down" || change === "moved" ? `${decimal(x)},${decimal(y)}` : "";
    return `${wait || ""}${DEED_LETTERS[change]}${finger > 1 ? `${finger}:` : ""}${spot}`;
  }).join("_");
}
function readFingers(text) {
  const deeds = { d: 0, m: 1, u: 2, c: 3 };
  const places = new Map();
  return text.split("_").slice(0, LONGEST).map((word) => /^([\d.]*)([dmuc])(?:(\d):)?(?:(-?[\d.]+),(-?[\d.]+))?$/.exec(word)).filter(Boolean)
    .map(([, wait, letter, finger = "1", x, y]) => {
      if (x !== undefined) places.set(finger, [Number(x), Number(y)]);
      const [a, b] = places.get(finger) ?? [0, 0];
      return { wait: clamp(Number(wait) || 0, 0, 20_000) * 1000, deed: deeds[letter], finger: clamp(Number(finger), 1, 5), x: a, y: b };
    });
}

// A value that a parameter may have, as a word; else null.
function allowed({ words, from, to }, word) {
  if (words) return words.includes(word) ? word : null;
  return word !== "" && Number(word) >= from && Number(word) <= to ? word : null;
}

// A drawing that needs no style sheet: what the style says stands in its attributes.
const PAINT = { fill: "rgb(0, 0, 0)", "fill-opacity": "1", stroke: "none", "stroke-width": "1px", "stroke-dasharray": "none", "stroke-linecap": "butt",
  "stroke-linejoin": "miter", opacity: "1", "font-family": "", "font-size": "16px", "font-weight": "400", "paint-order": "normal", "text-anchor": "start" };
const OWN_SHAPE = ["d", "points", "x", "y", "width", "height", "rx", "cx", "cy", "r", "transform", "pathLength"];
function plainCopy(node) {
  const style = getComputedStyle(node);
  if (node.localName !== "pattern" && !node.closest("pattern") && (style.display === "none" || style.visibility === "hidden")) return null;
  const copy = document.createElementNS(SVG, node.localName);
  copy.source = node;
  if (node.localName === "pattern") copy.id = node.id;
  for (const name of OWN_SHAPE) if (node.hasAttribute(name)) copy.setAttribute(name, node.getAttribute(name));
  for (const [name, usual] of Object.entries(PAINT)) {
    const value = style.getPropertyValue(name);
    const isOfText = name.startsWith("font") || name === "text-anchor";
    const isInherited = node.localName === "g" && name !== "opacity";
    if (value && value !== usual && !isInherited && (!isOfText || node.localName === "text")) copy.setAttribute(name, value.replaceAll("\"", "'"));
  }
  if (node.localName === "text") copy.textContent = node.textContent;
  else for (const child of node.children) copy.append(...[plainCopy(child)].filter(Boolean));
  return copy;
}

function wrapped(text, width) {
  const lines = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && wordWidth(`${line} ${word}`) > width) {
      lines.push(line);
      line = "";
    }
    line += (line ? " " : "") + word;
  }
  return [...lines, line];
}
