// The search field: filters search-index.js as one types, and keeps its state in the URL.
(() => {
  "use strict";

  const form = document.getElementById("search");
  const index = globalThis.gotchaIndex;
  if (!form || !Array.isArray(index)) return;

  const field = form.elements.namedItem("q");
  const selects = [...form.querySelectorAll("select")];
  const list = document.getElementById("results");
  const count = document.getElementById("search-count");
  const others = ["areas", "state"].map((name) => document.getElementById(name));
  const badges = document.getElementById("badges").content;
  const shownAtOnce = 50;

  const entries = index.map((entry) => ({
    ...entry,
    title: entry.t.toLowerCase(),
    text: [entry.t, entry.l, entry.a, entry.x].join("\n").toLowerCase(),
  }));

  const passes = {
    area: (entry, value) => entry.a === value,
    version: (entry, value) => entry.i.includes(value),
    verdict: (entry, value) => entry.v === value,
    evidence: (entry, value) => entry.e.includes(value),
    kind: (entry, value) => entry.k === value,
  };

  const element = (name, className, text) => {
    const made = document.createElement(name);
    if (className) made.className = className;
    if (text) made.textContent = text;
    return made;
  };

  const row = (entry) => {
    const item = element("li", "entry-row");
    const text = element("div", "entry-row-text");
    const link = element("a", "entry-row-title", entry.t);
    link.href = entry.u;
    link.dir = "auto";
    text.append(link, element("p", "", entry.l), element("p", "entry-row-area", entry.a));
    item.append(text, badges.querySelector(`.v-${entry.v}`).cloneNode(true));
    return item;
  };

  const find = (words, filters) => {
    const found = [];
    for (const entry of entries) {
      if (!filters.every(([name, value]) => passes[name](entry, value))) continue;
      if (!words.every((word) => entry.text.includes(word))) continue;
      found.push([words.every((word) => entry.title.includes(word)) ? 0 : 1, entry]);
    }
    return found.sort((a, b) => a[0] - b[0]).map(([, entry]) => entry);
  };

  const show = (limit = shownAtOnce) => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const filters = selects.filter((each) => each.value).map((each) => [each.name, each.value]);
    const isAsking = words.length > 0 || filters.length > 0;
    for (const each of others) each.hidden = isAsking;
    list.hidden = !isAsking;
    if (!isAsking) {
      count.textContent = "";
      list.replaceChildren();
      return;
    }
    const found = find(words, filters);
    const rows = found.slice(0, limit).map(row);
    if (found.length > limit) {
      const more = element("button", "copy", `Show all ${found.length}`);
      more.type = "button";
      more.addEventListener("click", () => show(Infinity));
      const item = element("li", "entry-row");
      item.append(more);
      rows.push(item);
    }
    list.replaceChildren(...rows);
    count.textContent =
      found.length === 0
        ? "Nothing found. Try fewer words, or another filter."
        : found.length === 1
          ? "1 entry"
          : `${found.length} entries`;
  };

  const remember = () => {
    const state = new URLSearchParams();
    for (const each of [field, ...selects]) if (each.value) state.set(each.name, each.value);
    const query = state.toString();
    try {
      history.replaceState(null, "", query ? `?${query}` : location.pathname);
    } catch {
      // Some browsers forbid this for pages opened from a disk; the search works all the same.
    }
  };

  const recall = () => {
    const state = new URLSearchParams(location.search);
    for (const each of [field, ...selects]) each.value = state.get(each.name) ?? "";
    for (const each of selects) if (each.selectedIndex < 0) each.value = "";
    show();
  };

  form.hidden = false;
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", () => {
    show();
    remember();
  });
  addEventListener("popstate", recall);
  addEventListener("keydown", (event) => {
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "");
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      field.focus();
    } else if (event.key === "Escape" && document.activeElement === field) {
      field.value = "";
      show();
      remember();
    }
  });
  recall();
})();
