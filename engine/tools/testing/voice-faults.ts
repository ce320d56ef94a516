import { type Gender, genders } from '#contract/onboarding.ts';
import type { Noun } from '#engine/french/noun-phrase.ts';
import { entries } from '#engine/nouns/index.ts';
import type { Topic } from '#engine/nouns/topics.ts';
import { faultsOf } from '#engine/write/filters.ts';
import { type Filling, realise } from '#engine/write/realise.ts';
import { formsOf } from '../hook-forms.ts';
import type { Hook } from '../hooks/hook.ts';
import { topicVoices } from '../openers/topic-voices/voices.ts';

// Tries every line of the topic voices with every kind of value and lists those that can go wrong.

/** A line and the subjects it can be about; any where none is named. */
interface Line {
  text: string;
  topics?: Topic[];
}

export function everyVoiceLine(): Line[] {
  return topicVoices.flatMap(({ topics, remarks, questions }) =>
    [...remarks, ...questions].map((text): Line => (topics.includes('other') ? { text } : { text, topics })),
  );
}

interface Finding {
  line: string;
  text: string;
  faults: string[];
}

/** Nouns that differ in all that grammar looks at, for lines that take any subject. */
const samples: [text: string, gender: Noun['gender'], number: Noun['number'], kind: Noun['kind']][] = [
  ['chat', 'm', 's', 'count'],
  ['pizza', 'f', 's', 'count'],
  ['escalade', 'f', 's', 'mass'],
  ['hamster', 'm', 's', 'count'],
  ['hôtel', 'm', 's', 'count'],
  ['sushis', 'm', 'p', 'count'],
  ['huîtres', 'f', 'p', 'count'],
  ['Annecy', 'm', 's', 'proper'],
  ['Severance', 'm', 's', 'proper'],
];

/** A remark and a question make one opener. */
const maxLineCharacters = 210;

export function voiceFaults(lines: Line[] = everyVoiceLine()): Finding[] {
  return lines.flatMap((line) => {
    const findings = (line.text.includes('{') ? fillings(line) : fillings(line).slice(0, 1)).flatMap(
      (filling): Finding[] => {
        const text = realise(line.text, filling);
        if (text === null) return [];
        const faults = faultsOf(text, 'tu');
        if (text.length > maxLineCharacters) faults.push('too long');
        return faults.length > 0 ? [{ line: line.text, text, faults }] : [];
      },
    );
    return findings.slice(0, 1);
  });
}

function fillings({ topics }: Line): Filling[] {
  const subjects = topics
    ? ofTopics(topics)
    : samples.map(([text, gender, number, kind]): Hook => hookOf({ text, gender, number, kind }, 'other'));
  const [first, second] = subjects;
  const everyone = [first, second].flatMap((hook) => (hook ? genders.map((gender) => fillingFor(hook, gender)) : []));
  return [...everyone, ...subjects.map((hook) => fillingFor(hook, 'non_precise'))];
}

function ofTopics(topics: Topic[]): Hook[] {
  const hooks = entries.filter(({ topic }) => topics.includes(topic)).map(({ noun, topic }) => hookOf(noun, topic));
  const [first] = hooks;
  return first && (first.topic === 'cat' || first.topic === 'dog') ? [...hooks, { ...first, name: 'Ficelle' }] : hooks;
}

function hookOf(noun: Noun, topic: Topic): Hook {
  return {
    surface: noun.text,
    noun,
    key: noun.text,
    topic,
    stance: 'likes',
    index: 0,
    speaker: 'match',
    weight: 1,
    isOwn: true,
    isKnown: true,
  };
}

function fillingFor(hook: Hook, gender: Gender): Filling {
  return {
    address: 'tu',
    user: gender,
    match: gender,
    isPlural: hook.noun?.number === 'p' && hook.topic !== 'job',
    values: formsOf(hook, 'tu'),
  };
}
