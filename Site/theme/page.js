// Copy buttons on code and on headings' links. A page without this script lacks nothing else.
(() => {
  "use strict";

  const status = document.createElement("span");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  document.querySelector("main").append(status);

  const copy = async (text, button, words) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    status.textContent = words;
    if (button) {
      const before = button.textContent;
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = before), 1500);
    }
    return true;
  };

  // What failed is in the code block, but is no part of the code.
  const codeOf = (figure) => {
    const code = figure.querySelector("code").cloneNode(true);
    for (const failure of code.querySelectorAll(".failure")) failure.remove();
    for (const line of code.querySelectorAll(".failed-line")) line.append("\n");
    return code.textContent;
  };

  const addButton = (figure, words, name, text) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `copy ${name}`.trim();
    button.textContent = words;
    button.addEventListener("click", () => copy(text(), button, "Code copied"));
    figure.querySelector("figcaption").append(button);
  };

  // What should not be written is not to be copied.
  for (const figure of document.querySelectorAll("figure.code:not(.code-wrong, .fix)"))
    addButton(figure, "Copy", "", () => codeOf(figure));

  // The lines of the fix are those of both halves and of the right one.
  const linesOf = (parent, lines) =>
    [...(parent?.querySelectorAll(lines) ?? [])].map((line) => line.textContent).join("");
  for (const figure of document.querySelectorAll("figure.fix")) {
    const fix = () => linesOf(figure.querySelector(".fix-code"), "s-l, ins");
    const around = () => linesOf(figure.querySelector(".fix-around"), "s-l");
    const isPair = figure.matches(".fix-pair");
    if (isPair) addButton(figure, "Copy the fix", "copy-fix", fix);
    if (isPair && around())
      addButton(figure, "Copy all", "", () => [around(), fix()].join("\n"));
    if (!isPair) addButton(figure, "Copy all", "copy-fix", around);
  }

  for (const heading of document.querySelectorAll("article :is(h2, h3)[id]:not(.visually-hidden)")) {
    const link = document.createElement("a");
    link.className = "permalink";
    link.href = `#${encodeURIComponent(heading.id)}`;
    link.setAttribute("aria-label", `Link to "${heading.textContent}"`);
    link.textContent = "#";
    link.addEventListener("click", () => copy(link.href, null, "Link copied"));
    heading.append(link);
  }
})();
