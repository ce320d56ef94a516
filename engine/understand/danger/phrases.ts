// Lists of phrases that a writer can edit, as one pattern. In a phrase, {name} is any word of that set, «…» a few words of
// any kind, «~» any ending, «§» any word or comma; (a|b) and a trailing ? mean what they do in a
// pattern. Endings, words and numbers have a longest length, since a wall of digits would be searched anew from each of them. Text is
// folded, so that letters are a to z: a pattern for all of Unicode is several times slower.

export type WordSets = Record<string, string>;

export function anyPhrase(lines: string[], sets: WordSets): RegExp {
  return new RegExp(`(?<![a-z-])(?:${lines.map((line) => expanded(line, sets)).join('|')})(?![a-z])`);
}

function expanded(line: string, sets: WordSets): string {
  return line
    .replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => {
      const words = sets[name];
      if (words === undefined) throw new Error(`no set of words is called ${name}`);
      return `(?:${expanded(words, sets)})`;
    })
    .replace(/ … /g, " (?:[a-z\\d' -]{1,28}? )??")
    .replace(/\(§ \)\{0,(\d+)\}\?/g, (_, words: string) => `(?:[a-z\\d'€, -]{1,${Number(words) * 8}}? )??`)
    .replaceAll('~', '[a-z]{0,20}')
    .replaceAll('§', "[a-z\\d'€,-]{1,40}")
    .replaceAll('\\d+', '\\d{1,9}')
    .replaceAll('.*', '.{0,200}')
    .replace(/\((?!\?)/g, '(?:');
}
