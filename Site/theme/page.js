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

  // What should not be written is not to be copied.
  for (const figure of document.querySelectorAll("figure.code:not(.code-wrong)")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", () => copy(codeOf(figure), button, "Code copied"));
    figure.querySelector("figcaption").append(button);
  }

  for (const heading of document.querySelectorAll("article :is(h2, h3)[id]")) {
    const link = document.createElement("a");
    link.className = "permalink";
    link.href = `#${encodeURIComponent(heading.id)}`;
    link.setAttribute("aria-label", `Link to “${heading.textContent}”`);
    link.textContent = "#";
    link.addEventListener("click", () => copy(link.href, null, "Link copied"));
    heading.append(link);
  }
})();
