"use strict";
// What the reader's browser remembers; without a store everything works and nothing is kept.
document.documentElement.classList.add("js");
var RUNS = { records: {} };
var STORE = (function () {
  const key = "the-life-of-a-touch";
  let all = {};
  try { all = JSON.parse(localStorage.getItem(key)) || {}; } catch { all = {}; }
  if (typeof all !== "object" || Array.isArray(all)) all = {};
  function save() {
    try { localStorage.setItem(key, JSON.stringify(all)); } catch { /* Nothing is kept. */ }
  }
  return {
    get(group, name) { return all[group]?.[name]; },
    set(group, name, value) {
      all[group] = all[group] ?? {};
      all[group][name] = value;
      save();
    },
    remove(group, name) {
      if (all[group]) delete all[group][name];
      save();
    },
    group(group) { return { ...all[group] }; },
    forget() {
      all = {};
      try { localStorage.removeItem(key); } catch { /* There was none. */ }
    },
  };
}());
