// Touches: nodes.
// Uses: nothing.
//
// What every part of a figure uses: nodes, numbers, and the width of words.
const SVG = "http://www.w3.org/2000/svg";
const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
const isCoarse = matchMedia("(pointer: coarse)");
const isPhone = matchMedia("screen and (max-width: 45.99rem)");

const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
const lerp = (from, to, part) => from + (to - from) * part;
const ease = (part) => part * part * (3 - 2 * part);
const listed = (names) => names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child != null));
  return node;
}
function make(tag, attributes = {}, ...children) { return fill(document.createElement(tag), attributes, children); }
function draw(tag, attributes = {}, ...children) { return fill(document.createElementNS(SVG, tag), attributes, children); }

// Sets an attribute only if it is another one; null takes it away.
function set(node, name, value) {
  const known = node.known ?? (node.known = {});
  if (known[name] === value) return;
  known[name] = value;
  if (value === null) node.removeAttribute(name); else node.setAttribute(name, value);
}
function show(node, isShown) { set(node, "display", isShown ? null : "none"); }
function hide(node, isHidden) { if (node.hidden !== isHidden) node.hidden = isHidden; }
function write(node, text) {
  if (node.written === text) return;
  node.written = text;
  node.textContent = text;
}

// Words are 13 px everywhere in a picture, so a width is measured once. The font is asked for once,
// too: to ask while things change makes the browser work out all styles of the page.
const pen = document.createElement("canvas").getContext("2d");
const widths = new Map();
let sans = null;
function wordWidth(text, isBold = false) {
  const key = (isBold ? "b" : "n") + text;
  if (!widths.has(key)) {
    sans ??= getComputedStyle(document.documentElement).getPropertyValue("--sans");
    pen.font = `${isBold ? "700 " : ""}13px ${sans}`;
    widths.set(key, Math.ceil(pen.measureText(text).width));
  }
  return widths.get(key);
}

// Puts children into a node; what is there already stays, so that only what is new is laid out.
function putIn(node, children) {
  const wanted = new Set(children);
  for (const child of [...node.childNodes]) if (!wanted.has(child)) child.remove();
  let next = node.firstChild;
  for (const child of children) {
    if (child === next) next = next.nextSibling; else node.insertBefore(child, next);
  }
}

const decimal = (value) => String(Math.round(value * 100) / 100);
const seconds = (t) => t.toFixed(3);
const milliseconds = (t) => `${Math.round(t * 1000)} ms`;
const place = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
