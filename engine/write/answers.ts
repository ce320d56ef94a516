import type { Ask, Hook, OpenQuestion } from '#engine/understand/situation.ts';
import type { Topic } from '#engine/understand/topics.ts';
import type { AnswerVoice } from './pattern.ts';
import { answersAboutLife } from './patterns/answers/about-life.ts';
import { answersAboutTastes } from './patterns/answers/about-tastes.ts';
import { answersByWords, otherAnswers } from './patterns/answers/about-the-talk.ts';

// Which answers a question has.

const askOfTopic: Partial<Record<Topic, Ask>> = {
  job: 'job',
  work: 'job',
  studies: 'studies',
  exam: 'studies',
  travel: 'travel',
  region: 'travel',
  holidays: 'travel',
  city: 'city',
  food: 'food',
  cooking: 'food',
  baking: 'food',
  restaurant: 'food',
  coffee: 'drink',
  drinks: 'drink',
  music: 'music',
  instrument: 'music',
  concert: 'music',
  singing: 'music',
  series: 'screen',
  cinema: 'screen',
  books: 'books',
  dog: 'pets',
  cat: 'pets',
  pet: 'pets',
  family: 'family',
  weekend: 'weekend',
  languages: 'languages',
  astrology: 'astrology',
  sport: 'sport',
  running: 'sport',
  climbing: 'sport',
  gym: 'sport',
  yoga: 'sport',
  swimming: 'sport',
  cycling: 'sport',
  team_sport: 'sport',
  racket: 'sport',
  combat: 'sport',
  winter_sport: 'sport',
  board_sport: 'sport',
  hiking: 'sport',
  dance: 'sport',
  riding: 'sport',
};

/** Asks that a «oui» or «non» about a thing stands behind: «tu fais du ski ?» is about skiing, not about sports. */
const aboutThings: Ask[] = [
  'sport',
  'food',
  'drink',
  'music',
  'screen',
  'books',
  'hobby',
  'travel',
  'known',
  'liked',
  'closed',
  'languages',
  'astrology',
];

export function answersFor(question: OpenQuestion, hook: Hook | undefined): AnswerVoice | undefined {
  const ask = askedOf(question, hook);
  return (
    answersByWords.find(({ cue }) => cue?.test(question.text)) ??
    [...answersAboutLife, ...answersAboutTastes, ...otherAnswers].find(({ asks }) => asks.includes(ask))
  );
}

/** «et toi ?» after something vague («tu aimes quoi ?») asks about what the match just told. */
const vague: Ask[] = ['you_too', 'known', 'liked', 'open', 'closed'];

function askedOf({ ask, isOpen, isReturned }: OpenQuestion, hook: Hook | undefined): Ask {
  // «et toi, tu fais quoi ?» after one's own job asks for the other's.
  if ((ask === 'day' || ask === 'open') && hook?.topic === 'job') return 'job';
  if (hook && (ask === 'you_too' || (isReturned && vague.includes(ask)))) return askOfTopic[hook.topic] ?? 'you_too';
  if (!isOpen && aboutThings.includes(ask) && hook?.stance === 'asked' && hook.noun) return 'known';
  return ask === 'known' || ask === 'liked' ? 'closed' : ask;
}
