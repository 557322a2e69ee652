// Short words for what every part of the page needs.

export const byId = (id) => document.getElementById(id);
