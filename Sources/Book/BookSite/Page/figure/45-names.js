// Touches: nothing.
// Uses: dom, geometry.
//
// Where names stand: 13 px always, and no name on another.
const NAME_HEIGHT = 18;
const RAIL_STEP = 25;
const MANY_NAMES = 8;

// Flat: inside the view, else beside it; views in front choose first. A name whose middle lies in another
// view would be read as that view's own, so it rather stands on what covers its own view, or nowhere.
// Labels: { width, seen: [x, y, w, h] in the picture, z }, from the back to the front.
function placeFlat(labels, [width, height], top, shapes, crosses) {
  const taken = [];
  const spots = new Map();
  function isFree(x, y, label, care) {
    const box = [x - 4, y, label.width + 8, NAME_HEIGHT];
    if (x < 3 || x + label.width > width - 3 || y < top || y + NAME_HEIGHT > height - 2) return false;
    if (taken.some((other) => overlap(box, other))) return false;
    if (crosses.some(([cx, cy]) => overlap(box, [cx - 22, cy - 22, 44, 44]))) return false;
    const middle = [x + label.width / 2 - 4, y + NAME_HEIGHT / 2 - 3, 8, 6];
    if (shapes.some((shape) => isWithin(middle, shape.box) && !isWithin(inner(label.seen, 3), shape.box))) return false;
    return !shapes.some((shape) => (care > 0 && shape.z > label.z && overlap(box, shape.box)) || (care > 1 && isCrossed(box, shape.box)));
  }
  for (const label of [...labels].reverse()) {
    const [x, y, w, h] = label.seen;
    const inside = label.width + 12 <= w && h >= 22 ? [
      [x + 7, y + 5], [x + w - label.width - 7, y + 5], [x + 7, y + h - 22],
      [x + w - label.width - 7, y + h - 22], [x + 7, y + h / 2 - 9],
    ] : [];
    const beside = [[x + w + 6, y + h / 2 - 9], [x, y + h + 4], [x, y - 20], [x - label.width - 6, y + h / 2 - 9]];
    const all = [...inside, ...beside];
    // Best where no view in front and no edge is in the way, else on an edge, else anywhere.
    const spot = [2, 1, 0].map((care) => all.find(([a, b]) => isFree(a, b, label, care))).find(Boolean);
    if (!spot) continue;
    // Beside a large view a name could be anybody's: it gets a leader, or among many names stays away.
    const isBeside = inside.length > 0 && !inside.includes(spot);
    if (isBeside && labels.length > MANY_NAMES && !label.isHeardOf) continue;
    label.leadsTo = isBeside ? nearestIn(label.seen, [spot[0] + label.width / 2, spot[1] + NAME_HEIGHT / 2]) : null;
    spots.set(label, spot);
    taken.push([spot[0], spot[1], label.width, NAME_HEIGHT]);
  }
  return spots;
}

// The place in a box, not at its edge, that is nearest to a point.
const nearestIn = ([x, y, w, h], [a, b]) => [clamp(a, x + Math.min(5, w / 2), x + Math.max(w - 5, w / 2)), clamp(b, y + Math.min(5, h / 2), y + Math.max(h - 5, h / 2))];

// A box without its rim.
const inner = ([x, y, w, h], rim) => [x + rim, y + rim, Math.max(0, w - 2 * rim), Math.max(0, h - 2 * rim)];

// Whether a box lies in another.
function isWithin([x, y, w, h], [left, top, width, height]) {
  return left <= x && top <= y && left + width >= x + w && top + height >= y + h;
}

// Whether an edge of the shape goes through the box.
function isCrossed([x, y, w, h], shape) {
  return !isWithin([x, y, w, h], shape) && overlap([x, y + 2, w, h - 4], shape);
}

// Apart: one below the other at the right edge, in the order of what they name.
// Labels have an anchor in the picture. One with a long word begins a little further left.
function placeOnRail(labels, left, top, [width, height]) {
  const rows = labels.map((label) => ({ label, anchor: label.anchor, y: 0 })).sort((a, b) => a.anchor[1] - b.anchor[1]);
  const step = Math.min(RAIL_STEP, Math.max(NAME_HEIGHT + 1, (height - top - 10) / Math.max(1, rows.length)));
  function spread() {
    let y = top;
    for (const row of rows) {
      row.y = Math.max(y, row.anchor[1] - 9);
      y = row.y + step;
    }
    let limit = height - 24;
    for (const row of [...rows].reverse()) {
      row.y = Math.min(row.y, limit);
      limit = row.y - step;
    }
  }
  const cross = (a, b) => {
    const at = (row, x) => row.anchor[1] + (row.y + 9 - row.anchor[1]) * (x - row.anchor[0]) / (left - 22 - row.anchor[0]);
    const x = Math.max(a.anchor[0], b.anchor[0]);
    return at(a, x) > at(b, x) + 0.5;
  };
  spread();
  for (let round = 0; round < 6; round += 1) {
    let isDone = true;
    for (let k = 0; k + 1 < rows.length; k += 1) {
      if (!cross(rows[k], rows[k + 1])) continue;
      [rows[k], rows[k + 1]] = [rows[k + 1], rows[k]];
      spread();
      isDone = false;
    }
    if (isDone) break;
  }
  return new Map(rows.map((row) => [row.label, [Math.min(left, width - 1 - row.label.width), row.y]]));
}
