import { median } from '../../statistics/median.ts';
import type { ChatScore } from './score-chat.ts';

/** Shares from 0 to 1; NaN where there was nothing to count. */
export interface Summary {
  screens: number;
  messages: number;
  characterErrors: number;
  medianCharacterErrors: number;
  speaker: number;
  found: number;
  spurious: number;
  order: number;
  app: number;
  name: number;
  kind: number;
  emoji: number;
  quotes: number;
  reactions: number;
  cuts: number;
  sureAndRight: number;
  sure: number;
}

type Count = { [K in keyof ChatScore]: ChatScore[K] extends number ? K : never }[keyof ChatScore];

export function characterErrorRate({ errors, characters }: ChatScore): number {
  return characters === 0 ? Math.min(1, errors) : errors / characters;
}

export function summarise(scores: ChatScore[]): Summary {
  const total = (count: Count) => scores.reduce((sum, score) => sum + score[count], 0);
  const share = (part: Count, whole: Count) => total(part) / total(whole);
  const screens = (isTrue: (score: ChatScore) => boolean) => scores.filter(isTrue).length / scores.length;
  const named = scores.filter(({ isNameRight }) => isNameRight !== null);
  return {
    screens: scores.length,
    messages: total('messages'),
    characterErrors: share('errors', 'characters'),
    medianCharacterErrors: scores.length > 0 ? median(scores.map(characterErrorRate)) : Number.NaN,
    speaker: share('rightSpeaker', 'found'),
    found: share('found', 'messages'),
    spurious: share('spurious', 'messages'),
    order: screens(({ isInOrder }) => isInOrder),
    app: screens(({ isAppRight }) => isAppRight),
    name: named.filter(({ isNameRight }) => isNameRight).length / named.length,
    kind: share('rightKind', 'found'),
    emoji: share('emojiFound', 'emoji'),
    quotes: share('quotesFound', 'quotes'),
    reactions: share('reactionsFound', 'reactions'),
    cuts: share('cutsFound', 'cuts'),
    sureAndRight: share('sureAndRight', 'sure'),
    sure: share('sure', 'read'),
  };
}
