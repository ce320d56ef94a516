import { readdirSync, readFileSync } from 'node:fs';
import type { Turn } from '#engine/understand/turn-kind/features.ts';
import type { MeetingTurn } from '#engine/understand/turn-kind/guess-meeting.ts';
import type { TurnMood } from '#engine/understand/turn-kind/guess-mood.ts';
import type { TurnKind } from '#engine/understand/turn-kind/kinds.ts';

// The rows that the models are trained on, one file an author or reader:
// `labelled/` single turns with their kind; `endings/` last turns of whole conversations with kind, mood and meeting.

export interface LabelledTurn extends Turn {
  author: string;
  kind: TurnKind;
}

export interface Ending extends Turn {
  author: string;
  /** What the turn does beside asking; '' where it only asks. */
  kind: TurnKind | '';
  mood: TurnMood;
  meeting: MeetingTurn;
}

export const labelledTurns = () => read<LabelledTurn>('labelled');
export const endings = () => read<Ending>('endings');

function read<T>(folder: string): T[] {
  const path = `${import.meta.dirname}/${folder}`;
  return readdirSync(path).flatMap((file) => {
    const turns = JSON.parse(readFileSync(`${path}/${file}`, 'utf8')) as T[];
    return turns.map((turn) => ({ ...turn, author: `${folder}/${file.replace('.json', '')}` }));
  });
}
