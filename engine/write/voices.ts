import type { Address } from '#engine/french/noun-phrase.ts';
import type { Hook } from '#engine/understand/situation.ts';
import type { ByTone, TopicVoice } from './pattern.ts';
import { animals } from './patterns/animals.ts';
import { anyTopic } from './patterns/any-topic.ts';
import { artsAndGames } from './patterns/arts-and-games.ts';
import { culture } from './patterns/culture.ts';
import { dailyLife } from './patterns/daily-life.ts';
import { food } from './patterns/food.ts';
import { formalAsk, formalReact } from './patterns/formal.ts';
import { outdoors } from './patterns/outdoors.ts';
import { travel } from './patterns/travel.ts';
import { workAndPeople } from './patterns/work-and-people.ts';

// Which patterns a subject has.

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
