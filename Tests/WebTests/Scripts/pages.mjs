// Opens every page of the site at the width of a desk and of a phone, and tells what is not in order,
// one JSON line for each check: node pages.mjs BROWSER FOLDER PAGE …

import { pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";

const [program, folder, ...names] = process.argv.slice(2);
const browser = await Browser.start(program);
const tell = (what, value) => console.log(JSON.stringify({ what, value }));
const found = { "too wide": [], unlabelled: [], "without policy": [], complaints: [], requests: [] };
try {
  let count = 0;
  for (const name of names) {
    for (const width of [1280, 390]) {
      browser.heard.length = 0;
      await browser.send("Emulation.setDeviceMetricsOverride", {
        width, height: 800, deviceScaleFactor: 1, mobile: false,
      });
      await browser.send("Page.navigate", { url: pathToFileURL(`${folder}/${name}`).href });
      await browser.until(`document.readyState === "complete" && document.querySelector("h1")`, name);
      await browser.value(`new Promise((done) => setTimeout(done, 60))`);
      const facts = await browser.value(`({
        width: document.documentElement.scrollWidth,
        policy: Boolean(document.querySelector("meta[http-equiv=Content-Security-Policy]")),
        unlabelled: [...document.querySelectorAll("button, a[href], input, select, img")].filter((each) =>
          each.tagName === "IMG" ? !each.alt
            : each.matches("input, select") ? !each.labels?.length && !each.getAttribute("aria-label")
              : !(each.textContent.trim() || each.getAttribute("aria-label"))
        ).map((each) => each.outerHTML.slice(0, 120)),
      })`);
      if (facts.width > width) found["too wide"].push(`${name}: ${facts.width} at ${width}`);
      if (!facts.policy) found["without policy"].push(name);
      found.unlabelled.push(...facts.unlabelled.map((each) => `${name}: ${each}`));
      found.complaints.push(...browser.complaints.map((each) => `${name}: ${each}`));
      found.requests.push(...browser.requests.filter((url) => !/^(file|data|blob|about):/.test(url)));
    }
    count += 1;
  }
  tell("pages", count);
  for (const [what, value] of Object.entries(found)) tell(what, value);
} catch (error) {
  tell("failed", String(error.stack));
} finally {
  browser.stop();
  process.exit(0);
}
