// Tries exercises in their cards as a reader does, and tells what the page answers, one JSON line
// for each check: node try.mjs BROWSER FOLDER

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const [program, folder] = process.argv.slice(2);
const browser = await Browser.start(program);
const tell = (what, value) => console.log(JSON.stringify({ what, value }));
const value = (text) => browser.value(text);

async function open(page) {
  await browser.send("Page.navigate", { url: "about:blank" });
  await browser.send("Page.navigate", { url: pathToFileURL(join(folder, page)).href });
  await browser.until(`document.readyState === "complete" && document.querySelector(".forget")`, page);
}

// The card of an exercise, opened.
async function trying(id) {
  await value(`window.box = document.getElementById("exercise-${id}"); box.querySelector("[data-try]").click()`);
  await browser.until(`box.querySelector("form.try")`, `the form of ${id}`);
}
const said = `box.querySelector(".said").innerText`;
async function verdict() {
  await value(`box.querySelector(".ask .primary").click()`);
  await browser.until(`box.querySelector(".said").textContent`, "a verdict");
  return value(said);
}
// Presses the names of a part in their order.
const put = (part, names) => value(`(() => {
  const chips = [...box.querySelectorAll(".part")[${part}].querySelectorAll(".chips .chip")];
  for (const name of ${JSON.stringify(names)}) chips.find((chip) => chip.textContent === name).click();
})()`);
const key = async (name) => {
  for (const type of ["keyDown", "keyUp"]) {
    const text = { Enter: "\r", " ": " " }[name];
    await browser.send("Input.dispatchKeyEvent", { type, key: name, code: name === " " ? "Space" : name,
      windowsVirtualKeyCode: { Enter: 13, " ": 32, ArrowLeft: 37, ArrowRight: 39, Delete: 46, Tab: 9 }[name], text: type === "keyDown" ? text : undefined });
  }
};
const right = [
  ["root", "veil", "panel", "grid", "two"], ["root", "veil", "panel", "grid", "two", "one"],
  ["root", "veil", "panel", "knob"], ["root", "veil", "panel", "knob"],
];
const placed = (part) => `[...box.querySelectorAll(".part")[${part}].querySelectorAll(".placed .chip")].map((chip) => chip.textContent)`;

