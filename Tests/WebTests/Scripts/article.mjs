// Reads a chapter as a reader does, and tells what the page answers, one JSON line for each check:
// node article.mjs BROWSER PAGE

import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const [program, page] = process.argv.slice(2);
const browser = await Browser.start(program);
const tell = (what, value) => console.log(JSON.stringify({ what, value }));

async function size(width) {
  await browser.send("Emulation.setDeviceMetricsOverride", {
    width, height: 800, deviceScaleFactor: 1, mobile: false,
  });
}

async function open(hash = "") {
  await browser.send("Page.navigate", { url: "about:blank" });
  await browser.send("Page.navigate", { url: pathToFileURL(page).href + hash });
  await browser.until(`document.readyState === "complete" && document.querySelector(".forget")`, "open");
}

const state = `[
  Boolean(document.querySelector(".quiz .is-right")),
  !document.querySelector("p.gate"),
  Boolean(document.querySelector(".card .hints li:not([hidden])")),
]`;
try {
  await size(1280);
  await open();
  await browser.value(`STORE.forget()`);
  await open();
  // The fold that has the answer to 2C2: not there, then there and open.
  const fold = `(() => { const fold = document.querySelector('details[data-answer][data-gate="2C2"]');
    return [fold.offsetHeight > 0, fold.open, fold.querySelector(".trace-text").offsetHeight > 0].join(); })()`;
  const steps = [await browser.value(fold)];
  await browser.value(`document.querySelector('p.gate[data-gate="2C2"] button').click()`);
  steps.push(await browser.value(fold));
  tell("fold", steps);
  await browser.value(`STORE.forget()`);
  await open();
  const item = `document.querySelector(".quiz .item")`;
  const choose = (isRight) => browser.value(`(() => {
    const item = ${item};
    const inputs = [...item.querySelectorAll("input")];
    const input = inputs.find((each) => (each.value === item.dataset.right) === ${isRight});
    input.click();
    return input.parentElement.className.replace("choice", "").trim();
  })()`);
  tell("wrong answer", await choose(false));
  tell("right answer", await choose(true));
  tell("reasons shown", await browser.value(
    `[...${item}.querySelectorAll(".because")].filter((each) => each.offsetHeight > 0).length`));
  const hints = [];
  const count = `document.querySelectorAll(".card")[0].querySelectorAll(".hints li:not([hidden])").length`;
  for (let turn = 0; turn < 4; turn += 1) {
    hints.push(await browser.value(count));
    await browser.value(`document.querySelector("[data-hint]").click()`);
  }
  tell("hints", hints);
  const hidden = `[...document.querySelectorAll(".gated")].every((each) => each.offsetHeight === 0)`;
  const gate = [await browser.value(hidden)];
  await browser.value(`document.querySelectorAll("p.gate button").forEach((each) => each.click())`);
  gate.push(await browser.value(hidden));
  tell("gate", gate);
  await open();
  tell("kept", await browser.value(state));
  await browser.value(`STORE.forget()`);
  await open();
  tell("forgotten", await browser.value(state));
  await size(390);
  const isOpen = `document.querySelector(".side").classList.contains("open")`;
  const drawer = [await browser.value(isOpen)];
  await browser.value(`document.querySelector(".menu").click()`);
  drawer.push(await browser.value(isOpen));
  await browser.value(`dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))`);
  drawer.push(await browser.value(isOpen));
  tell("drawer", drawer);
  await browser.value(`document.querySelector(".menu").click()`);
  const under = `getComputedStyle(document.documentElement).overflowY`;
  const held = [await browser.value(under)];
  await browser.value(`document.querySelector(".side .close").click()`);
  tell("the page under the drawer", [...held, await browser.value(under), String(await browser.value(isOpen))]);
  tell("letters", await browser.value(
    `[...document.querySelectorAll(".quiz .choice span > b")].filter((each) => each.offsetWidth === 0).length`));
  // A drawing has its own size; what goes on beyond the edge scrolls in itself, under a shade.
  tell("drawings", await browser.value(`[...document.querySelectorAll(".picture:not(.replaced) img")].filter((each) =>
    each.offsetWidth > 0 && Math.abs(each.offsetWidth - each.getAttribute("width")) > 1).length`));
  await browser.send("Page.navigate", { url: new URL("chapter-12.html", pathToFileURL(page)).href });
  await browser.until(`document.readyState === "complete" && document.querySelector(".forget")`, "chapter 12");
  tell("wide drawings", await browser.value(`[...document.querySelectorAll(".picture")].filter((each) =>
    each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX === "auto"
    && getComputedStyle(each).backgroundAttachment.includes("local")).length`));
  await open("#no-such-place%");
  tell("unknown word", await browser.value(`document.querySelector(".note")?.textContent ?? ""`));
  tell("complaints", browser.complaints);
} catch (error) {
  tell("failed", String(error.stack));
} finally {
  browser.stop();
  process.exit(0);
}
