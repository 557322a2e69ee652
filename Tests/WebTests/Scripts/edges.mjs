// Addresses that lead nowhere, and two pages that are open at once; one JSON line for each check.

import { pathToFileURL } from "node:url";
import { browser, tellAll, wait } from "./reader.mjs";

const folder = process.argv[3];
const url = (page) => pathToFileURL(`${folder}/`).href + page;
const seen = `[document.querySelector(".note.unknown, #status")?.textContent ?? "", document.body.innerText.length > 1000].map(String)`;

async function open(page) {
  await browser.send("Page.navigate", { url: "about:blank" });
  await browser.send("Page.navigate", { url: url(page) });
  // The first page leads to the bench at once, and the bench is there when its engine is.
  const isBench = page.startsWith("lab.html") || page.startsWith("index.html#");
  const there = isBench
    ? `location.pathname.endsWith("lab.html") && globalThis.book`
    : `document.querySelector(".forget")`;
  await browser.until(`document.readyState === "complete" && ${there}`, page);
  await wait(60);
}

const answers = async (page) => {
  await open(page);
  return browser.value(seen);
};

const checks = Object.fromEntries([
  "chapter-02.html#nowhere", "chapter-02.html#%E0%A4%A", "chapter-02.html#7A", "chapter-02.html#run-9Z", "rules.html##", "chapter-02.html#2A",
  "index.html#99Z", "lab.html#99Z", "lab.html#%", "lab.html#2A",
].map((page) => [page, () => answers(page)]));

await tellAll({
  ...checks,
  async "another experiment, and one that is none, while one is open"() {
    await open("lab.html#2A");
    const told = `document.title.split(" ")[0] + ": " + document.getElementById("status").textContent`;
    const found = [];
    for (const word of ["3B", "nothing", "%", "2A"]) {
      const before = await browser.value(told);
      await browser.value(`location.hash = ${JSON.stringify(word)}`);
      await browser.until(`(${told}) !== ${JSON.stringify(before)}`, word);
      found.push(await browser.value(told));
    }
    return found;
  },

  async "two pages keep what both are told"() {
    await open("chapter-02.html");
    await browser.value("STORE.forget()");
    const first = browser.session;
    const { targetId } = await browser.send("Target.createTarget", { url: url("chapter-03.html") });
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
    const on = async (session, expression) => {
      browser.session = session;
      return browser.value(expression);
    };
    await wait(600);
    // What one page keeps comes to the other one a moment later.
    const arrives = async (session, word) => {
      browser.session = session;
      await browser.until(`(localStorage.getItem("the-life-of-a-touch") ?? "").includes("${word}")`, `${word} arrives`);
    };
    await on(sessionId, `STORE.set("quiz", "3.check.1", "B")`);
    await arrives(first, "3.check.1");
    await on(first, `STORE.set("quiz", "2.check.1", "A")`);
    await arrives(sessionId, "2.check.1");
    const kept = await on(sessionId, `Object.keys(JSON.parse(localStorage.getItem("the-life-of-a-touch")).quiz).sort()`);
    await on(sessionId, "STORE.forget()");
    browser.session = first;
    await browser.until(`document.querySelector(".note")`, "a sentence").catch(() => {});
    const told = await on(first, `document.querySelector(".note")?.textContent ?? ""`);
    const left = await on(first, `(STORE.set("quiz", "2.check.2", "C"), Object.keys(STORE.group("quiz")))`);
    return [...kept, told, ...left];
  },
});
