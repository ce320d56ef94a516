import { readdirSync, readFileSync } from 'node:fs';
import { noes as refusals } from '#engine/understand/testing/refusal-talks.ts';
import { verdictCases } from '#engine/understand/testing/verdict-cases.ts';
import type { Turn } from '#engine/understand/turn-kind/features.ts';
import type { MeetingTurn } from '#engine/understand/turn-kind/guess-meeting.ts';
import type { TurnMood } from '#engine/understand/turn-kind/guess-mood.ts';
import type { TurnKind } from '#engine/understand/turn-kind/kinds.ts';

// What the models are taught with. `labelled/`: single turns with their kind. `endings/`: ends of whole talks, with all that is asked of
// them. Each file is one author's. `graded/`: candidates for a quote, cut out of those ends; each file is one reader's. `named/`: the things
// of a turn, and which of them are worth naming; each file is one reader's.

export interface LabelledTurn extends Turn {
  author: string;
  kind: TurnKind;
}

export interface Ending extends Turn {
  author: string;
  /** What it does beside asking; '' where it only asks. */
  kind: TurnKind | '';
  mood: TurnMood;
  /** Words that one would say back with a smile, as they stand in the turn. */
  quotes: string[];
  meeting: MeetingTurn;
}

/** What a reader would say back of an end, and what not. */
export interface Graded extends Turn {
  good: string[];
  bad: string[];
}

/** The things of a turn: those that a reader would name, would not mind, and would not name. */
export interface NamedTurn extends Turn {
  author: string;
  good: string[];
  fair: string[];
  bad: string[];
}

export const graded = () => read<Graded>('graded');
export const namedTurns = () => read<NamedTurn>('named');
export const labelledTurns = () => read<LabelledTurn>('labelled');
export const endings = () => read<Ending>('endings');

function read<T>(folder: string): T[] {
  const path = `${import.meta.dirname}/${folder}`;
  return readdirSync(path).flatMap((file) => {
    const turns = JSON.parse(readFileSync(`${path}/${file}`, 'utf8')) as T[];
    return turns.map((turn) => ({ ...turn, author: `${folder}/${file.replace('.json', '')}` }));
  });
}

/** Talks that end in a no or in unease; minors and danger are for other rules. */
export function noes(): LabelledTurn[] {
  const stops = Object.entries(verdictCases)
    .filter(([name, { verdict }]) => verdict === 'stop' && /\bno\b|someone else|discomfort/.test(name))
    .flatMap(([, { talks }]) => talks.map((talk) => talk.join(' | ')));
  return [...refusals, ...stops].map((talk) => ({ ...lastTurnOf(talk), author: 'noes', kind: 'no' }));
}

/** «> Un ciné ? | < Non merci» */
function lastTurnOf(talk: string): Turn {
  const messages = talk.split(' | ');
  const start = messages.findLastIndex((message) => message.startsWith('>')) + 1;
  return {
    before: messages[start - 1]?.slice(2) ?? '',
    turn: messages
      .slice(start)
      .map((message) => message.slice(2))
      .join('\n'),
  };
}
