// A finger that rests, trembles and pinches in living figures: what the engine hears is what the finger
// does. Arguments: the browser, the folder of the site, pages or pages with runs (`chapter-10.html#10M`);
// all pages if none is named.

import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const [, , program, folder, ...chosen] = process.argv;
const browser = await Browser.start(program);
const tell = (what, value) => console.log(JSON.stringify({ what, value }));
// In a browser there are no weak references, so these two cannot be touched there.
const nativeOnly = ["run-6L", "run-6L2"];
// How many samples of the hand the engine has to hear: both ends of a pinch, and a move of each.
const [leastOfMouse, leastOfPinch] = [2, 4];
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

// The figure, flat and open, with the middle of its touch in the window.
const prepare = (id) => `(async () => {
  const root = document.getElementById(${JSON.stringify(id)});
  for (let box = root; box; box = box.parentElement) {
    if (box.matches(".gated")) box.classList.add("open");
    if (box.matches("details")) box.open = true;
  }
  FIGURES.forEach((each) => each.touchable());
  const rest = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  root.scrollIntoView({ block: "start", behavior: "instant" });
  scrollBy({ top: -56, behavior: "instant" });
  for (let turn = 0; turn < 90 && !FIGURES.some((each) => each.root === root && each.isSeen && each.stage.width && each.own); turn += 1) await rest();
  const it = globalThis.it = FIGURES.find((each) => each.root === root);
  if (!it?.own || root.classList.contains("no-scene")) return null;
  if (it.isLocked) it.prediction.unlock();
  it.stop();
  it.setTilt(0);
  it.playTheBooks();
  it.stop();
  it.goTo(it.course.axis.size);
  if (!root.classList.contains("armed")) it.arm.click();
  await rest();
  await rest();
  const box = it.stage.svg.getBoundingClientRect();
  const [left, top, width, height] = it.stage.area;
  const [x, y] = it.run.touch ?? [left + width / 2, top + height / 2];
  const [a, b] = it.stage.projection.spot(x, y, 0);
  // In the window, below the bar, and a pinch beside the edges.
  const place = [Math.min(box.right - 24, Math.max(box.left + 24, box.left + a)), Math.min(innerHeight - 8, Math.max(60, box.top + b))];
  // Where the scene is, and how it is drawn, when the first finger comes.
  globalThis.where = () => { const now = it.stage.svg.getBoundingClientRect(); return [now.left + scrollX, now.top + scrollY]; };
  it.stage.svg.addEventListener("pointerdown", () => { globalThis.start = { box: where(), projection: it.stage.projection }; }, { capture: true, once: true });
  return place;
})()`;

// How far the engine's fingers are from the hand's, in pixels of the window, by the projection of the beginning.
const compare = (hand) => `(() => {
  const spots = new Map(${JSON.stringify(hand)});
  const [width, height] = it.run.screen;
  let worst = 0;
  for (const { finger, change, x, y } of it.run.fingers) {
    if (change === "up" || change === "cancelled") continue;
    const [a, b] = start.projection.spot(x, y, 0);
    const isCut = x <= 0 || y <= 0 || x >= width - 0.2 || y >= height - 0.2;
    const near = spots.get(finger).map(([px, py]) => Math.hypot(px + scrollX - start.box[0] - a, py + scrollY - start.box[1] - b));
    if (!isCut) worst = Math.max(worst, Math.min(...near));
  }
  // The scene itself must not move under the finger, either.
  const [left, top] = where();
  worst = Math.max(worst, Math.hypot(left - start.box[0], top - start.box[1]));
  return [it.run === it.bookRun ? 0 : it.run.fingers.length, Math.round(worst * 10) / 10];
})()`;

// A busy machine draws late: what is compared is compared when the engine has heard that much, or never will.
async function heard(count) {
  for (let turn = 0; turn < 60; turn += 1) {
    await wait(turn === 0 ? 90 : 50);
    if (await browser.value(`it.run !== it.bookRun && it.run.fingers.length >= ${count}`)) return;
  }
}

const over = () => browser.until("!it.own.isLive", "the touch is over");

async function mouse([x, y]) {
  const spots = [];
  const hand = (type, dx, dy) => {
    spots.push([x + dx, y + dy]);
    return browser.send("Input.dispatchMouseEvent", { type, x: x + dx, y: y + dy, button: "left", buttons: type === "mouseReleased" ? 0 : 1, clickCount: 1 });
  };
  await hand("mousePressed", 0, 0);
  for (let turn = 0; turn < 5; turn += 1) {
    await wait(35);
    await hand("mouseMoved", turn % 2, 1 - (turn % 2));
  }
  await heard(leastOfMouse);
  const seen = await browser.value(compare([[1, spots]]));
  await hand("mouseReleased", 0, 0);
  return seen;
}

async function pinch([x, y]) {
  const spots = [[], []];
  const hands = (type, apart) => {
    const points = [[x - apart, y], [x + apart, y]];
    points.forEach((point, k) => spots[k].push(point));
    return browser.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })) });
  };
  await hands("touchStart", 12);
  for (const apart of [12, 14, 17, 20, 20]) {
    await wait(35);
    await hands("touchMove", apart);
  }
  await heard(leastOfPinch);
  const seen = await browser.value(compare([[1, spots[0].concat(spots[1])], [2, spots[0].concat(spots[1])]]));
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return seen;
}

try {
  const names = chosen.length > 0 ? chosen : readdirSync(folder).filter((name) =>
    name.endsWith(".html") && readFileSync(`${folder}/${name}`, "utf8").includes("<figure class=\"run"));
  const found = { figures: 0, far: [], unheard: [] };
  for (const [isPhone, width, height] of [[false, 1280, 860], [true, 390, 844]]) {
    await browser.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: isPhone });
    await browser.send("Emulation.setTouchEmulationEnabled", { enabled: isPhone, maxTouchPoints: 5 });
    for (const name of names) {
      const [page, run] = name.split("#");
      await browser.send("Page.navigate", { url: "about:blank" });
      await browser.send("Page.navigate", { url: pathToFileURL(`${folder}/${page}`).href });
      await browser.until(`document.readyState === "complete" && typeof RUNS !== "undefined"`, page);
      await browser.value("RUNS.ready.then(() => ENGINES.load())");
      await browser.until(`FIGURES.length >= [...document.querySelectorAll("figure.run[data-key]")].filter((each) => RUNS.get(each.dataset.key)).length`, "all figures live");
      const ids = await browser.value(`[...document.querySelectorAll("figure.run[data-key][id]")].map((each) => each.id)`);
      for (const id of ids) {
        if (nativeOnly.includes(id) || (run && id !== `run-${run}`)) continue;
        const place = await browser.value(prepare(id));
        if (!place) continue;
        found.figures += 1;
        const [count, worst] = isPhone ? await pinch(place) : await mouse(place);
        const what = `${page}#${id} at ${width}: ${count} samples, ${worst} px`;
        // A hand is read to a tenth of a point; a pixel is what it trembles by.
        if (worst > 1.6) found.far.push(what);
        if (count < (isPhone ? leastOfPinch : leastOfMouse)) found.unheard.push(what);
        await over();
      }
    }
  }
  for (const [what, value] of Object.entries(found)) tell(what, value);
  tell("complaints", browser.complaints);
} catch (error) {
  tell("failed", String(error.stack));
} finally {
  browser.stop();
  process.exit(0);
}
