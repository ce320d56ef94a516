import type { Hook } from '../../hooks/hook.ts';
import { animals } from './animals.ts';
import { anyTopic } from './any-topic.ts';
import { artsAndGames } from './arts-and-games.ts';
import { culture } from './culture.ts';
import { dailyLife } from './daily-life.ts';
import { food } from './food.ts';
import { outdoors } from './outdoors.ts';
import type { TopicVoice } from './topic-voice.ts';
import { travel } from './travel.ts';
import { workAndPeople } from './work-and-people.ts';

// Which lines a subject has.

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

/** None for what the profile asks about: it tells nothing to react to. */
export function voiceFor({ topic, stance, isOwn }: Pick<Hook, 'topic' | 'stance' | 'isOwn'>): TopicVoice | undefined {
  if (stance === 'asked') return undefined;
  const own = topicVoices.filter(({ topics }) => topics.includes(topic));
  // Someone else's dog is spoken of as any dog.
  if ((topic === 'cat' || topic === 'dog') && !isOwn) return own.at(-1);
  return (
    own.find(({ when }) => when?.includes(stance)) ??
    own.find(({ when }) => !when) ??
    topicVoices.find(({ topics }) => topics.includes('other'))
  );
}
