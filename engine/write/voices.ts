import type { Address } from '#engine/french/noun-phrase.ts';
import type { Act, Ask, Hook, OpenQuestion } from '#engine/understand/situation.ts';
import type { Topic } from '#engine/understand/topics.ts';
import type { ActVoice, AnswerVoice, ByTone, TopicVoice } from './pattern.ts';
import { acts } from './patterns/acts.ts';
import { animals } from './patterns/animals.ts';
import { answersAboutLife } from './patterns/answers/about-life.ts';
import { answersAboutTastes } from './patterns/answers/about-tastes.ts';
import { answersByWords, otherAnswers } from './patterns/answers/about-the-talk.ts';
import { anyTopic } from './patterns/any-topic.ts';
import { artsAndGames } from './patterns/arts-and-games.ts';
import { culture } from './patterns/culture.ts';
import { dailyLife } from './patterns/daily-life.ts';
import { food } from './patterns/food.ts';
import { formalAsk, formalReact } from './patterns/formal.ts';
import { outdoors } from './patterns/outdoors.ts';
import { travel } from './patterns/travel.ts';
import { workAndPeople } from './patterns/work-and-people.ts';

// Which patterns a subject, a question or an act has.

export const topicVoices: TopicVoice[] = [
  ...outdoors,
  ...food,
  ...culture,
  ...artsAndGames,
  ...travel,
  ...animals,
  ...workAndPeople,
  ...dailyLife,
  ...anyTopic,
];

/** A subject's voice for someone who is told «vous»: lines that say «tu» drop out later, so general ones come along. */
export function voiceFor(
  hook: Pick<Hook, 'topic' | 'stance' | 'isOwn'>,
  address: Address,
): Pick<TopicVoice, 'react' | 'ask'> | undefined {
  const voice = ownVoice(hook);
  if (!voice || address === 'tu' || hook.stance === 'asked' || hook.stance === 'dislikes' || hook.stance === 'never')
    return voice;
  const both = (one: ByTone, two: ByTone): ByTone => ({
    humoristique: [...one.humoristique, ...two.humoristique],
    flirt: [...one.flirt, ...two.flirt],
    original: [...one.original, ...two.original],
  });
  return { react: both(voice.react, formalReact), ask: both(voice.ask, formalAsk) };
}

/** A dislike, a «jamais» and a question have their own voice, whatever the subject. */
function ownVoice({ topic, stance, isOwn }: Pick<Hook, 'topic' | 'stance' | 'isOwn'>): TopicVoice | undefined {
  const special = topicVoices.find(({ topics, when }) => topics.length === 0 && when?.includes(stance));
  if (special) return special;
  const own = topicVoices.filter(({ topics }) => topics.includes(topic));
  // Someone else's dog is spoken of as any dog.
  if ((topic === 'cat' || topic === 'dog') && !isOwn) return own.at(-1);
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

export function actVoices(act: Act): ActVoice[] {
  return acts.filter((voice) => voice.acts.includes(act));
}
