// “My app supports … and later”: hides what ended before, counts again, and keeps the choice.
// Other scripts read it from the root element and hear of a change on the document.
(() => {
  "use strict";

  const key = "book.minimum";
  const selector = "[data-minimum]";

  // A browser may refuse storage; then the choice lasts as long as the page.
  const stored = () => {
    try {
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  };
  const store = (value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // As above.
    }
  };

  const apply = (value) => {
    const minimum = Number(value);
    document.documentElement.dataset.oldestIos = value;
    for (const control of document.querySelectorAll(selector)) control.value = value;
    for (const each of document.querySelectorAll("[data-last]"))
      each.hidden = Number.parseFloat(each.dataset.last) < minimum;
    for (const each of document.querySelectorAll(".count[data-lasts]")) {
      each.dataset.all ??= each.textContent;
      const ended = each.dataset.lasts.split(" ").filter((last) => Number(last) < minimum);
      each.textContent = String(Number(each.dataset.all) - ended.length);
    }
  };

  // Caught on the way down, so that no other script can keep it from here.
  const chosen = ({ target }) => {
    if (!target.matches(selector)) return;
    store(target.value);
    apply(target.value);
    document.dispatchEvent(new CustomEvent("minimumversionchange", { detail: target.value }));
  };
  document.addEventListener("change", chosen, { capture: true });
  for (const control of document.querySelectorAll(selector)) {
    const versions = control.dataset.minimum.split(" ").map((text) => new Option(text));
    control.append(new Option("any", ""), ...versions);
    control.closest("label").hidden = false;
  }
  const value = stored();
  if (/^\d+(\.\d+)?$/.test(value)) apply(value);
})();
