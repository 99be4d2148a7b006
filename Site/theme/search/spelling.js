// Words that are misspelled: what the book has that differs by a letter or two.
(() => {
  "use strict";

  // Shorter words are too often near another.
  const shortest = 5;
  // From so many letters on, two may be wrong.
  const longForTwo = 8;

  // How many letters have to be changed, added, left out or exchanged with the next; `most` + 1
  // where more.
  const distance = (from, to, most) => {
    let [before, last] = [[], [...Array(to.length + 1).keys()]];
    for (let at = 1; at <= from.length; at += 1) {
      const row = [at];
      for (let other = 1; other <= to.length; other += 1) {
        const same = from[at - 1] === to[other - 1] ? 0 : 1;
        row[other] = Math.min(last[other] + 1, row[other - 1] + 1, last[other - 1] + same);
        if (at > 1 && other > 1 && from[at - 1] === to[other - 2] && from[at - 2] === to[other - 1])
          row[other] = Math.min(row[other], before[other - 2] + 1);
      }
      if (Math.min(...row) > most) return most + 1;
      [before, last] = [last, row];
    }
    return last[to.length];
  };

  // Makes the words of some texts comparable; of those that are as near the more frequent wins.
  const make = (texts) => {
    const counts = new Map();
    for (const text of texts) {
      for (const [word] of text.toLowerCase().matchAll(/[a-z]{4,}/g))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    // People begin a word right.
    const byBeginning = new Map();
    for (const word of counts.keys()) {
      if (!byBeginning.has(word[0])) byBeginning.set(word[0], []);
      byBeginning.get(word[0]).push(word);
    }
    const nearest = (word) => {
      let most = word.length >= longForTwo ? 2 : 1;
      let found;
      for (const other of byBeginning.get(word[0]) ?? []) {
        if (Math.abs(other.length - word.length) > most) continue;
        const far = distance(word, other, most);
        if (far > most) continue;
        if (far < most || !found || counts.get(other) > counts.get(found)) found = other;
        most = far;
      }
      return found;
    };
    return { has: (word) => counts.has(word), nearest };
  };

  globalThis.gotchaSpelling = { make, shortest };
})();
