// The ranked search: an index by lunr of the entries in search-index.js, by the terms of
// vocabulary.js.
(() => {
  "use strict";

  const {
    terms, word: termsOf, pairs, joined, isMeaning, meaningOf, isSymptom, isCommon, groupWords,
  } = globalThis.gotchaVocabulary;
  const { make: makeSpelling, shortest: shortestSpelled } = globalThis.gotchaSpelling;
  const lunr = globalThis.lunr;

  // What each part of an entry counts.
  const fields = { title: 5, names: 5, lead: 3, headings: 1.5, body: 0.5 };
  const allFields = Object.keys(fields);
  // Where a word is looked up that nearly every entry has.
  const telling = ["title", "names"];
  const tellingMost = ["title", "names", "lead"];
  // Advice comes before the lab book.
  const kinds = { gotcha: 1, note: 1, "broken approach": 0.75, observation: 0.45 };
  // What an entry counts that leads from a symptom to all its causes.
  const hub = 1.6;
  // Some of a rare word is more than all of a frequent one: what of the query an entry has counts
  // with this exponent.
  const coverage = 1.5;
  // What an entry counts that is over on today's systems, unless the query names its system.
  const past = 0.85;
  // Less length normalization than lunr's own: a page with several messages is not less about each.
  const lengthShare = 0.2;
  // Exponents of how rare a word is, for the names of an entry and for what of the query it has: full
  // rarity makes too much of a word that few entries happen to have.
  const rarityInNames = 0.6;
  const rarityInQuery = 0.5;
  // A rare word is worth no more than so many times what it means: an entry that says "tap" lacks
  // little of "click".
  const mostOfMeaning = 1.3;
  // A longer query is cut down to its rarest terms, and to what can be looked up within a frame:
  // so many times that a field of an entry has a term.
  const mostTerms = 32;
  const mostPostings = 1000;
  // What a word of the same meaning counts beside the very word.
  const meaningShare = 0.7;
  // What two words beside each other count more than by themselves.
  const pairShare = 0.5;
  // What an entry counts more whose title, message or other name has the words of the query and no
  // others.
  const wholeName = 2;
  // The names of an entry that are nearest to the query count so much each, on top of a little without
  // any: an entry is asked for in one way at a time.
  const nearestNames = [1, 0.5, 0.25];
  const withoutNames = 0.1;
  // What all words of an entry count beside its nearest names, as an exponent.
  const wordsShare = 0.5;
  // What has many names is asked for often: an exponent of their number.
  const manyNames = 0.3;
  // What an entry counts more whose claims begin or change with a version that the query names.
  const beginning = 1.5;
  // What an entry counts that claims nothing of the versions that the query names: a page's range
  // begins with the first report, and readers meet it on others.
  const otherVersion = 0.5;
  // What a word that the book does not have counts where a similar one is found.
  const similarShare = 0.6;
  const mostSimilar = 6;
  const shortestPrefix = 2;
  const longestSimilar = 40;
  // Where nothing is found, words that begin with so many of the same letters are near.
  const nearestPrefix = 3;

  // Adds entries for so many milliseconds at a time, so that the page stays usable meanwhile.
  const slice = 8;

  const documentOf = (entry, id) => ({
    id: String(id),
    title: entry.t,
    names: [...entry.s, ...entry.m].join(" . "),
    lead: `${entry.l} . ${entry.w}`,
    headings: entry.h.join(" . "),
    body: `${entry.a} ${entry.b}`,
  });

  // The versions of an entry's claims, those that it affects and all.
  const versionsOf = (groups) => groups.flatMap(([, , ...versions]) => versions.map(Number));
  const affectedBy = (entry) => versionsOf(entry.i.filter(([claim]) => claim === "affected"));

  const makeBuilder = () => {
    const builder = new lunr.Builder();
    builder.ref("id");
    builder.b(lengthShare);
    for (const [field, boost] of Object.entries(fields)) builder.field(field, { boost });
    builder.tokenizer = (text, { fields: [field] }) => {
      const found = terms(text);
      return telling.includes(field)
        ? [...found, ...pairs(found)]
        : found.filter((term) => !isSymptom(term));
    };
    return builder;
  };

  // Terms as one text, whatever their order; those of a meaning go with their words.
  const key = (someTerms) =>
    [...new Set(someTerms.filter((term) => !isMeaning(term)))].sort().join(" ");

  // The ways in which entries are asked for: titles, messages and other names, each by itself. In
  // the index all names of an entry are one text.
  class NearestNames {
    constructor(entries) {
      // The terms of each name, and the names that have a term; those of an entry follow each other.
      const names = [];
      this.having = new Map();
      this.ofEntry = new Map();
      this.keys = new Map();
      for (const entry of entries) {
        const own = [entry.t, ...entry.s, ...entry.m].map(terms);
        this.keys.set(entry, new Set(own.map(key)));
        this.ofEntry.set(entry, [names.length, own.length]);
        names.push(...own.map((each) => new Set(each)));
      }
      for (const [name, own] of names.entries())
        for (const term of own)
          if (this.having.has(term)) this.having.get(term).push(name);
          else this.having.set(term, [name]);
      this.count = names.length;
      this.lengths = names.map((own) =>
        Math.sqrt([...own].reduce((sum, term) => sum + this.weight(term) ** 2, 0)) || 1);
    }

    // A rare term says more than a frequent one, and a word more than what it means.
    weight(term) {
      const rarity = Math.log(1 + this.count / (1 + (this.having.get(term)?.length ?? 0)));
      return (isMeaning(term) ? meaningShare : 1) * rarity ** rarityInNames;
    }

    has(entry, query) {
      return this.keys.get(entry).has(query);
    }

    // How much of each name the terms of a query are; beside the lengths it says how near they are.
    nearness(found) {
      const near = new Float64Array(this.count);
      let length = 0;
      for (const [term, boost] of found) {
        if (term.includes(" ")) continue;
        const product = boost * this.weight(term) ** 2;
        length += product;
        for (const name of this.having.get(term) ?? []) near[name] += product;
      }
      return { near, length: Math.sqrt(length) || 1 };
    }

    // What the names of an entry count, by how near they are, each from 0 to 1.
    factor(entry, { near, length }) {
      const [first, count] = this.ofEntry.get(entry);
      const nearest = nearestNames.map(() => 0);
      for (let name = first; name < first + count; name += 1) {
        let each = near[name] / (this.lengths[name] * length);
        for (let at = 0; each > 0 && at < nearest.length; at += 1)
          if (each > nearest[at]) [nearest[at], each] = [each, nearest[at]];
      }
      const sum = nearest.reduce((sum, each, at) => sum + nearestNames[at] * each, 0);
      return (withoutNames + sum) * count ** manyNames;
    }
  }

  class Search {
    constructor(entries, index, newest) {
      this.entries = entries;
      // The versions of those that are over.
      this.past = new Map(
        entries.map((entry) => [entry, affectedBy(entry)])
          .filter(([, versions]) => versions.length > 0 && Math.max(...versions) < newest));
      this.names = new NearestNames(entries);
      this.versions = new Map(entries.map((entry) => [entry, versionsOf(entry.i)]));
      this.index = index;
      // Words, not pairs of them, in their order.
      this.known = Object.keys(index.invertedIndex).filter((term) => !term.includes(" ")).sort();
      this.spelling = makeSpelling([
        ...groupWords, ...entries.flatMap((entry) => [entry.t, entry.l, entry.w, ...entry.s]),
        ...this.known.filter((term) => !term.includes("=")),
      ]);
      this.counts = new Map();
      this.rarities = new Map();
    }

    // Whether what an entry claims is another on a version than before.
    begins(entry, version) {
      return entry.i.some(([, , ...versions]) => Number(versions[0]) === version) &&
        !entry.i.some(([claim, , ...versions]) =>
          claim === "affected" && versions.some((each) => Number(each) < version));
    }

    // How many entries have a term in some of the fields, each field by itself.
    count(term, some = allFields) {
      const posting = this.index.invertedIndex[term];
      return some.reduce((sum, field) => sum + this.sizeOf(posting, field), 0);
    }

    sizeOf(posting, field) {
      const key = `${posting._index} ${field}`;
      if (!this.counts.has(key)) this.counts.set(key, Object.keys(posting[field]).length);
      return this.counts.get(key);
    }

    has(term) {
      return term in this.index.invertedIndex;
    }

    // The most frequent terms that begin so: while somebody types, the last word is a beginning.
    similar(term) {
      if (term.startsWith("=") || term.length < shortestPrefix) return [];
      let [low, high] = [0, this.known.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.known[middle] < term) low = middle + 1;
        else high = middle;
      }
      const begun = [];
      for (let at = low; this.known[at]?.startsWith(term); at += 1) begun.push(this.known[at]);
      return begun.sort((a, b) => this.count(b) - this.count(a)).slice(0, mostSimilar);
    }

    // Whether the book has a word, or one that begins so.
    isSpelled(word) {
      const known = (term) => this.has(term) || this.similar(term).length > 0;
      return this.spelling.has(word) || isCommon(word) || word.length > longestSimilar ||
        termsOf(word).some(known);
    }

    // A query with each word that the book does not have replaced by a similar one that it has.
    spelled(query) {
      return query.replace(/[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+/g, (part) => {
        const word = part.toLowerCase();
        if (word.length < shortestSpelled || this.isSpelled(word)) return part;
        return this.spelling.nearest(word) ?? part;
      });
    }

    // The terms of a query that the book has, each with what it counts.
    found(query) {
      const found = new Map();
      const add = (term, boost) => found.set(term, Math.max(found.get(term) ?? 0, boost));
      const inOrder = terms(query);
      const words = new Set(inOrder);
      for (const pair of pairs(inOrder)) if (this.has(pair)) add(pair, pairShare);
      for (const term of joined(query)) if (this.has(term)) words.add(term);
      for (const term of words) {
        if (this.has(term)) add(term, isMeaning(term) ? meaningShare : 1);
        else for (const each of this.similar(term)) add(each, similarShare);
      }
      const spelled = this.spelled(query);
      if (spelled !== query) {
        for (const term of terms(spelled)) if (this.has(term)) add(term, similarShare);
      }
      return found;
    }

    rarity(term) {
      if (!this.rarities.has(term))
        this.rarities.set(term, lunr.idf(this.index.invertedIndex[term], this.entries.length));
      return this.rarities.get(term);
    }

    // What is left of a word that is rarer than what it means.
    cap(term) {
      const meaning = meaningOf(term);
      if (!meaning || !this.has(meaning)) return 1;
      return Math.min(1, (mostOfMeaning * this.rarity(meaning)) / this.rarity(term));
    }

    // The terms to look up.
    clauses(found) {
      const rarest = [...found]
        .sort(([a], [b]) => this.count(a) - this.count(b))
        .slice(0, mostTerms);
      let left = mostPostings;
      return rarest.flatMap(([term, boost], at) => {
        const places = [allFields, telling].find((some) => this.count(term, some) <= left);
        if (!places && at > 0) return [];
        left -= places ? this.count(term, places) : left;
        return [{ term, boost, fields: places ?? telling, usePipeline: false }];
      });
    }

    // How much of a query each of its terms is: rare ones are most of it.
    shares(clauses) {
      const rarity = ({ term }) =>
        Math.log(1 + this.entries.length / (1 + this.count(term, tellingMost)));
      const weights = clauses.map((clause) => clause.boost * rarity(clause) ** rarityInQuery);
      const sum = weights.reduce((a, b) => a + b, 0);
      return new Map(clauses.map(({ term }, at) => [term, weights[at] / sum]));
    }

    // Entries with words that begin like those of a query that finds nothing.
    nearest(query) {
      const beginnings = new Set(joined(query, 1).map((each) => each.slice(0, nearestPrefix)));
      const near = [...beginnings]
        .filter((each) => each.length === nearestPrefix)
        .flatMap((each) => this.similar(each));
      if (near.length === 0) return [];
      return this.results(near.map((term) => ({ term, usePipeline: false })));
    }

    // The entries that a query finds, best first, each with the terms that found it, and whether
    // these are all of its words.
    find(query) {
      const found = this.found(query);
      const all = this.clauses(found);
      const named = terms(query)
        .filter((term) => /^=version\d+$/.test(term))
        .map((term) => Number(term.slice("=version".length)))
        .filter((version) => [...this.versions.values()].some((own) => own.includes(version)));
      // What has claims, and none on a version that is named, is not meant: of a version alone that
      // is a filter, of more words a reason to come later.
      const isMeant = (entry) =>
        named.length === 0 || this.versions.get(entry).length === 0 ||
        this.versions.get(entry).some((version) => named.includes(version));
      const words = all.filter(({ term }) => !/^=version\d+$/.test(term));
      if (all.length === 0) return [];
      if (words.length === 0) {
        const those = this.results(all).filter(({ entry }) => isMeant(entry));
        const others = this.entries
          .filter((entry) => named.length > 0 && isMeant(entry))
          .filter((entry) => !those.some((each) => each.entry === entry))
          .map((entry) => ({ entry, score: 0, terms: new Set(), isWhole: true }));
        return [...those.map((each) => ({ ...each, terms: each.terms, isWhole: true })), ...others];
      }
      return this.rank(query, found, words, named, isMeant);
    }

    rank(query, found, clauses, named, isMeant) {
      const name = key(terms(query).filter((term) => !/^=version\d+$/.test(term)));
      const shares = this.shares(clauses);
      const whole = clauses
        .filter(({ term, fields: some }) => some === allFields && !term.includes(" "))
        .map(({ term }) => term);
      const near = this.names.nearness(found);
      const results = this.results(clauses);
      for (const result of results) {
        const versions = this.past.get(result.entry);
        const { terms: own } = result;
        result.score *=
          [...own].reduce((sum, term) => sum + (shares.get(term) ?? 0), 0) ** coverage;
        if (result.entry.o) result.score *= hub;
        if (!isMeant(result.entry)) result.score *= otherVersion;
        result.isWhole = whole.length > 0 && whole.every((term) => own.has(term));
        if (versions && !versions.some((version) => named.includes(version))) result.score *= past;
        if (this.names.has(result.entry, name)) result.score *= wholeName;
        if (named.some((version) => this.begins(result.entry, version))) result.score *= beginning;
        result.score = result.score ** wordsShare * this.names.factor(result.entry, near);
        result.count = whole.filter((term) => own.has(term)).length;
      }
      return results.sort((a, b) => b.score - a.score);
    }

    results(clauses) {
      const results = this.index.query((query) => {
        for (const clause of clauses)
          query.clause({ ...clause, boost: (clause.boost ?? 1) * this.cap(clause.term) });
      });
      return results.map(({ ref, score, matchData }) => ({
        entry: this.entries[Number(ref)],
        score,
        get terms() {
          return new Set(Object.keys(matchData.metadata));
        },
      }));
    }
  }

  // Makes the index in slices; calls `done` with the search.
  const make = (entries, done, later) => {
    const newest = Math.max(0, ...entries.flatMap((entry) => versionsOf(entry.i)));
    const builder = makeBuilder();
    let at = 0;
    const step = () => {
      const end = performance.now() + slice;
      while (at < entries.length && performance.now() < end) {
        builder.add(documentOf(entries[at], at), { boost: kinds[entries[at].k] ?? 1 });
        at += 1;
      }
      if (at < entries.length) later(step);
      else done(new Search(entries, builder.build(), newest));
    };
    step();
  };

  globalThis.gotchaRanking = { make };
})();
