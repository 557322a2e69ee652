// Brings the drawings of exercises to life as a reader does, and tells what the page answers, one JSON
// line for each check: node alive.mjs BROWSER FOLDER

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const [program, folder] = process.argv.slice(2);
const audit = readFileSync(new URL("audit.js", import.meta.url), "utf8");
const browser = await Browser.start(program);
const tell = (what, value) => console.log(JSON.stringify({ what, value }));
const value = (text) => browser.value(text);

async function size(width, height) {
  await browser.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 600 });
}
async function open(page) {
  await browser.send("Page.navigate", { url: "about:blank" });
  await browser.send("Page.navigate", { url: pathToFileURL(join(folder, page)).href });
  await browser.until(`document.readyState === "complete" && document.querySelector(".forget")`, page);
}
const card = (id) => value(`window.box = document.getElementById("exercise-${id}"); box.scrollIntoView(); Boolean(box.querySelector("[data-wake]"))`);
async function wake(id) {
  await card(id);
  await value(`box.querySelector("[data-wake]").click()`);
  await browser.until(`FIGURES.some((each) => box.contains(each.root) && each.isSeen && each.stage.width && each.own)`, `the scene of ${id}`);
  await value(`window.figure = FIGURES.find((each) => box.contains(each.root)); figure.show()`);
}
async function rest() {
  let top = null;
  for (let next = await value("scrollY"); next !== top; next = await value("scrollY")) {
    top = next;
    await new Promise((done) => setTimeout(done, 250));
  }
}
const who = `figure.run.lines.filter((line) => line.kind === "hitTest" && line.depth === 0 && line.what.startsWith("-> ")).at(-1)?.what`;

try {
  await size(1280, 1000);
  await open("chapter-02.html");
  await value("STORE.forget()");
  await open("chapter-02.html");
  tell("offered at first", await value(`[...document.querySelectorAll(".card[data-scene]")].map((box) => [box.dataset.exercise, Boolean(box.querySelector("[data-wake]"))])`));
  tell("nothing is loaded before", await value(`[...document.scripts].map((each) => each.src.split("/").pop())`));
  await wake("2.5");
  tell("the title", await value(`box.querySelector("figcaption .title").textContent`));
  tell("lines", await value(`figure.run.lines.length`));
  tell("hit", await value(who));
  tell("focus", await value(`document.activeElement === figure.stage.svg`));
  tell("wide", await value(`[box.getBoundingClientRect().width > 800, document.documentElement.scrollWidth <= innerWidth]`));
  // The reader's own finger, by keyboard and by mouse.
  for (const type of ["keyDown", "keyUp"]) {
    await browser.send("Input.dispatchKeyEvent", { type, key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: type === "keyDown" ? "\r" : undefined });
  }
  await browser.until(`figure.run !== figure.bookRun && figure.run.lines.some((line) => line.kind === "touch")`, "a tap by keys");
  tell("tapped by keys", await value(who));
  // The page may still be on its way to the scene.
  await rest();
  await value(`figure.root.scrollIntoView({ block: "start", behavior: "instant" })`);
  await rest();
  const spot = await value(`(() => {
    const box = figure.stage.svg.getBoundingClientRect();
    const back = [...figure.stage.svg.querySelectorAll('[data-name="back"]')].find((each) => each.getAttribute("points"));
    const [x, y] = back.getAttribute("points").split(" ")[0].split(",").map(Number);
    return [box.left + (x + 12) * box.width / figure.stage.width, box.top + (y + 12) * box.height / figure.stage.height];
  })()`);
  for (const type of ["mousePressed", "mouseReleased"]) {
    await browser.send("Input.dispatchMouseEvent", { type, x: spot[0], y: spot[1], button: "left", buttons: 1, clickCount: 1, pointerType: "mouse" });
    await new Promise((done) => setTimeout(done, 120));
  }
  await browser.until(`${who} === "-> back"`, "a tap on back");
  tell("touched", await value(who));
  await value(`dispatchEvent(new Event("beforeprint")); dispatchEvent(new Event("afterprint")); 1`);
  // The browser says a little later which figures are on the screen.
  await browser.until(`figure.isSeen`, "the figure after paper");
  tell("after paper", await value(`[figure.root.style.width, figure.isSeen]`));
  tell("audit", await value(`for (const each of FIGURES) each.show();\n${audit}\naudit()`));

  // A scene that would show the answer comes with it.
  await open("chapter-02.html");
  await card("2.1");
  await value(`STORE.set("tries", "2.1", { answer: "card\\nmore\\nroot\\nroot\\nroot", none: false, message: "" })`);
  await open("chapter-02.html");
  await browser.until(`document.querySelector("#exercise-2\\\\.1 [data-wake]")`, "the scene of an exercise that is passed");
  await wake("2.1");
  tell("after the answer", await value(`box.querySelector(".before").textContent`));
  await value("STORE.forget()");

  // A screen to repair, on a phone.
  await size(390, 800);
  await open("chapter-10.html");
  await wake("10.1");
  tell("to repair", await value(`[figure.run.lines.some((line) => line.kind === "scroll"), figure.run.lines.some((line) => line.who === "photo" && line.what === "ended")]`));
  tell("on a phone", await value(`[document.documentElement.scrollWidth <= innerWidth, Math.round(figure.root.getBoundingClientRect().width)]`));
  tell("complaints", browser.complaints);
} catch (error) {
  tell("failed", String(error.stack));
} finally {
  browser.stop();
  process.exit(0);
}
