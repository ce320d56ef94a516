import type { Act, Ask, Hook, OpenQuestion } from '#engine/understand/situation.ts';
import type { Topic } from '#engine/understand/topics.ts';
import type { ActVoice, AnswerVoice, TopicVoice } from './pattern.ts';
import { acts } from './patterns/acts.ts';
import { animals } from './patterns/animals.ts';
import { answers } from './patterns/answers.ts';
import { anyTopic } from './patterns/any-topic.ts';
import { culture } from './patterns/culture.ts';
import { dailyLife } from './patterns/daily-life.ts';
import { food } from './patterns/food.ts';
import { outdoors } from './patterns/outdoors.ts';
import { travel } from './patterns/travel.ts';

// Which patterns a subject, a question or an act has.

export const topicVoices: TopicVoice[] = [
  ...outdoors,
  ...food,
  ...culture,
  ...travel,
  ...animals,
  ...dailyLife,
  ...anyTopic,
];

/** A dislike, a «jamais» and a question have their own voice, whatever the subject. */
export function voiceFor({ topic, stance }: Pick<Hook, 'topic' | 'stance'>): TopicVoice | undefined {
  const special = topicVoices.find(({ topics, when }) => topics.length === 0 && when?.includes(stance));
  if (special) return special;
  const own = topicVoices.filter(({ topics }) => topics.includes(topic));
  return (
    own.find(({ when }) => when?.includes(stance)) ??
    own.find(({ when }) => !when) ??
    topicVoices.find(({ topics }) => topics.includes('other'))
  );
}

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
];

export function answersFor({ ask, isOpen }: OpenQuestion, hook: Hook | undefined): AnswerVoice | undefined {
  const isAboutHook = hook?.stance === 'asked' && hook.noun !== null && !isOpen && aboutThings.includes(ask);
  const about = isAboutHook ? 'known' : ask === 'you_too' && hook ? (askOfTopic[hook.topic] ?? ask) : ask;
  const isVague = (about === 'known' || about === 'liked') && !hook?.noun;
  return answers.find(({ asks }) => asks.includes(isVague ? 'closed' : about));
}

export function actVoices(act: Act): ActVoice[] {
  return acts.filter((voice) => voice.acts.includes(act));
}
