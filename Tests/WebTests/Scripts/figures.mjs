// Opens every page with figures, brings each figure to life, and looks at it at several moments and
// tilts: no complaint, no name on another, none outside, and what drawing costs.
//
// Arguments: the browser, the folder of the site, width, height, pages (default: all).

import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const [, , program, folder, width = "1280", height = "860", ...chosen] = process.argv;
const tell = (what, value) => console.log(JSON.stringify({ what, value }));

// In the page: every figure at some moments and tilts.
async function look() {
  const rest = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const roots = [...document.querySelectorAll("figure.run[data-key]")];
  const result = { figures: 0, names: 0, overlaps: [], outside: [], costs: [], silent: [] };
  for (const root of roots) {
    for (const gated of document.querySelectorAll(".gated")) gated.classList.add("open");
    for (const folded of document.querySelectorAll("details")) folded.open = true;
    root.scrollIntoView({ block: "center" });
    for (let turn = 0; turn < 60 && !FIGURES.some((each) => each.root === root && each.isSeen && each.stage.width); turn += 1) await rest();
    const figure = FIGURES.find((each) => each.root === root);
    if (!figure) {
      result.silent.push(root.dataset.key);
      continue;
    }
    result.figures += 1;
    if (figure.isLocked) figure.prediction.unlock();
    const { size } = figure.course.axis;
    for (const tilt of [0, 0.3, 1]) {
      figure.setTilt(tilt);
      for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1, 0.5, 0.1]) {
        figure.goTo(share * size);
        figure.show();
        result.costs.push(figure.cost);
        check(figure, `${root.dataset.key} at ${share}, tilt ${tilt}`, result);
      }
    }
    figure.setTilt(0);
  }
  return result;
}

function check(figure, what, result) {
  const { stage } = figure;
  if (!stage.width || figure.root.classList.contains("bare")) return;
  const boxes = [...(stage.spots ?? [])].map(([label, [x, y]]) => [label.fact.drawn.view.name, x, y, label.width, 18]);
  result.names += boxes.length;
  boxes.forEach(([name, x, y, w, h], place) => {
    if (stage.hasStrip && y < 40) result.outside.push(`${name} under the strip, ${what}`);
    if (x < -1 || y < -1 || x + w > stage.width + 1 || y + h > stage.height + 1) result.outside.push(`${name}, ${what}`);
    for (const [other, a, b, c, d] of boxes.slice(place + 1)) {
      if (x < a + c && a < x + w && y + 1 < b + d && b + 1 < y + h) result.overlaps.push(`${name} on ${other}, ${what}`);
    }
  });
}

const browser = await Browser.start(program);
try {
  await browser.send("Emulation.setDeviceMetricsOverride", {
    width: Number(width), height: Number(height), deviceScaleFactor: 1, mobile: Number(width) < 500,
  });
  const pages = chosen.length > 0 ? chosen : readdirSync(folder).filter((name) =>
    name.endsWith(".html") && readFileSync(`${folder}/${name}`, "utf8").includes("<figure class=\"run"));
  for (const page of pages) {
    const before = browser.complaints.length;
    await browser.send("Page.navigate", { url: pathToFileURL(`${folder}/${page}`).href });
    await browser.until(`document.readyState === "complete" && location.pathname.endsWith(${JSON.stringify(page)})`, page);
    const found = await browser.value(`${check}\n(${look})()`);
    found.complaints = browser.complaints.slice(before);
    tell(page, found);
  }
} catch (error) {
  tell("failed", String(error.stack));
} finally {
  browser.stop();
  process.exit(0);
}
