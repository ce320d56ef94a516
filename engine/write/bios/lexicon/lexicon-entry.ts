export const topics = [
  'sport',
  'nature',
  'music',
  'table',
  'travel',
  'animals',
  'art',
  'screen',
  'reading',
  'games',
  'making',
  'mind',
  'people',
  'calm',
] as const;
export type Topic = (typeof topics)[number];

/**
 * The article and the names that share it («la rando|randonnée»), what one does with it (`~` stands for the name that was
 * given), and other ways to say it, which give the first name, or the one after `=`. Plurals, capitals and accents are met without being listed.
 */
export type LexiconEntry = readonly [names: string, verb: string, also?: string];
