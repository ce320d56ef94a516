// How a French word sounds, roughly: «j'ai», «jai» and «jé» are one, as are «est-ce que» and «esk». What people write by ear has the
// sound of what they mean, if nothing else.

const steps: [RegExp, string][] = [
  [/[^a-z\d# ]+/g, ''],
  [/ph/g, 'f'],
  [/ch|sh/g, 'x'],
  [/h/g, ''],
  [/(?:eau|au)x?/g, 'o'],
  [/(?:qu|q|c(?![eiy])|ck)/g, 'k'],
  [/g(?=[eiy])e?/g, 'j'],
  [/gu(?=[eiy])/g, 'g'],
  [/c(?=[eiy])|ss|z|ç/g, 's'],
  [/ou/g, 'w'],
  [/oi/g, 'wa'],
  [/(?:[ae]i[mn]|[iy][mn]|un|ein)(?![aeiouymn])/g, 'I'],
  [/(?:[ae][mn])(?![aeiouymn])/g, 'A'],
  [/o[mn](?![aeiouymn])/g, 'O'],
  [/(?:ai|ei|er|ez|ee|es|et|ait|ais|aient)(?= |$)/g, 'e'],
  [/ai|ei/g, 'e'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=[a-zA-Z]{2})[etsdpx]+(?= |$)/g, ''],
];

/** The words of a plain text by sound, with the spaces between them. */
export const soundOf = (plain: string): string =>
  steps.reduce((text, [pattern, sound]) => text.replace(pattern, sound), plain.replace(/'/g, ' ')).trim();
