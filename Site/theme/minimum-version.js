// “My app supports iOS __ and later”: hides what ended before, counts again, and keeps the choice.
// Other scripts read it from localStorage and hear of a change on the document.
(() => {
  "use strict";

  const key = "book.minimum-ios";
  const controls = [...document.querySelectorAll("[data-minimum-ios]")];

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
    const minimum = Number(value) || 0;
    for (const control of controls) control.value = value;
    for (const each of document.querySelectorAll("[data-last]"))
      each.hidden = Number.parseFloat(each.dataset.last) < minimum;
    for (const each of document.querySelectorAll(".count[data-lasts]")) {
      each.dataset.all ??= each.textContent;
      const ended = each.dataset.lasts.split(" ").filter((last) => Number(last) < minimum);
      each.textContent = String(Number(each.dataset.all) - ended.length);
    }
  };

  for (const control of controls) {
    control.closest("label").hidden = false;
    control.addEventListener("change", () => {
      store(control.value);
      apply(control.value);
      document.dispatchEvent(new CustomEvent("minimumversionchange", { detail: control.value }));
    });
  }
  const value = stored();
  if (controls.some((control) => [...control.options].some((each) => each.value === value)))
    apply(value);
})();