try {
  await open("chapter-02.html");
  await value("STORE.forget()");
  await open("chapter-02.html");
  tell("nothing is loaded before", await value(`[...document.scripts].map((each) => each.src.split("/").pop())`));
  await trying("2.2");
  tell("focus", await value(`document.activeElement.closest("form.try") !== null`));
  await put(0, ["root", "grid", "two"]);
  for (const part of [1, 2, 3]) await put(part, right[part]);
  tell("a wrong order", await verdict());
  tell("judge loaded", await value(`[...document.scripts].some((each) => each.src.endsWith("judge.js"))`));
  // By keyboard alone: a name to the front, one taken away, others put in.
  await value(`box.querySelectorAll(".part")[0].querySelectorAll(".placed .chip")[2].focus()`);
  await key("ArrowLeft");
  const moved = [await value(placed(0)), await value(`document.activeElement.textContent`)];
  tell("changed, the verdict is gone", await value(said));
  await key("Delete");
  moved.push(await value(placed(0)));
  await key("Enter");
  await key("Enter");
  moved.push(await value(placed(0)));
  tell("by keyboard", moved);
  const at = (name) => `[...box.querySelectorAll(".part")[0].querySelectorAll(".chips .chip")].find((chip) => chip.textContent === "${name}")`;
  for (const [index, name] of right[0].entries()) {
    await value(`${at(name)}.focus()`);
    await key(index % 2 ? " " : "Enter");
  }
  tell("put in by keys", await value(placed(0)));
  tell("a right order", await verdict());
  tell("passed", await value(`box.classList.contains("passed")`));
  await put(0, ["root"]);
  const more = [await verdict(), await value(`box.classList.contains("passed") && STORE.get("tries", "2.2").passed`)];
  await value(`[...box.querySelectorAll(".part")[0].querySelectorAll(".placed .chip")].at(-1).click()`);
  tell("one more try", [more[0].startsWith("Right"), more[1], await verdict()]);
  await trying("2.1");
  tell("a missing answer", await verdict());
  await value(`(() => {
    const parts = [...box.querySelectorAll(".part")];
    ["heart", "more", "root", "root", "card"].forEach((name, index) =>
      [...parts[index].querySelectorAll("input")].find((input) => input.value === name).click());
  })()`);
  await value(`box.querySelector(".said").replaceChildren()`);
  tell("a wrong name", await verdict());
  await open("chapter-02.html");
  await browser.until(`document.querySelectorAll("form.try").length === 2`, "what was kept");
  await value(`window.box = document.getElementById("exercise-2.2")`);
  tell("kept", [await value(placed(0)), await value(said), await value(`document.querySelector("#exercise-2\\\\.1 .said").innerText`)]);
  await value(`[...box.querySelectorAll(".ask button")].at(-1).click()`);
  tell("forgotten", [await value(placed(0)), await value(said), await value(`STORE.get("tries", "2.2") ?? null`)]);
  await value("STORE.forget()");

  // Touches, with what is done before them, and presses.
  const fill = (all) => value(`(() => {
    [...box.querySelectorAll(".part")].forEach((part, index) => {
      [...part.querySelectorAll("input:not([type=checkbox]), select")].forEach((field, place) => {
        field.value = ${JSON.stringify(all)}[index][place];
        field.dispatchEvent(new Event(field.matches("select") ? "change" : "input", { bubbles: true }));
      });
    });
  })()`);
  await open("chapter-03.html");
  await trying("3.6");
  const probes = [["100", "74", "as it is"], ["122", "100", "as it is"], ["84", "100", "as it is"], ["100", "100", "as it is"]];
  await fill([...probes, ["100", "", "as it is"]]);
  tell("half a touch", await verdict());
  await fill([...probes, ["100", "80", "as it is"]]);
  tell("a probe that shows nothing", await verdict());
  await fill([...probes.slice(0, 3), ["100", "100", "hidden"], ["100", "80", "as it is"]]);
  tell("probes that show all", await verdict());
  await open("chapter-11.html");
  await trying("11.7");
  await fill([["0.1"], ["0.4"], ["1"], ["0.1"], ["0.4"], ["soon"]]);
  await value(`box.querySelectorAll(".part")[4].querySelector("[type=checkbox]").click()`);
  tell("no time", await verdict());
  await fill([["0.1"], ["0.4"], ["1"], ["0.1"], [""], ["0.4"]]);
  tell("presses that tell apart", await verdict());
  await open("chapter-11.html");
  await browser.until(`document.querySelector("form.try .said p")`, "the presses that were kept");
  tell("kept presses", await value(`[...document.querySelectorAll("form.try .touch")].map((part) => [...part.querySelectorAll("input")].map((field) => field.type === "checkbox" ? field.checked : field.value))`));
  await value("STORE.forget()");

  await open("chapter-14.html");
  await trying("14.1");
  const choose = (words) => value(`(() => {
    const selects = [...box.querySelectorAll("select")];
    ${JSON.stringify(words)}.forEach((word, index) => {
      selects[index].value = word;
      selects[index].dispatchEvent(new Event("change", { bubbles: true }));
    });
  })()`);
  tell("no cause yet", await verdict());
  await choose(["Who was hit", "gold", "A"]);
  tell("a wrong line", await verdict());
  await choose(["Who was hit", "red", "E"]);
  tell("the right cause", await verdict());
  await value(`box.querySelector("label.none input").click()`);
  tell("no bug", await verdict());
  await value("STORE.forget()");

  await open("chapter-04.html");
  await trying("4.2");
  await value(`box.querySelectorAll("input").forEach((input, index) => {
    input.value = ["nothing", "Began.", "began, cancelled", "began ended", "ended"][index];
    input.dispatchEvent(new Event("input", { bubbles: true }));
  })`);
  tell("written words", await verdict());
  await trying("4.7");
  const fields = `[...box.querySelectorAll("textarea")]`;
  // The first by its buttons, whose numbers are written over; the others as they stand in a file.
  await value(`[...box.querySelectorAll(".part")[0].querySelectorAll(".chip")][0].click()`);
  const chosen = await value(`document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)`);
  await value(`(() => {
    const chips = [...box.querySelectorAll(".part")[0].querySelectorAll(".chip")];
    chips[3].click();
    ["[.down(x: 50, y: 50), .cancel()]", ".down(x: 50, y: 50),\\n  .up()"].forEach((text, index) => {
      const field = ${fields}[index + 1];
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  })()`);
  tell("written by buttons", [chosen, await value(`${fields}[0].value`)]);
  tell("a script beside the key", await verdict());
  await value(`(() => {
    const field = ${fields}[0];
    field.value = ".down(x: 50, y: 50), .mve(x: 60, y: 60), .up()";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  })()`);
  tell("a step that is none", await verdict());
  await value(`(() => {
    const field = ${fields}[0];
    field.value = ".down(x: 50, y: 50), .move(x: 60, y: 60)";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  })()`);
  tell("scripts that tell apart", await verdict());
  tell("unlabelled", await value(`[...document.querySelectorAll("form.try :is(input, select, button, textarea)")]
    .filter((each) => !each.labels?.length && !each.getAttribute("aria-label") && !each.textContent.trim()).map((each) => each.outerHTML)`));
  tell("live", await value(`[...document.querySelectorAll(".said")].every((each) => each.getAttribute("role") === "status")`));
  await value("STORE.forget()");
  tell("complaints", browser.complaints);
} catch (error) {
  tell("failed", String(error.stack));
} finally {
  browser.stop();
  process.exit(0);
}
