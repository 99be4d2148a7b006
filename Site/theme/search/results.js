// What the search shows: the entries that a query finds, why they match, and the way on.
(() => {
  "use strict";

  const form = document.getElementById("search");
  const entries = globalThis.gotchaIndex;
  const areas = globalThis.gotchaAreas;
  if (!form || !Array.isArray(entries)) return;

  const { root, issues } = form.dataset;
  const field = form.elements.namedItem("q");
  const status = form.querySelector("[role=status]");
  const main = document.querySelector("main");
  const { isCommon, word: termsOfWord, places, longestQuery } = globalThis.gotchaVocabulary;

  const shownAtOnce = 10;
  // Results that show why they match.
  const explained = 5;
  const leadLength = 160;
  const excerptLength = 140;
  const areasOffered = 5;
  // The characters that a phone has room for in a title.
  const longName = 22;
  // Typing goes on for so many milliseconds before the address changes: browsers limit that.
  const pause = 300;
  // What has a part of the query and matches far less than the best is not offered.
  const leastShare = 0.04;

  const element = (name, attributes = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  // MARK: Filters

  const filters = globalThis.gotchaFilters.make(entries);

  // What is chosen on any page with a list: "my app supports … and later"; a book without
  // versions has no such choice.
  const system = globalThis.gotchaSystem ?? "";
  const minimum = () => document.documentElement.dataset.oldestIos ?? "";
  const oldest = element(
    "select",
    { "data-minimum": "" },
    new Option(`any ${system}`.trim(), ""),
    ...filters.versions.map((version) => new Option(`${system} ${version} and later`, version)),
  );
  oldest.value = minimum();

  const clear = element("button", { class: "copy", type: "button" }, "Clear filters");
  const narrowing = element(
    "details",
    { class: "narrowing" },
    element("summary", {}, "Filter"),
    element(
      "div",
      { class: "filters" },
      ...(system ? [element("label", {}, element("span", {}, "My app supports"), oldest)] : []),
      ...filters.labels,
    ),
    clear,
  );

  // MARK: Why an entry matches

  const wordPattern = /[\p{L}_][\p{L}\p{N}_]*/gu;
  const has = (word, terms) => termsOfWord(word).some((term) => terms.has(term));
  const found = (text, terms) =>
    new Set((text.match(wordPattern) ?? []).flatMap(termsOfWord).filter((term) => terms.has(term)));

  // Where a reader would break the long names of a title, as its own page does (`BreakableTitle`).
  const breaksOf = (title) =>
    [...title.matchAll(/\S+/g)]
      .filter(([word]) => word.length > longName)
      .flatMap((word) => {
        const parts = word[0].split(/(?<=[(:.])(?=[^).:])/);
        const broken = parts.flatMap((part) =>
          part.length > longName ? part.split(/(?<=[a-z])(?=[A-Z])/) : [part],
        );
        let at = word.index;
        return broken.slice(0, -1).map((part) => (at += part.length));
      });

  // The text with the words that are searched for marked.
  const marked = (text, terms, breaks = []) => {
    const pieces = (start, end) => {
      const cuts = breaks.filter((at) => at >= start && at < end);
      const ends = [...cuts, end];
      return ends.flatMap((to, index) => {
        const piece = text.slice(index === 0 ? start : ends[index - 1], to);
        return index < cuts.length ? [piece, element("wbr")] : [piece];
      });
    };
    const words = [...text.matchAll(wordPattern)]
      .filter(([word]) => has(word, terms))
      .map((match) => [match.index, match.index + match[0].length]);
    const parts = [];
    let at = 0;
    for (const [start, end] of [...places(text, terms), ...words].sort(([a], [b]) => a - b)) {
      if (start < at) continue;
      parts.push(...pieces(at, start), element("mark", {}, ...pieces(start, end)));
      at = end;
    }
    return [...parts, ...pieces(at, text.length)];
  };

  const cut = (text, length) => {
    if (text.length <= length) return text;
    const end = text.lastIndexOf(" ", length);
    return `${text.slice(0, end > 0 ? end : length)}…`;
  };

  // The part of a long text around the first word that is searched for.
  const excerpt = (text, terms) => {
    if (text.length <= excerptLength) return text;
    const first = [...text.matchAll(wordPattern)].find(([word]) => has(word, terms))?.index ?? 0;
    const isLate = first > excerptLength / 2;
    const start = isLate ? text.lastIndexOf(" ", first - excerptLength / 4) + 1 : 0;
    return (start > 0 ? "…" : "") + cut(text.slice(start), excerptLength);
  };

  // The text of an entry that has most of what the title and the lead do not show.
  const reason = (entry, terms) => {
    const shown = found(`${entry.t} ${cut(entry.l, leadLength)}`, terms);
    const left = new Set([...terms].filter((term) => !shown.has(term)));
    if (left.size === 0) return null;
    const texts = [
      ...entry.s.map((text) => ["Also searched as", text]),
      ...entry.m.map((text) => ["Message", text]),
      ...entry.h.map((text) => ["Heading", text]),
      ...entry.w.split(/(?<=[.:!?])\s+/).map((text) => ["What you see", text]),
    ];
    const counted = texts.map(([label, text]) => ({ label, text, count: found(text, left).size }));
    const best = counted.reduce((a, b) => (b.count > a.count ? b : a), { count: 0 });
    if (best.count > 0) return best;
    const words = new Set((entry.b.match(wordPattern) ?? []).filter((word) => has(word, left)));
    return words.size > 0 ? { label: "In the text", text: [...words].join(", ") } : null;
  };

  // MARK: Results

  const row = ({ entry, terms }, number) => {
    const address = { class: "entry-row-title", href: root + entry.u, dir: "auto" };
    const link = element("a", address, ...marked(entry.t, terms, breaksOf(entry.t)));
    const lead = element("p", { dir: "auto" }, ...marked(cut(entry.l, leadLength), terms));
    const marks = { class: "entry-row", "data-entry": entry.d, "data-verdict": entry.v };
    const made = element("li", marks, link, lead);
    const why = number < explained && reason(entry, terms);
    if (why) {
      const words = marked(excerpt(why.text, terms), terms);
      const label = element("span", {}, `${why.label}: `);
      made.append(element("p", { class: "found-by", dir: "auto" }, label, ...words));
    }
    // A page that leads to others is in no area.
    const [area, kind] = entry.o ? [] : [entry.a, entry.k === "gotcha" ? "" : entry.k];
    const facts = [area, kind, filters.claimInWords(entry)].filter(Boolean);
    if (facts.length > 0)
      made.append(element("p", { class: "entry-row-area" }, facts.join(" · ")));
    const [cases, ...others] = entry.c;
    const badge = element("span", { class: `badge badge-small mark v-${entry.v}` }, cases);
    const words = others.filter(Boolean).map((each) => element("span", {}, each));
    made.append(element("p", { class: "status" }, badge, ...words));
    return made;
  };

  // For the eye; screen readers announce the status beside the field.
  const count = element("p", { class: "results-count", "aria-hidden": "true" });
  const list = element("ul", { class: "entry-list", id: "results" });
  const rest = element("div", { class: "results-rest" });
  const title = element("h1", { class: "visually-hidden", id: "results-title" }, "Search results");
  const frame = { class: "results", "aria-labelledby": "results-title" };
  main.prepend(element("section", frame, title, count, narrowing, list, rest));

  let search = null;
  let hits = [];

  const showMore = () => {
    const { length } = list.children;
    const next = hits.slice(length, length + shownAtOnce);
    list.append(...next.map((hit, at) => row(hit, length + at)));
    const button = element("button", { class: "copy", type: "button" }, "Show more");
    button.addEventListener("click", () => {
      const last = list.lastElementChild;
      showMore();
      last.nextElementSibling?.querySelector("a").focus();
    });
    rest.replaceChildren(...(list.children.length < hits.length ? [button] : []));
  };

  // A link to a report that is filled in already, where the book's repository is known.
  const reportOf = (query) => {
    if (!issues || !query) return [];
    const text = new URLSearchParams({
      title: cut(query, 80),
      body: `What I searched for: ${cut(query, 500)}\n\nWhat I see:\n\nVersion and system:\n`,
    });
    const report = element("a", { href: `${issues}?${text}` }, "Report what you see");
    return [element("p", {}, report, ", and it may become an entry.")];
  };

  // What may help where nothing is found: the areas whose entries have similar words, and a report.
  const showWayOn = (query) => {
    const counts = new Map(areas.map(([name]) => [name, 0]));
    for (const { entry } of search?.nearest(query) ?? []) counts.set(entry.a, counts.get(entry.a) + 1);
    const ordered = [...areas].sort(([a], [b]) => counts.get(b) - counts.get(a));
    const isNear = counts.get(ordered[0]?.[0]) > 0;
    const nearest = isNear ? ordered.slice(0, areasOffered) : areas;
    const links = nearest.map(([name, url]) =>
      element("li", {}, element("a", { href: root + url }, name)),
    );
    const advice = filters.isSet() || minimum()
      ? "No entry is left by these words and filters. Try fewer of them."
      : "No entry has these words. Try fewer or other ones: what you see, the name of a method, or " +
        "the text of a message.";
    rest.replaceChildren(
      element("p", {}, advice),
      ...reportOf(query),
      element("p", {}, isNear ? "The nearest areas:" : "The areas of the book:"),
      element("ul", {}, ...links),
    );
  };

  const everything = entries.map((entry) => ({ entry, score: 0, terms: new Set() }));
  const matching = (query) => {
    // Words that every question has narrow nothing down.
    const all = query === "" || isCommon(query) ? everything : search.find(query);
    // A best one that has a single word of several is no measure for the others.
    const isMeasure = all[0]?.count !== 1 || all[0].isWhole;
    const least = isMeasure ? (all[0]?.score ?? 0) * leastShare : 0;
    const first = Number(minimum());
    return all.filter(
      ({ entry, score, isWhole }) =>
        (isWhole || score >= least) && filters.lastAffected(entry) >= first);
  };

  const inWords = (number) =>
    (number === 0 ? "Nothing found" : number === 1 ? "1 entry" : `${number} entries`) +
    (minimum() && ` for ${system} ${minimum()} and later`);
  const announce = (words) => {
    status.textContent = words;
    count.textContent = words;
  };

  const queryOf = () => field.value.slice(0, longestQuery).trim();

  const update = () => {
    const query = queryOf();
    const isSearching = query !== "" || filters.isSet() || narrowing.open;
    main.classList.toggle("searching", isSearching);
    if (!isSearching) return announce("");
    // Filters alone need no index of words.
    const isLoading = !search && query !== "";
    narrowing.hidden = isLoading;
    if (isLoading) return announce("Loading…");
    const found = matching(query);
    hits = found.filter(({ entry }) => filters.passes(entry));
    list.replaceChildren();
    showMore();
    if (hits.length === 0) showWayOn(query);
    narrowing.hidden = hits.length === 0 && !filters.isSet() && !minimum();
    if (narrowing.open) filters.show(found.map(({ entry }) => entry));
    return announce(inWords(hits.length) + (hits[1]?.score > 0 ? ", best first" : ""));
  };

  // MARK: State in the address

  const remember = () => {
    const state = new URLSearchParams();
    filters.write(state);
    if (queryOf()) state.set("q", queryOf());
    const query = state.toString();
    const address = (query ? `?${query}` : location.pathname) + location.hash;
    try {
      history.replaceState(history.state, "", address);
    } catch {
      // Some browsers forbid this for pages opened from a disk; the search works all the same.
    }
  };

  const recall = () => {
    const state = new URLSearchParams(location.search);
    if (state.has("q")) field.value = state.get("q");
    filters.read(state);
    narrowing.open = filters.isSet();
    update();
  };

  let waiting = 0;
  let drawing = 0;
  const changed = () => {
    if (!drawing) {
      drawing = requestAnimationFrame(() => {
        drawing = 0;
        update();
      });
    }
    clearTimeout(waiting);
    waiting = setTimeout(remember, pause);
  };
  const now = () => {
    cancelAnimationFrame(drawing);
    drawing = 0;
    update();
  };

  const end = () => {
    filters.clear();
    narrowing.open = false;
  };

  // MARK: Keys

  const links = () => [...list.querySelectorAll(".entry-row-title")];
  const move = (step) => {
    const all = links();
    const at = all.indexOf(document.activeElement) + step;
    (at < 0 ? field : all[Math.min(at, all.length - 1)])?.focus();
  };

  field.addEventListener("input", changed);
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape" && main.classList.contains("searching")) {
      event.preventDefault();
      field.value = "";
      end();
      now();
      remember();
    } else if (event.key === "ArrowDown" || event.key === "Enter") {
      now();
      if (!main.classList.contains("searching") || hits.length === 0) return;
      event.preventDefault();
      if (event.key === "ArrowDown") move(1);
      else {
        remember();
        links()[0].click();
      }
    }
  });
  list.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      move(step);
    } else if (event.key === "Escape") {
      field.focus();
    }
  });
  narrowing.addEventListener("change", changed);
  narrowing.addEventListener("toggle", update);
  clear.addEventListener("click", () => {
    end();
    changed();
    field.focus();
  });
  addEventListener("popstate", recall);
  document.addEventListener("minimumversionchange", update);

  // The index is made in slices between which the page answers.
  const channel = new MessageChannel();
  let next = null;
  channel.port1.addEventListener("message", () => next());
  channel.port1.start();
  const later = (step) => {
    next = step;
    channel.port2.postMessage(null);
  };
  globalThis.gotchaRanking.make(entries, (made) => {
    search = made;
    update();
  }, later);
  recall();
})();
