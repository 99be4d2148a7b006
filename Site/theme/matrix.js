// The filters of the matrix, in place: by words of a title or an area, and by verdict.
(() => {
  "use strict";

  const place = document.querySelector(".matrix-filter");
  if (!place) return;
  const rows = [...document.querySelectorAll(".matrix tbody")].map((body) => ({
    body,
    area: body.querySelector(".matrix-area").textContent.toLowerCase(),
    entries: [...body.querySelectorAll("[data-entry]")].map((row) => ({
      row,
      words: row.querySelector("th").textContent.toLowerCase(),
      verdict: row.dataset.verdict,
    })),
  }));

  const field = (words, control) => {
    const label = document.createElement("label");
    label.append(`${words} `, control);
    place.append(label);
    return control;
  };
  const text = field("Titles with", document.createElement("input"));
  text.type = "search";
  const verdict = field("Status", document.createElement("select"));
  const verdicts = place.dataset.verdicts.split(" ").filter(Boolean);
  verdict.append(
    new Option("any", ""), ...verdicts.map((word) => new Option(word.replaceAll("-", " "), word)));

  // What the choice of a minimum version hides has `hidden`; this has a class of its own.
  const apply = () => {
    const words = text.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { body, area, entries } of rows) {
      let shown = 0;
      for (const each of entries) {
        const isFit =
          words.every((word) => each.words.includes(word) || area.includes(word)) &&
          (!verdict.value || each.verdict === verdict.value);
        each.row.classList.toggle("filtered", !isFit);
        if (isFit && !each.row.hidden) shown += 1;
      }
      body.hidden = shown === 0;
    }
  };
  text.addEventListener("input", apply);
  verdict.addEventListener("change", apply);
  document.addEventListener("minimumversionchange", apply);
  place.hidden = false;
  apply();
})();
