// Touches: nodes, store.
// Uses: nothing.
"use strict";
// What the reader's browser remembers; without a store everything works and nothing is kept.
document.documentElement.classList.add("js");
var RUNS = { records: {} };
var STORE = (function () {
  const key = "the-life-of-a-touch";
  let all = {};
  // Another page of the book may be open, so what is kept is read anew before it is changed.
  function read() {
    let text = null;
    try { text = localStorage.getItem(key); } catch { /* There is no store. */ }
    if (text === null) return;
    try { all = JSON.parse(text); } catch { all = {}; }
    if (!all || typeof all !== "object" || Array.isArray(all)) all = {};
  }
  read();
  function save() {
    try { localStorage.setItem(key, JSON.stringify(all)); } catch { /* Nothing is kept. */ }
  }
  return {
    get(group, name) { return all[group]?.[name]; },
    set(group, name, value) {
      read();
      all[group] = Object(all[group] ?? {});
      all[group][name] = value;
      save();
    },
    remove(group, name) {
      read();
      if (all[group]) delete all[group][name];
      save();
    },
    group(group) { return { ...all[group] }; },
    // Calls a function when another page has made all be forgotten.
    onForgotten(tell) {
      addEventListener("storage", (event) => {
        if (event.key !== null && (event.key !== key || event.newValue !== "{}")) return;
        all = {};
        tell();
      });
    },
    forget() {
      all = {};
      try { localStorage.setItem(key, "{}"); } catch { /* Nothing was kept. */ }
    },
  };
}());
