// Touches: nothing.
// Uses: dom.
//
// Where a point of a layer lies in the picture: parallel layers, turned by the tilt; no perspective.
class Projection {
  // area: x, y, width, height on the screen; layers: how many there are; box: what is left of the picture;
  // spots: what is to be seen, as x, y and layer, if that is not all of the area in each layer.
  constructor(area, layers, tilt, finger, box, spots = null) {
    const s = ease(tilt);
    this.s = s;
    const [yaw, pitch] = [36 * s * Math.PI / 180, 21 * s * Math.PI / 180];
    [this.cosYaw, this.sinYaw, this.cosPitch, this.sinPitch] =
      [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
    const [x, y, width, height] = area;
    this.gap = s * Math.min(74, 1.05 * Math.max(width, height) / Math.max(1, layers));
    this.middle = [x + width / 2, y + height / 2, (layers - 1) / 2];
    [this.scale, this.left, this.top] = [1, 0, 0];
    const corners = [];
    for (const spot of spots ?? []) corners.push(this.spot(...spot));
    for (const z of spots ? [] : s > 0 ? [0, layers - 1] : [0]) {
      for (const [a, b] of [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]) {
        corners.push(this.spot(a, b, z));
      }
    }
    if (s > 0 && finger) corners.push(this.spot(finger[0], finger[1], layers + 0.2));
    const [xs, ys] = [0, 1].map((side) => corners.map((corner) => corner[side]));
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    this.scale = Math.max(0.01, Math.min(box.width / (right - left), box.height / (bottom - top)));
    this.left = box.x + (box.width - this.scale * (right - left)) / 2 - this.scale * left;
    this.top = box.y + (box.height - this.scale * (bottom - top)) / 2 - this.scale * top;
  }

  spot(x, y, z) {
    const [a, b, c] = [x - this.middle[0], y - this.middle[1], (z - this.middle[2]) * this.gap];
    return [
      this.left + this.scale * (a * this.cosYaw - c * this.sinYaw),
      this.top + this.scale * (b * this.cosPitch + (a * this.sinYaw + c * this.cosYaw) * this.sinPitch),
    ];
  }

  // The point of the screen under a spot of the flat picture.
  point(x, y) {
    return [(x - this.left) / this.scale + this.middle[0], (y - this.top) / this.scale + this.middle[1]];
  }

  polygon(corners, z) {
    let text = "";
    for (let k = 0; k < corners.length; k += 2) {
      const [x, y] = this.spot(corners[k], corners[k + 1], z);
      text += `${x.toFixed(1)},${y.toFixed(1)} `;
    }
    return text;
  }
}

// What of a convex shape lies in a rectangle: x, y, width, height.
function cut(corners, [x, y, width, height]) {
  const sides = [[0, x, 1], [0, x + width, -1], [1, y, 1], [1, y + height, -1]];
  let points = corners;
  for (const [axis, limit, sign] of sides) {
    const kept = [];
    for (let k = 0; k < points.length; k += 2) {
      const a = [points[k], points[k + 1]];
      const b = [points[(k + 2) % points.length], points[(k + 3) % points.length]];
      const [inA, inB] = [sign * (a[axis] - limit) >= 0, sign * (b[axis] - limit) >= 0];
      if (inA) kept.push(...a);
      if (inA !== inB) {
        const part = (limit - a[axis]) / (b[axis] - a[axis]);
        kept.push(lerp(a[0], b[0], part), lerp(a[1], b[1], part));
      }
    }
    points = kept;
  }
  return points;
}

function bounds(corners) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let k = 0; k < corners.length; k += 2) {
    left = Math.min(left, corners[k]);
    right = Math.max(right, corners[k]);
    top = Math.min(top, corners[k + 1]);
    bottom = Math.max(bottom, corners[k + 1]);
  }
  return corners.length ? [left, top, right - left, bottom - top] : [0, 0, 0, 0];
}

const overlap = (a, b) => a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

function contains(corners, x, y) {
  let isInside = false;
  for (let k = 0, last = corners.length - 2; k < corners.length; last = k, k += 2) {
    const [ax, ay, bx, by] = [corners[k], corners[k + 1], corners[last], corners[last + 1]];
    if (ay > y !== by > y && x < ax + (y - ay) / (by - ay) * (bx - ax)) isInside = !isInside;
  }
  return isInside;
}

// The point of a shape that lies nearest to a point outside of it.
function nearest(corners, x, y) {
  let best = [corners[0], corners[1]];
  let distance = Infinity;
  for (let k = 0; k < corners.length; k += 2) {
    const [ax, ay] = [corners[k], corners[k + 1]];
    const [bx, by] = [corners[(k + 2) % corners.length], corners[(k + 3) % corners.length]];
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const part = clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length, 0, 1);
    const [px, py] = [lerp(ax, bx, part), lerp(ay, by, part)];
    const away = (px - x) ** 2 + (py - y) ** 2;
    if (away < distance) [best, distance] = [[px, py], away];
  }
  return best;
}
