// What is wrong with a page for somebody who does not see it, or does not use a mouse; runs in the page.
function audit() {
  const found = [];
  const tell = (what, node) => found.push(`${what}: ${node?.outerHTML?.replace(/\s+/g, " ").slice(0, 110) ?? node}`);
  const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && node.getClientRects().length > 0;
  const all = [...document.querySelectorAll("body *")];

  // Ids, and what refers to them.
  const ids = new Set();
  for (const node of document.querySelectorAll("[id]")) {
    if (ids.has(node.id)) tell("id twice", node);
    ids.add(node.id);
  }
  for (const name of ["aria-controls", "aria-labelledby", "aria-describedby", "aria-activedescendant", "for"]) {
    for (const node of document.querySelectorAll(`[${name}]`)) {
      for (const id of node.getAttribute(name).split(" ")) if (!ids.has(id)) tell(`${name} leads nowhere`, node);
    }
  }

  // Fields, images, headings.
  for (const node of document.querySelectorAll("input, select, textarea")) {
    if (!node.labels?.length && !node.getAttribute("aria-label")) tell("field without a label", node);
  }
  for (const node of document.querySelectorAll("img")) if (!node.hasAttribute("alt")) tell("image without a text", node);
  let level = 0;
  for (const node of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    if (!isSeen(node)) continue;
    const next = Number(node.localName[1]);
    if (level === 0 && next !== 1) tell("the first heading is not h1", node);
    if (next > level + 1 && level > 0) tell(`h${next} behind h${level}`, node);
    if (next === 1 && level > 0) tell("a second h1", node);
    level = next;
  }

  // Roles and what they need.
  const needs = { slider: ["aria-valuenow", "aria-valuemin", "aria-valuemax"], tab: ["aria-selected", "aria-controls"], option: ["aria-selected"], img: ["aria-label"], application: ["aria-label"], listbox: ["aria-label"], tablist: ["aria-label"] };
  const inside = { option: "listbox", tab: "tablist" };
  for (const node of document.querySelectorAll("[role]")) {
    if (!isSeen(node)) continue;
    const role = node.getAttribute("role");
    for (const name of needs[role] ?? []) if (!node.hasAttribute(name)) tell(`${role} without ${name}`, node);
    if (inside[role] && !node.closest(`[role=${inside[role]}]`)) tell(`${role} outside of its ${inside[role]}`, node);
    if (node.getAttribute("aria-hidden") === "true" && node.querySelector("[tabindex], a[href], button, input")) tell("hidden, but takes the focus", node);
  }
  for (const node of document.querySelectorAll("[tabindex]")) if (Number(node.getAttribute("tabindex")) > 0) tell("an order of its own", node);

  for (const text of contrasts(all, isSeen)) found.push(text);
  return found;
}

// Text with less than 4.5 to 1 on its ground.
function contrasts(all, isSeen) {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const parts = (color) => {
    if (!known.has(color)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
      known.set(color, [r, g, b, a / 255]);
    }
    return known.get(color);
  };
  const over = (front, back) => [0, 1, 2].map((k) => front[k] * front[3] + back[k] * (1 - front[3])).concat(1);
  const light = (color) => color.slice(0, 3).map((each) => each / 255).map((each) => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
    .reduce((sum, each, k) => sum + each * [0.2126, 0.7152, 0.0722][k], 0);
  const page = parts(getComputedStyle(document.body).backgroundColor);
  const grounds = new Map();
  const ground = (node) => {
    if (!node || node === document.documentElement) return page;
    if (!grounds.has(node)) {
      const style = getComputedStyle(node);
      const own = parts(style.backgroundColor);
      grounds.set(node, own[3] === 0 ? ground(node.parentElement) : over(own, ground(node.parentElement)));
    }
    return grounds.get(node);
  };
  const opacity = (node) => { let all = 1; for (let each = node; each; each = each.parentElement) all *= Number(getComputedStyle(each).opacity); return all; };
  const found = new Set();
  const check = (node, color, back, share) => {
    const front = over([color[0], color[1], color[2], color[3] * share], back);
    const [a, b] = [light(front), light(back)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) {
      const name = `${node.localName}.${String(node.className?.baseVal ?? node.className).replace(/ /g, ".")}`;
      found.add(`contrast ${ratio.toFixed(2)}: ${node.parentElement.localName}.${String(node.parentElement.className?.baseVal ?? node.parentElement.className)} > ${name} "${node.textContent.slice(0, 24)}"`);
    }
  };
  for (const node of all) {
    if (![...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()) || !isSeen(node)) continue;
    if (node.closest("[disabled], .unseen, [aria-hidden=true] .patterns, option") || /^(SCRIPT|STYLE|OPTION)$/.test(node.tagName)) continue;
    const style = getComputedStyle(node);
    if (!node.ownerSVGElement) {
      check(node, parts(style.color), ground(node), opacity(node));
      continue;
    }
    // In a picture the ground is the halo, or else the shape that lies right behind the text.
    let back = ground(node.ownerSVGElement);
    if (style.stroke !== "none" && style.paintOrder.startsWith("stroke")) back = over(parts(style.stroke), back);
    else back = shapeBehind(node, parts, over, back);
    check(node, parts(style.fill), back, opacity(node));
  }
  return [...found];
}

function shapeBehind(text, parts, over, back) {
  const box = text.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let result = back;
  for (const shape of text.ownerSVGElement.querySelectorAll("rect, circle, polygon")) {
    if (!(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) || !shape.checkVisibility({ visibilityProperty: true })) continue;
    const area = shape.getBoundingClientRect();
    if (x < area.left || x > area.right || y < area.top || y > area.bottom || !area.width) continue;
    const style = getComputedStyle(shape);
    if (style.fill === "none" || style.fill.startsWith("url")) continue;
    const color = parts(style.fill);
    result = over([color[0], color[1], color[2], color[3] * Number(style.fillOpacity) * Number(style.opacity)], result);
  }
  return result;
}

// What takes the focus, one after the other: whether one sees it, and whether the next lies further on.
function focusWalk() {
  const found = [];
  const name = (node) => node.outerHTML.replace(/\s+/g, " ").slice(0, 100);
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0;
  const nodes = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter((node) =>
    node.tabIndex >= 0 && !node.disabled && isSeen(node) && !node.closest(".skip"));
  const groups = new Map();
  const isLined = (node) => {
    const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(node);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || (node.localName === "circle" && stroke !== "none" && parseFloat(strokeWidth) >= 2);
  };
  // All places first: to ask for one after every change of the focus has the whole page laid out anew.
  const boxes = new Map(nodes.map((node) => [node, node.getBoundingClientRect()]));
  let before = null;
  const radios = new Set();
  for (const node of nodes) {
    if (node.type === "radio") {
      if (radios.has(node.name)) continue;
      radios.add(node.name);
    }
    node.focus({ preventScroll: true });
    if (document.activeElement !== node) { found.push(`does not take the focus: ${name(node)}`); continue; }
    if (![node, node.nextElementSibling, node.firstElementChild].some((each) => each && isLined(each))) found.push(`the focus is not seen: ${name(node)}`);
    const inner = node.matches(".handle");
    const box = boxes.get(node);
    if (before && !inner && before.node.closest("nav, main") === node.closest("nav, main")
      && getComputedStyle(node).position !== "fixed" && box.bottom <= before.box.top + 1 && box.left < before.box.right - 1) found.push(`the focus goes back: ${name(before.node)} then ${name(node)}`);
    if (!inner) before = { node, box };
  }
  document.activeElement.blur();
  return { found, count: nodes.length };
}
