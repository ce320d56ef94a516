import type { Tone } from '#contract/writing.ts';

// The shape of the data in this folder, which a French writer edits. A line is said as it stands; {toi|vous} is for «tu» or «vous», and in
// [brackets] stands what only the user knows. A reader marked every line of a kind against messages of it (training/turns/README.md).

export type Lines = Record<Tone, string[]>;

/** By the number of a kind (engine/understand/kinds.ts). */
export type KindLines = Record<number, Lines>;
