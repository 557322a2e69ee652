// Touches: nodes.
// Uses: nothing.
//
// Short words for what every part of the page needs.

export const byId = (id) => document.getElementById(id);

// An element of a drawing.
export function make(name, attributes = {}, parent = null) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent?.append(element);
  return element;
}
