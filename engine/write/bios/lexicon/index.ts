import { art, games, reading, screen } from './culture.ts';
import type { LexiconEntry, Topic } from './lexicon-entry.ts';
import { calm, making, mind, people } from './life.ts';
import { music } from './music.ts';
import { animals, nature, travel } from './outdoors.ts';
import { sport } from './sport.ts';
import { table } from './table.ts';

export const interestLexicon: Record<Topic, readonly LexiconEntry[]> = {
  sport,
  nature,
  music,
  table,
  travel,
  animals,
  art,
  screen,
  reading,
  games,
  making,
  mind,
  people,
  calm,
};
