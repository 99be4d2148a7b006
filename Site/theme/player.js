// Plays a trace: steps through its calls and draws the table as each call saw it. Without this
// script the page shows the last moment and all the calls.
(() => {
  "use strict";

  const svgNamespace = "http://www.w3.org/2000/svg";
  const marginShare = 0.12; // As in TableDrawing.swift.
  const stepTime = 700;

  const svg = (name, attributes, text) => {
    const made = document.createElementNS(svgNamespace, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text !== undefined) made.textContent = text;
    return made;
  };

  const draw = (drawing, scene) => {
    const [offset, width, height, contentHeight, insetTop, insetBottom, items] = scene;
    const margin = height * marginShare;
    drawing.setAttribute("viewBox", `0 ${-margin} ${width} ${height + 2 * margin}`);
    const cells = items.filter((item) => item[4]).length;
    const known = items.filter((item) => item[3]).length;
    drawing.setAttribute(
      "aria-label",
      `The table: offset ${offset}, content height ${contentHeight}, ` +
        `${known} heights known, ${cells} cells`,
    );
    const parts = [svg("rect", { class: "d-viewport", width, height })];
    for (const [path, top, rowHeight, isMeasured, hasCell] of items) {
      const y = top - offset;
      if (y > height + margin || y + rowHeight < -margin || rowHeight <= 0) continue;
      const row = svg("g", { class: "d-row" });
      row.append(
        svg("rect", {
          class: `${hasCell ? "d-cell" : "d-empty"} ${isMeasured ? "d-measured" : "d-estimated"}`,
          x: 6,
          y: y + 1,
          width: Math.max(width - 12, 1),
          height: Math.max(rowHeight - 2, 1),
          rx: 5,
        }),
        svg(
          "text",
          { class: "d-text", x: 18, y: y + rowHeight / 2, "dominant-baseline": "central" },
          path,
        ),
        svg(
          "text",
          {
            class: "d-text",
            x: width - 18,
            y: y + rowHeight / 2,
            "text-anchor": "end",
            "dominant-baseline": "central",
          },
          (isMeasured ? "" : "≈ ") + rowHeight,
        ),
      );
      parts.push(row);
    }
    const inset = (y, tall) => svg("rect", { class: "d-inset", y, width, height: tall });
    if (insetTop > 0) parts.push(inset(0, insetTop));
    if (insetBottom > 0) parts.push(inset(height - insetBottom, insetBottom));
    parts.push(svg("rect", { class: "d-frame", width, height }));
    drawing.replaceChildren(...parts);
  };

  const start = (figure) => {
    const { at, scenes } = JSON.parse(figure.dataset.player);
    const rows = [...figure.querySelectorAll(".t-row")];
    const drawing = figure.querySelector(".table-drawing");
    if (!drawing || rows.length !== at.length || rows.length === 0) return;

    const element = (name, attributes, text = "") => {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      made.textContent = text;
      return made;
    };
    const controls = element("div", { class: "player", role: "group", "aria-label": "Player" });
    const back = element("button", { type: "button", "aria-label": "One call back" }, "‹");
    const play = element("button", { type: "button" }, "Play");
    const next = element("button", { type: "button", "aria-label": "One call on" }, "›");
    const last = rows.length - 1;
    const scrub = element("input", { type: "range", min: 0, max: last, "aria-label": "Call" });
    const words = element("output", {});
    controls.append(back, play, next, scrub, words);
    figure.querySelector(".stage").append(controls);
    figure.classList.add("player-ready");

    let now = last;
    let timer = 0;

    const say = (row) =>
      ["t-call", "t-answer"]
        .map((name) => row.querySelector(`.${name}`))
        .filter(Boolean)
        .map((part) => [...part.childNodes].map((node) => node.textContent).join(" "))
        .join(" → ");

    const show = (index) => {
      rows[now].classList.remove("t-now");
      now = Math.min(Math.max(index, 0), last);
      rows[now].classList.add("t-now");
      scrub.value = now;
      scrub.setAttribute("aria-valuetext", `${now + 1} of ${last + 1}: ${say(rows[now])}`);
      words.textContent = `${now + 1} of ${last + 1}: ${say(rows[now])}`;
      if (scenes[at[now]]) draw(drawing, scenes[at[now]]);
    };
    const stop = () => {
      clearInterval(timer);
      timer = 0;
      play.textContent = "Play";
    };
    const run = () => {
      if (now === last) show(0);
      play.textContent = "Pause";
      timer = setInterval(() => (now === last ? stop() : show(now + 1)), stepTime);
    };

    back.addEventListener("click", () => (stop(), show(now - 1)));
    next.addEventListener("click", () => (stop(), show(now + 1)));
    play.addEventListener("click", () => (timer ? stop() : run()));
    scrub.addEventListener("input", () => (stop(), show(Number(scrub.value))));
    rows.forEach((row, index) => row.addEventListener("click", () => (stop(), show(index))));
    show(last);
  };

  for (const figure of document.querySelectorAll("figure[data-player]")) start(figure);
})();
