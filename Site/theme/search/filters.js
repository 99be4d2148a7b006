// The filters of the search: by area, kind and verdict, and of one version by what an entry claims
// and how that is known. Each choice shows how many entries it leaves.
(() => {
  "use strict";

  const claimWords = { affected: "affected", notAffected: "not affected" };
  const basisWords = {
    known: "with evidence",
    ...Object.fromEntries(globalThis.gotchaBases ?? []),
  };
  const unknown = ["between", "model"];
  // A version with what it is one of.
  const system = globalThis.gotchaSystem ?? "";
  const name = (version) => `${system} ${version}`.trim();

  const make = (entries) => {
    // The versions of each entry, with claim and basis.
    const inOrder = (a, b) => Number(a) - Number(b);
    const claims = new Map(entries.map((entry) => {
      const pairs = entry.i.flatMap(([claim, basis, ...own]) =>
        own.map((version) => [version, [claim, basis]]));
      return [entry, new Map(pairs.sort(([a], [b]) => inOrder(a, b)))];
    }));
    const versions = [...new Set([...claims.values()].flatMap((each) => [...each.keys()]))]
      .sort(inOrder);

    // By the name of a filter; empty for any.
    const chosen = { version: "", claim: "", basis: "", area: "", kind: "", verdict: "" };
    // A claim and its basis are those on one version.
    const version = () => chosen.version || versions.at(-1);
    const claimOf = (entry) => claims.get(entry).get(version()) ?? [];
    const affected = new Map([...claims].map(([entry, ofVersions]) => [
      entry,
      [...ofVersions].filter(([, [claim]]) => claim === "affected").map(([each]) => each),
    ]));

    const basisValues = (basis) => (unknown.includes(basis) ? [basis] : ["known", basis]);
    const fits = ([claim, basis]) =>
      (!chosen.claim || chosen.claim === claim) &&
      (!chosen.basis || basisValues(basis).includes(chosen.basis));

    // `values` are those of an entry; they are counted without what `without` names, itself if
    // nothing else.
    const filters = {
      version: {
        label: () => "Version",
        values: (entry) => [...claims.get(entry)].filter(([, each]) => fits(each)).map(([at]) => at),
        without: ["version", "claim", "basis"],
        order: versions,
        words: (value) => name(value),
      },
      claim: {
        label: () => `On ${name(version())}`,
        any: "any",
        values: (entry) => claimOf(entry).slice(0, 1),
        without: ["version", "claim"],
        order: Object.keys(claimWords),
        words: (value) => claimWords[value],
      },
      basis: {
        label: () => "Evidence",
        any: "any evidence",
        values: (entry) => claimOf(entry).slice(1).flatMap(basisValues),
        without: ["version", "basis"],
        order: Object.keys(basisWords),
        words: (value) => basisWords[value],
      },
      area: { label: () => "Area", values: (entry) => [entry.a] },
      kind: { label: () => "Kind", values: (entry) => [entry.k] },
      verdict: {
        label: () => "Verdict",
        values: (entry) => (entry.v === "none" ? [] : [entry.v]),
        words: (value) => value.replaceAll("-", " "),
      },
    };
    const names = Object.keys(filters);
    for (const [name, filter] of Object.entries(filters)) {
      filter.order ??= [...new Set(entries.flatMap(filter.values))];
      filter.without ??= [name];
    }

    const has = (entry, name) => filters[name].values(entry).includes(chosen[name]);
    const failing = (entry) => names.filter((name) => chosen[name] && !has(entry, name));

    const set = (name, value) => {
      chosen[name] = filters[name].order.includes(value) ? value : "";
      if (name === "version" && !chosen.version) chosen.claim = chosen.basis = "";
      if ((name === "claim" || name === "basis") && chosen[name]) chosen.version = version();
    };

    // MARK: Fields

    const fields = Object.fromEntries(names.map((name) => {
      const [label, words, select] =
        ["label", "span", "select"].map((each) => document.createElement(each));
      select.name = name;
      select.addEventListener("change", () => set(name, select.value));
      label.append(words, select);
      return [name, { label, words, select }];
    }));

    // Of the entries that the other filters leave, how many have each value of a filter.
    const count = (found) => {
      const counts = Object.fromEntries(
        names.map((name) => [name, { total: 0, values: new Map() }]));
      for (const entry of found) {
        const failed = failing(entry);
        for (const name of names) {
          if (!failed.every((each) => filters[name].without.includes(each))) continue;
          const own = counts[name];
          own.total += 1;
          for (const value of filters[name].values(entry))
            own.values.set(value, (own.values.get(value) ?? 0) + 1);
        }
      }
      return counts;
    };

    // Offers what occurs in the found entries; nothing where all are alike.
    const show = (found) => {
      const counts = count(found);
      for (const name of names) {
        const { label: labelOf, order, words: wordsOf, any = "any" } = filters[name];
        const { label, words, select } = fields[name];
        const { total, values } = counts[name];
        const options = order
          .filter((value) => values.has(value) || value === chosen[name])
          .map((value) =>
            new Option(`${wordsOf?.(value) ?? value} (${values.get(value) ?? 0})`, value));
        words.textContent = labelOf();
        select.replaceChildren(new Option(any, ""), ...options);
        select.value = chosen[name];
        label.hidden = !chosen[name] && [...values.values()].every((number) => number === total);
      }
    };

    // What an entry claims on the chosen version; empty without a choice.
    const claimInWords = (entry) => {
      const [claim, basis] = chosen.version ? claimOf(entry) : [];
      return claim ? `${name(chosen.version)}: ${claimWords[claim]}, ${basisWords[basis]}` : "";
    };

    return {
      labels: names.map((name) => fields[name].label),
      versions,
      claimInWords,
      lastAffected: (entry) => Number(affected.get(entry).at(-1) ?? Infinity),
      show,
      isSet: () => names.some((name) => chosen[name]),
      passes: (entry) => failing(entry).length === 0,
      clear: () => names.forEach((name) => set(name, "")),
      // Takes values by the names of filters, as the address has them, and gives them back.
      read: (values) => names.forEach((name) => set(name, values.get(name) ?? "")),
      write: (values) => {
        for (const name of names) if (chosen[name]) values.set(name, chosen[name]);
      },
    };
  };

  globalThis.gotchaFilters = { make };
})();
