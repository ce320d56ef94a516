import { readdirSync, readFileSync } from 'node:fs';
import type { Turn } from '#engine/understand/turn-kind/features.ts';
import type { MeetingTurn } from '#engine/understand/turn-kind/guess-meeting.ts';
import type { TurnMood } from '#engine/understand/turn-kind/guess-mood.ts';
import type { TurnKind } from '#engine/understand/turn-kind/kinds.ts';

// The rows that the models are trained on, one file an author or reader:
// `labelled/` single turns with their kind; `endings/` last turns of whole conversations with kind, mood, quotes and meeting;
// `graded/` candidates for a quote, cut out of those endings, and which of them a reader would repeat;
// `named/` the things that a turn names, and which of them a reader would name in a reply.

export interface LabelledTurn extends Turn {
  author: string;
  kind: TurnKind;
}

export interface Ending extends Turn {
  author: string;
  /** What the turn does beside asking; '' where it only asks. */
  kind: TurnKind | '';
  mood: TurnMood;
  /** Words that the author would repeat in a reply, exactly as in the turn. */
  quotes: string[];
  meeting: MeetingTurn;
}

/** Words of an ending that a reader would repeat in a reply, and words that the reader would not. */
export interface Graded extends Turn {
  good: string[];
  bad: string[];
}

/** The things of a turn that a reader would name in a reply (good), would accept (fair), would not name (bad). */
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
