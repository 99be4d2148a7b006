// Plays what an entry shows: two screens side by side, step by step. The page has the step where
// they differ; the others are fetched when somebody asks for them. Without this script the page
// shows the two decisive pictures.
(() => {
  "use strict";

  const stepTime = 900;
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");

  const element = (name, attributes, text = "") => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.textContent = text;
    return made;
  };

  // As SVGWriter.swift; the file comes from the same site.
  const markup = (film, picture) => {
    let text = "";
    let clip;
    let place = "";
    for (const index of picture[3]) {
      const [sprite, x, y, cut] = film.parts[index];
      const next = x || y ? `<g transform="translate(${x} ${y})">` : "";
      const isSame = cut === clip && next === place;
      if (!isSame && place) text += "</g>";
      if (cut !== clip) {
        if (clip !== undefined) text += "</svg>";
        if (cut !== undefined) {
          const box = film.clips[cut];
          text += `<svg x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}"` +
            ` viewBox="${box.join(" ")}">`;
        }
      }
      if (!isSame) text += next;
      [clip, place] = [cut, next];
      text += film.sprites[sprite];
    }
    return text + (place ? "</g>" : "") + (clip === undefined ? "" : "</svg>");
  };

  const start = (screens) => {
    const figures = [...screens.querySelectorAll("figure[data-picture]")];
    if (figures.length !== 2) return;
    // The versions that can be chosen, the one that the page shows first.
    const versions = (screens.dataset.versions ?? `|${screens.dataset.step}|${screens.dataset.film}`)
      .split(";").map((version) => version.split("|"));
    let [, opening, source] = versions[0];
    opening = Number(opening);
    let film;
    let now = opening;
    let timer = 0;

    const controls = element("div", { class: "player", role: "group", "aria-label": "Player" });
    const button = (words, label) =>
      element("button", { type: "button", "aria-label": label }, words);
    const [back, play, next] =
      [button("‹", "One step back"), button("▶ Play", "Play"), button("›", "One step on")];
    const scrub = element("input", { type: "range", min: 0, max: opening, "aria-label": "Step" });
    const words = element("output", {});
    scrub.value = opening;
    controls.append(back, play, next, scrub, words);
    screens.prepend(controls);

    // A script, since a page that is opened from a disk may fetch nothing else.
    const loading = new Map();
    const load = async () => {
      if (!loading.has(source)) {
        loading.set(source, new Promise((resolve, reject) => {
          const script = element("script", { src: source });
          window.showFilm = resolve;
          script.addEventListener("error", reject);
          document.head.append(script);
        }));
      }
      const loaded = await loading.get(source);
      if (film === loaded) return;
      film = loaded;
      scrub.max = film.steps.length - 1;
      scrub.value = now;
    };

    // The calls that were made since the step before.
    const calls = (times, before) => {
      const lists = screens.closest("article")?.querySelectorAll("[data-calls]") ?? [];
      for (const list of lists) {
        const side = list.dataset.calls === "right" ? 1 : 0;
        let time = 0;
        for (const call of list.querySelectorAll("li")) {
          time = Number(call.dataset.time ?? time);
          call.classList.toggle("t-now", time <= times[side] && time > (before?.[side] ?? -1));
        }
      }
    };

    const show = (index) => {
      now = Math.min(Math.max(index, 0), film.steps.length - 1);
      const [pictures, said, captions, marks, times] = film.steps[now];
      figures.forEach((figure, side) => {
        const picture = film.pictures[pictures[side]];
        const svg = figure.querySelector("svg");
        svg.setAttribute("viewBox", `0 0 ${picture[0]} ${picture[1]}`);
        svg.classList.toggle("dark", picture[2] === 1);
        svg.innerHTML = markup(film, picture) + marks[side];
        figure.querySelector("figcaption span").textContent = captions[side];
        const title = figure.querySelector("figcaption b").textContent;
        svg.setAttribute("aria-label", captions[side] ? `${title}: ${captions[side]}` : title);
      });
      scrub.value = now;
      words.textContent = `${now + 1} of ${film.steps.length}: ${said}`;
      scrub.setAttribute("aria-valuetext", words.textContent);
      calls(times, film.steps[now - 1]?.[4]);
    };

    const stop = () => {
      clearInterval(timer);
      timer = 0;
      play.textContent = "▶ Play";
      play.setAttribute("aria-label", "Play");
    };
    const run = () => {
      if (now === film.steps.length - 1 || now === opening) show(0);
      play.textContent = "❚❚ Pause";
      play.setAttribute("aria-label", "Pause");
      timer = setInterval(() => {
        if (now >= film.steps.length - 1) return stop();
        show(now + 1);
      }, stillness.matches ? 2 * stepTime : stepTime);
    };
    const then = (action) => async () => {
      try {
        await load();
        action();
      } catch {
        stop();
        words.textContent = "The other steps could not be loaded.";
      }
    };

    if (versions.length > 1) {
      const choice = element("select", { "aria-label": "Version" });
      choice.append(...versions.map(([name]) => element("option", {}, name)));
      choice.addEventListener("change", () => {
        stop();
        [, opening, source] = versions[choice.selectedIndex];
        opening = Number(opening);
        const name = screens.querySelector(".screens-note span");
        then(() => {
          show(opening);
          name.textContent = choice.value;
        })();
      });
      next.after(choice);
    }
    back.addEventListener("click", then(() => (stop(), show(now - 1))));
    next.addEventListener("click", then(() => (stop(), show(now + 1))));
    play.addEventListener("click", then(() => (timer ? stop() : run())));
    scrub.addEventListener("focus", then(() => {}));
    scrub.addEventListener("pointerdown", then(() => {}));
    scrub.addEventListener("input", then(() => (stop(), show(Number(scrub.value)))));
    controls.addEventListener("keydown", (event) => {
      if (event.target === scrub || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
      event.preventDefault();
      then(() => (stop(), show(now + (event.key === "ArrowRight" ? 1 : -1))))();
    });
  };

  for (const screens of document.querySelectorAll(".screens[data-film]")) start(screens);
})();
