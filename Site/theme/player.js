// Plays traces: steps through the calls and draws the table as each call saw it. Two traces of a
// pair step together. Without this script the page shows the last moment and all the calls.
(() => {
  "use strict";

  const svgNamespace = "http://www.w3.org/2000/svg";
  const marginShare = 0.12; // As in TableDrawing.swift.
  const stepTime = 700;
  const noRow = -1; // As in PlayerData.swift.
  const measured = 1;
  const withCell = 2;

  const filled = (made, attributes, text = "") => {
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.textContent = text;
    return made;
  };
  const element = (name, ...content) => filled(document.createElement(name), ...content);
  const svg = (name, ...content) =>
    filled(document.createElementNS(svgNamespace, name), ...content);

  const rowMarkup = ([section, row, top, tall, flags], offset, width) => {
    const y = top - offset;
    const kinds = [flags & withCell ? "d-cell" : "d-empty"];
    if (!(flags & measured)) kinds.push("d-estimated");
    if (row === noRow) kinds.push("d-header");
    const text = (x, words) => svg("text", { x, y: y + tall / 2 }, words);
    return [
      svg("rect", { class: kinds.join(" "), y: y + 1, height: Math.max(tall - 2, 1) }),
      text(18, row === noRow ? section : `${section}-${row}`),
      text(width - 18, (flags & measured ? "" : "≈ ") + tall),
    ];
  };

  const controlMarkup = ([top, tall, isRefreshing], offset) => {
    const y = top - offset;
    const group = svg("g", { class: isRefreshing ? "d-refresh d-refreshing" : "d-refresh" });
    group.append(
      svg("rect", { y, height: tall }),
      svg("circle", { cy: y + tall / 2, r: tall / 4 }),
    );
    return group;
  };

  const draw = (drawing, scene) => {
    const [offset, width, height, contentHeight, insetTop, insetBottom, items, control] = scene;
    const margin = height * marginShare;
    drawing.setAttribute("viewBox", `0 ${-margin} ${width} ${height + 2 * margin}`);
    const cells = items.filter((item) => item[4] & withCell).length;
    const known = items.filter((item) => item[4] & measured).length;
    drawing.setAttribute(
      "aria-label",
      `The table: offset ${offset}, content height ${contentHeight}, ` +
        `${known} heights known, ${cells} cells` +
        (control?.[2] ? ", refreshing" : ""),
    );
    const isSeen = ([, , top, tall]) =>
      tall > 0 && top - offset < height + margin && top - offset + tall > -margin;
    const inset = (y, tall) => svg("rect", { class: "d-inset", y, height: tall });
    const parts = [svg("rect", { class: "d-viewport", height })];
    if (control?.[1] > 0) parts.push(controlMarkup(control, offset));
    for (const item of items.filter(isSeen)) parts.push(...rowMarkup(item, offset, width));
    if (insetTop > 0) parts.push(inset(0, insetTop));
    if (insetBottom > 0) parts.push(inset(height - insetBottom, insetBottom));
    parts.push(svg("rect", { class: "d-frame", height }));
    drawing.replaceChildren(...parts);
  };

  // A trace that can be shown at each of its calls; before its first it shows no call.
  const stageOf = (figure) => {
    const [at, items, scenes] = JSON.parse(figure.dataset.player);
    for (const scene of scenes) scene[6] = scene[6].map((index) => items[index]);
    const calls = figure.querySelector(".calls");
    const rows = [...figure.querySelectorAll(".timeline > li")];
    const drawing = figure.querySelector(".table-drawing");
    if (!drawing || rows.length !== at.length || rows.length === 0) return null;
    let now = -1;
    // The call and what it returned, without the details.
    const words = () =>
      [...rows[now].childNodes]
        .filter((part) => part.nodeName !== "SMALL").map((part) => part.textContent).join(" → ");
    return {
      figure,
      rows,
      show(index) {
        rows[now]?.classList.remove("t-now");
        now = Math.min(index, rows.length - 1);
        if (now < 0) return `0 of ${rows.length}`;
        const row = rows[now];
        row.classList.add("t-now");
        // Only the list scrolls, never the page, so that the drawing stays in view.
        calls.scrollTop = row.offsetTop - (calls.clientHeight - row.offsetHeight) / 2;
        if (scenes[at[now]]) draw(drawing, scenes[at[now]]);
        return `${now + 1} of ${rows.length}: ${words()}`;
      },
    };
  };

  // `steps` has for each step the call of each stage, `first` is the step to begin with.
  const start = (stages, steps, first, place) => {
    const controls = element("div", { class: "player", role: "group", "aria-label": "Player" });
    const back = element("button", { type: "button", "aria-label": "One call back" }, "‹");
    const play = element("button", { type: "button" }, "Play");
    const next = element("button", { type: "button", "aria-label": "One call on" }, "›");
    const last = steps.length - 1;
    const scrub = element("input", { type: "range", min: 0, max: last, "aria-label": "Call" });
    const ways = stages.length === 2 ? ["Wrong", "Right"] : [];
    const words = stages.map((_, number) =>
      element("output", ways[number] ? { "data-way": ways[number] } : {}),
    );
    controls.append(back, play, next, scrub, ...words);
    place(controls);

    let now = first;
    let timer = 0;

    const show = (index) => {
      now = Math.min(Math.max(index, 0), last);
      scrub.value = now;
      stages.forEach(
        (stage, number) => (words[number].textContent = stage.show(steps[now][number])),
      );
      scrub.setAttribute("aria-valuetext", words.map((each) => each.textContent).join("; "));
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
    controls.addEventListener("keydown", (event) => {
      if (event.target === scrub || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
      event.preventDefault();
      stop();
      show(now + (event.key === "ArrowRight" ? 1 : -1));
    });
    stages.forEach((stage, number) => {
      stage.figure.classList.add("player-ready");
      stage.rows.forEach((row, index) =>
        row.addEventListener("click", () => {
          stop();
          show(steps.findIndex((step) => step[number] === index));
        }),
      );
    });
    show(first);
    // A list that is folded away has no height to scroll in.
    stages[0].figure.closest("details")?.addEventListener("toggle", () => show(now));
  };

  // For each step the calls of both traces; as in TraceAlignment.swift.
  const stepsOf = (text) => {
    let [wrong, right] = [-1, -1];
    return [...text].map((step) =>
      [step === "+" ? wrong : ++wrong, step === "-" ? right : ++right]);
  };

  for (const pair of document.querySelectorAll(".pair")) {
    const stages = [...pair.querySelectorAll("figure[data-player]")].map(stageOf).filter(Boolean);
    if (stages.length !== 2) continue;
    const place = (controls) => pair.prepend(controls);
    start(stages, stepsOf(pair.dataset.steps), Number(pair.dataset.difference), place);
  }
  for (const figure of document.querySelectorAll("figure[data-player]:not(.player-ready)")) {
    const stage = stageOf(figure);
    if (!stage) continue;
    const place = (controls) => figure.querySelector(".stage").append(controls);
    start([stage], stage.rows.map((_, index) => [index]), stage.rows.length - 1, place);
  }
})();
