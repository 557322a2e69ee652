// Looks at every page as a screen reader and a keyboard do, and tells what is missing, one JSON line for
// each page: node access.mjs BROWSER FOLDER every|one PAGE …
// A page is looked at in every way, or in one, and the next page in the next.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { browser, tell, wait } from "./reader.mjs";

const [folder, amount, ...pages] = process.argv.slice(3);
// A width, a scheme, and whether the figures' questions are answered.
const ways = [[1280, "light", false], [390, "dark", true], [1280, "light", true]];
const audit = readFileSync(new URL("audit.js", import.meta.url), "utf8");
const interactive = new Set(["button", "link", "textbox", "searchbox", "checkbox", "radio", "slider", "spinbutton", "combobox", "listbox",
  "option", "tab", "tablist", "tabpanel", "menuitem", "switch", "image", "img", "application", "DisclosureTriangle", "dialog"]);

// Every node that can be used has a role and a name in the tree that screen readers get.
async function tree() {
  // The tree is kept up to date while it is on, so it is on no longer than it is read.
  await browser.send("Accessibility.enable");
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  await browser.send("Accessibility.disable");
  const found = new Set();
  let count = 0;
  for (const node of nodes) {
    if (node.ignored) continue;
    const role = node.role?.value;
    const isFocusable = node.properties?.some((each) => each.name === "focusable" && each.value.value);
    if (!interactive.has(role) && !isFocusable) continue;
    count += 1;
    const isRoot = role === "RootWebArea";
    // What only scrolls has no role of its own.
    if (isFocusable && (!role || role === "none")) found.add(`no role: ${JSON.stringify(node.name?.value ?? "")}`);
    if (!isRoot && interactive.has(role) && !node.name?.value?.trim()) found.add(`no name: ${role}`);
  }
  return [[...found], count];
}

// All figures live, at their last moment, or with their question open.
const wake = (isOpen) => `(async () => {
  const rest = () => new Promise((done) => setTimeout(done, 20));
  for (const fold of document.querySelectorAll("details")) fold.open = true;
  if (typeof FIGURES === "undefined") return 0;
  await RUNS.ready;
  if (${isOpen}) for (const gated of document.querySelectorAll(".gated")) gated.classList.add("open");
  const roots = [...document.querySelectorAll("figure.run[data-key]")].filter((root) => root.offsetHeight > 0);
  for (const root of roots) {
    root.scrollIntoView({ block: "center" });
    for (let turn = 0; turn < 60 && !FIGURES.some((each) => each.root === root && each.isSeen && each.stage.width); turn += 1) await rest();
    const figure = FIGURES.find((each) => each.root === root);
    if (!figure) continue;
    figure.stop();
    if (${isOpen}) {
      if (figure.isLocked) figure.prediction.unlock();
      figure.stop();
      figure.setTilt(0);
      figure.goTo(root.id.length % 2 ? figure.course.axis.size : figure.course.axis.size * 0.6);
    }
    figure.show();
  }
  scrollTo(0, 0);
  return roots.length;
})()`;

try {
  for (const [index, page] of pages.entries()) {
    const found = new Set();
    const counts = [0, 0, 0];
    for (const [width, scheme, isOpen] of amount === "every" ? ways : [ways[index % ways.length]]) {
      await browser.send("Emulation.setDeviceMetricsOverride", { width, height: 900, deviceScaleFactor: 1, mobile: false });
      await browser.send("Emulation.setEmulatedMedia", { media: "", features: [{ name: "prefers-color-scheme", value: scheme }, { name: "prefers-reduced-motion", value: "reduce" }] });
      await browser.send("Page.navigate", { url: "about:blank" });
      await browser.send("Page.navigate", { url: pathToFileURL(`${folder}/${page}`).href });
      await browser.until(`document.readyState === "complete" && document.querySelector("h1")`, page);
      counts[0] = await browser.value(wake(isOpen));
      await wait(60);
      for (const what of await browser.value(`${audit}\naudit()`)) found.add(`${scheme} ${width}, ${what}`);
      await browser.send("Input.dispatchKeyEvent", { type: "keyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 });
      await browser.send("Input.dispatchKeyEvent", { type: "keyUp", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 });
      const walk = await browser.value(`${audit}\nfocusWalk()`);
      for (const what of walk.found) found.add(`${width}, ${what}`);
      const [missing, count] = await tree();
      for (const what of missing) found.add(`${width}, ${what}`);
      counts[1] += walk.count;
      counts[2] += count;
    }
    tell(page, { found: [...found], figures: counts[0], focused: counts[1], named: counts[2] });
  }
} catch (error) {
  tell("failed", String(error.stack));
} finally {
  browser.stop();
  process.exit(0);
}
