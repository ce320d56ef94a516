import type { Objective, Tone } from '#contract/writing.ts';

// The shape of the data in this folder, which a French writer edits. A line is said as it stands, but for three slots:
//   {nom} the name that the match gave to a pet · {toi|vous} for «tu» or «vous» · {u:prêt|prête|d'accord} for the user's gender
//   (man, woman, not told), {m:…} for the match's. In [brackets] stands what only the user knows.
// The better lines of a tone come first: the first ones are drawn more often.

export type Lines = Record<Tone, string[]>;

/** What the last turn does. An act has general lines, for talks whose situation is not recognised. */
export const acts = [
  'funny',
  'told',
  'complained',
  'glad',
  'confided',
  'teased',
  'flirted',
  'asked',
  'dry',
  'laughed',
  'greeted',
  'left',
  'apologised',
  'hard',
  'limit',
  'intrusive',
  'invite',
  'planning',
  'gentle',
  'number',
  'number-given',
  'number-no',
  'revive',
] as const;
export type Act = (typeof acts)[number];

interface Named {
  act: Act;
  /** One sentence for the user: what the replies do. */
  why: string;
  /** Words that speak for it, folded, with commas between; `*` stands for any letters. The recogniser learns how much they say. */
  cues: string;
  /** Last messages of the match that are and are not in this situation. Tested, never trained on. */
  examples: { yes: string[]; no: string[] };
}

export interface NamedSituation extends Named {
  id: string;
  objective: Objective;
  lines: Lines;
}

/** The situations of one objective, as a file of this folder writes them: by id, the tones beside the rest. */
export function situationsFor(objective: Objective, written: Record<string, Named & Lines>): NamedSituation[] {
  return Object.entries(written).map(([id, { humoristique, flirt, original, ...named }]) => ({
    id,
    objective,
    ...named,
    lines: { humoristique, flirt, original },
  }));
}

/** Lines for any talk of an act, of a form of question, or for someone who says «vous». */
export interface GeneralLines {
  why: string;
  lines: Lines;
}
