// The search field of every page. What finds and shows entries is loaded when the field is used, so
// that a page by itself stays light.
(() => {
  "use strict";

  const form = document.getElementById("search");
  if (!form) return;
  form.innerHTML = `
    <label class="visually-hidden" for="q">Search</label>
    <input id="q" name="q" type="search" autocomplete="off" spellcheck="false"
      placeholder="Symptom, method, message" aria-describedby="search-hint">
    <span id="search-hint" class="hint">Press / to search</span>
    <p class="visually-hidden" role="status"></p>`;
  const field = form.elements.namedItem("q");
  // A phone has no room for more beside the book's name.
  if (matchMedia("(max-width: 40rem)").matches) field.placeholder = "Search";
  const { root } = form.dataset;
  // In this order: each needs those before it.
  const parts = [
    "theme/lunr.js",
    "search-index.js",
    "theme/search/words.js",
    "theme/search/spelling.js",
    "theme/search/vocabulary.js",
    "theme/search/ranking.js",
    "theme/search/filters.js",
    "theme/search/results.js",
  ];
  // Pages with a list have these already.
  const style = "theme/lists.css";
  const minimumVersion = "theme/minimum-version.js";
  if (!document.querySelector(`script[src$="${minimumVersion}"]`)) parts.unshift(minimumVersion);

  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    if (!document.querySelector(`link[href$="${style}"]`)) {
      const sheet = document.createElement("link");
      sheet.rel = "stylesheet";
      sheet.href = root + style;
      document.head.append(sheet);
    }
    for (const part of parts) {
      const script = document.createElement("script");
      script.src = root + part;
      script.async = false;
      script.addEventListener("error", () => {
        form.querySelector("[role=status]").textContent = "The search could not be loaded.";
      });
      document.head.append(script);
    }
  };

  const isTyping = () =>
    /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? "") ||
    document.activeElement?.isContentEditable;

  addEventListener("keydown", (event) => {
    if (event.key !== "/" || isTyping() || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
  field.addEventListener("focus", load);
  field.addEventListener("input", load);
  // A field of one line joins the last word of a line and the first of the next.
  field.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text") ?? "";
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    field.setRangeText(
      text.replace(/\s+/g, " "), field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  for (const link of document.querySelectorAll("[data-narrow]")) link.hidden = false;
  if (location.search.length > 1) load();
})();
