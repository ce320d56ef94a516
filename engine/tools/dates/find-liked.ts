import { fold } from '#engine/french/fold.ts';
import { definite } from '#engine/french/noun-phrase.ts';
import { knownNouns } from '#engine/nouns/index.ts';
import type { Topic } from '#engine/nouns/topics.ts';
import type { Interest } from '#engine/write/bios/interest.ts';
import type { Topic as BioTopic } from '#engine/write/bios/lexicon/lexicon-entry.ts';
import { parseInterests } from '#engine/write/bios/parse-interests.ts';

/** An interest of one of the two: the topics of ideas that suit it, and its name in texts to the user and to the match. */
export interface Liked {
  topics: Topic[];
  /** «la rando», and «ton chat» for what was typed as «mon chat». */
  toUser: string;
  /** As it stands in the user's own message: «mon chat». */
  toMatch: string;
  isPlural: boolean;
}

/** Topics for interests that the lexicon of conversations does not know, by their topic in the lexicon of interests. */
const topicsOfInterest: Record<BioTopic, Topic[]> = {
  sport: ['sport'],
  nature: ['nature', 'hiking'],
  music: ['music'],
  table: ['food', 'restaurant'],
  travel: ['travel'],
  animals: ['dog', 'nature'],
  art: ['art'],
  screen: ['cinema', 'series'],
  reading: ['books'],
  games: ['board_games'],
  making: ['craft', 'diy'],
  mind: ['podcast', 'museum'],
  people: ['friends', 'humour'],
  calm: ['yoga'],
};

/** Topics that no date is planned about. */
const notForFun: Topic[] = [
  'job',
  'work',
  'exam',
  'tired',
  'sleep',
  'weather',
  'app',
  'children',
  'family',
  'moving',
  'home',
];

export function likedFrom(interests: string | string[]): Liked[] {
  const text = (Array.isArray(interests) ? interests.join(', ') : interests).slice(0, 4_000);
  return parseInterests(text)
    .map(likedOf)
    .filter((liked) => liked !== null)
    .slice(0, 6);
}

function likedOf({ label, phrase, topic, isOwn }: Interest): Liked | null {
  const words = fold(label).match(/[a-z\d]+(?:-[a-z\d]+)*/g) ?? [];
  const [noun] = knownNouns(words);
  const topics = noun ? [noun.entry.topic] : topic ? topicsOfInterest[topic] : [];
  const named = phrase ?? (noun ? definite(noun.entry.noun) : null);
  if (topics.length === 0 || named === null || topics.some((one) => notForFun.includes(one))) return null;
  const toUser = isOwn
    ? named
        .replace(/^mon\b/, 'ton')
        .replace(/^ma\b/, 'ta')
        .replace(/^mes\b/, 'tes')
    : named;
  return { topics, toUser, toMatch: named, isPlural: /^(?:les|mes) /.test(named) };
}
