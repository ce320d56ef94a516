// Lists of phrases that a writer can edit, as one pattern. In a phrase, {name} is any word of that set, «…» up to three
// words of any kind, «~» any ending, «§» any word; (a|b) and a trailing ? mean what they do in a pattern.

export type WordSets = Record<string, string>;

export function anyPhrase(lines: string[], sets: WordSets): RegExp {
  return new RegExp(`(?<![\\p{L}-])(?:${lines.map((line) => expanded(line, sets)).join('|')})(?![\\p{L}])`, 'u');
}

function expanded(line: string, sets: WordSets): string {
  return line
    .replace(/\{([a-z]+)\}/g, (_, name: string) => {
      const words = sets[name];
      if (words === undefined) throw new Error(`no set of words is called ${name}`);
      return `(?:${expanded(words, sets)})`;
    })
    .replace(/ … /g, " (?:[\\p{L}\\d'-]+ ){0,3}?")
    .replaceAll('~', '[\\p{L}]*')
    .replaceAll('§', '[\\p{L}]+')
    .replace(/\((?!\?)/g, '(?:');
}
