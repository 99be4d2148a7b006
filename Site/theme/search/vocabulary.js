// The words of the search: what a text is found by. Entries and queries are read by the same
// function, so that both mean the same by a word. Nothing here is specific to an entry.
(() => {
  "use strict";

  const list = (text) => text.trim().split(/\s+/);
  // Of any book, and of this one; a file that begins anew has all that there is.
  const files = [globalThis.gotchaWords].flat();
  const all = (name) => files.flatMap((each) => each[name] ?? []);
  const own = (name) => files.map((each) => each[name] ?? "");
  const groups = all("groups");
  const releases = all("releases");
  const nameEndings = own("nameEndings").filter(Boolean).join("|");
  const namePrefix = own("namePrefix").findLast(Boolean) ?? "";
  const words = Object.fromEntries([
    ...["stopWords", "foreign", "particles", "compounded"]
      .map((name) => [name, own(name).join(" ")]),
    ...["denials", "symptoms", "phrases"].map((name) => [name, all(name)]),
  ]);
  const stopWords = new Set(list(words.stopWords));
  // "…" is a few words of one sentence; between two names of an entry is a period.
  const someWords = "(?:[^\\s.]\\S* ){0,4}?";
  const compiled = (some) => some.map(({ means, patterns }) => {
    const whole = patterns.map((each) => `\\b${each.replaceAll("…", someWords)}\\b`);
    return [new RegExp(whole.join("|"), "gi"), means];
  });
  const phrases = compiled(words.phrases);
  const denials = compiled(words.denials);
  const symptoms = compiled(words.symptoms);

  // Words of other languages, some of which have no spaces between words; "+" is a space. The longest
  // first: one may begin another.
  const foreign = list(words.foreign)
    .flatMap((line) => {
      const [from, to] = line.replaceAll("+", " ").split("=");
      return from.split("|").map((each) => ({ from: each, to: ` ${to} ` }));
    })
    .sort((a, b) => b.from.length - a.from.length);
  const foreignWord = ({ from }) =>
    /^\p{Script=Latin}/u.test(from) ? `((?<!\\p{L})${from}(?!\\p{L}))` : `(${from})`;
  const anyForeign = foreign.map(foreignWord).join("|");
  const scripts = ["Han", "Hiragana", "Katakana", "Hangul"].map((each) => `\\p{Script=${each}}`).join("");
  const particles = new RegExp(
    `(?<![${scripts}])(?:${list(words.particles).sort((a, b) => b.length - a.length).join("|")})` +
      `(?![${scripts}])`,
    "gu",
  );
  // Most texts have none of them, and one look is cheaper than many.
  const isForeign = new RegExp(anyForeign, "iu");
  const allForeign = new RegExp(anyForeign, "giu");
  const translated = (_, ...found) => foreign[found.findIndex((each) => each !== undefined)].to;

  // A version with what it is one of; of a book without versions nothing is one.
  const named = globalThis.gotchaSystem ?? "";
  const escaped = named.replace(/[^\p{L}\p{N}\s]/gu, "\\$&");
  const system = named ? new RegExp(`\\b${escaped}[\\s-]*(\\d+)(\\.\\d+)*`, "gi") : /(?!)/g;
  const programs = releases.map(({ program, systemOf }) => [
    new RegExp(`\\b${program}\\s*(\\d+)`, "gi"),
    (_, version) => ` ${named} ${systemOf(Number(version))} `,
  ]);

  // Objects in messages: of "<App.Cell: 0x7f9a; frame = (0 0; 1 1)>" only the class and what is
  // quoted mean anything; the innermost first, since objects have others in them.
  const described = /<([\w.]+):\s*0x[0-9a-f]+([^<>]*)>/gi;
  const withoutObjects = (text) => {
    let before;
    let rest = text;
    do {
      before = rest;
      rest = rest.replace(
        described,
        (_, name, more) => ` ${name.split(".").pop()} ${more.split(";")[0].match(/[^=]*/)[0]} `,
      );
    } while (rest !== before);
    return rest;
  };

  // Names of one thing differ by how they end. Short words are left alone: "format" is no "form".
  const endings = nameEndings ? new RegExp(`(?:${nameEndings})$`) : /(?!)/;
  const shortestName = 9;
  const nameOf = (word) => (word.length < shortestName ? word : word.replace(endings, "") || word);

  // Argument labels are no names: `forRowAt`, `inSection`.
  const prepositions = new Set(list("at by for from in of on to with"));

  // The longest first: "classes" is no "class".
  const compounded = list(words.compounded).sort((a, b) => b.length - a.length).join("|");
  const compound = new RegExp(`^(?:${namePrefix})?(?:${compounded}){2,}s?$`);
  const inCompound = new RegExp(namePrefix ? `^${namePrefix}|${compounded}` : compounded, "g");

  const partsOf = (word) =>
    (word.match(/[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\p{L}+/gu) ?? [])
      .map((part) => part.toLowerCase())
      .flatMap((part) => (compound.test(part) ? part.match(inCompound) : [part]));

  const { stemmer, Token } = globalThis.lunr;
  const stems = new Map();
  const stem = (word) => {
    if (!stems.has(word)) stems.set(word, stemmer(new Token(word)).str);
    return stems.get(word);
  };

  const groupOf = new Map();
  const isVoid = (word) => word.length < 2 || stopWords.has(word);

  // The terms of one plain word in lower case: its stem, and what it means.
  const termsOf = (word) => {
    const stemmed = stem(word);
    const group = groupOf.get(word) ?? groupOf.get(stemmed);
    return group ? [stemmed, group] : [stemmed];
  };

  for (const group of groups) {
    const [first, ...others] = list(group);
    for (const word of [first, ...others]) groupOf.set(word, `=${first}`);
    for (const word of [first, ...others].map(stem))
      if (!groupOf.has(word)) groupOf.set(word, `=${first}`);
  }

  // A text with phrases of several words replaced by one, and without objects and addresses.
  // Names keep their capitals.
  const plain = (text) => {
    let rest = withoutObjects(text).replace(/\b0x[0-9a-f]+\b/gi, " ");
    for (const [pattern, release] of programs) rest = rest.replace(pattern, release);
    rest = rest.replace(system, " =version$1 ");
    if (isForeign.test(rest)) {
      rest = rest.replace(allForeign, translated);
      rest = rest.replace(particles, " ").replace(/\s+/g, " ");
    }
    for (const [pattern, words] of denials) rest = rest.replace(pattern, words);
    const seen = symptoms.filter(([pattern]) => rest.search(pattern) >= 0).map(([, term]) => term);
    for (const [pattern, words] of phrases) rest = rest.replace(pattern, words);
    return [rest, ...seen].join(" ");
  };

  // A name in Latin letters ends where another script begins: "reloadData跳动".
  const wordsOf = (text) =>
    plain(text).match(
      /=[a-zA-Z]+\d*|[\p{Script=Latin}_][\p{Script=Latin}\p{N}_]*|(?:(?!\p{Script=Latin})\p{L})+/gu,
    ) ?? [];

  // The terms of a name and of its parts. What sets a property has its name.
  const termsOfName = (parts) => {
    const [first] = parts;
    const name = nameOf((first === "set" ? parts.slice(1) : parts).join(""));
    const isName = !isVoid(name) && !prepositions.has(first);
    return [...(isName ? [name] : []), ...parts.filter((part) => !isVoid(part)).flatMap(termsOf)];
  };

  // The terms of a word.
  const termsByWord = new Map();
  const word = (text) => {
    if (!termsByWord.has(text)) {
      const lower = text.toLowerCase();
      const parts = partsOf(text);
      const plain = isVoid(lower) ? [] : termsOf(nameOf(lower));
      termsByWord.set(text, parts.length < 2 ? plain : termsOfName(parts));
    }
    return termsByWord.get(text);
  };

  const isTerm = (text) => text.startsWith("=");

  // Every term of a text, in its order.
  const terms = (text) =>
    wordsOf(String(text ?? "")).flatMap((each) =>
      isTerm(each) ? [each.toLowerCase()] : word(each),
    );

  // Where a text has, in several words, what one of these terms stands for: pairs of start and end.
  const places = (text, someTerms) => {
    const patterns = phrases.filter(([, means]) => someTerms.has(means.trim()));
    const matches = patterns.flatMap(([pattern]) => [...text.matchAll(pattern)]);
    const systems = [...text.matchAll(system)]
      .filter(([, number]) => someTerms.has(`=version${number}`));
    return [...matches, ...systems].map((match) => [match.index, match.index + match[0].length]);
  };

  // Telling words beside each other, so that a message is found by its wording. A pair has a space.
  const pairs = (someTerms) => {
    const plainTerms = someTerms.filter((term) => !isTerm(term));
    return plainTerms.slice(1).map((term, at) => `${plainTerms[at]} ${term}`);
  };

  // Words beside each other, of so many at least, that may be a name written apart: "height for row
  // at".
  const longestName = 4;
  const joined = (text, shortest = 2) => {
    const words = wordsOf(text).filter((each) => !isTerm(each)).map((each) => each.toLowerCase());
    const found = [];
    for (let at = 0; at < words.length; at += 1) {
      for (let count = shortest; count <= longestName && at + count <= words.length; count += 1) {
        found.push(nameOf(words.slice(at, at + count).join("")));
      }
    }
    return found;
  };

  // A longer query is read so far: of a crash report the message comes first.
  const longestQuery = 2000;

  // Whether a text has only words that every question has.
  const isCommon = (text) => wordsOf(text).length > 0 && terms(text).length === 0;

  // The words of the groups, which are spelled right.
  const groupWords = [...groupOf.keys()];

  // Whether a term stands for the words of a group.
  const meanings = new Set(groupOf.values());
  const isMeaning = (term) => meanings.has(term);
  // What the stem of a word means; undefined for most.
  const meaningOf = (term) => groupOf.get(term);

  // Whether a term stands for a symptom.
  const symptomTerms = new Set(symptoms.map(([, term]) => term));
  const isSymptom = (term) => symptomTerms.has(term);

  globalThis.gotchaVocabulary = {
    terms, pairs, joined, word, places, isMeaning, meaningOf, isSymptom, isCommon, longestQuery,
    groupWords,
  };
})();
