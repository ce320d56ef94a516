/** What a turn of the match does, told apart by what a good reply does next. */
export const turnKinds = [
  'gag',
  'mishap',
  'tired',
  'trouble',
  'joy',
  'tease',
  'compliment',
  'told',
  'opinion',
  'plan',
  'dream',
  'confide',
  'agree',
  'dry',
  'laugh',
  'sorry',
  'thanks',
  'leave',
  'hint',
  'greet',
  /** A refusal or unease: there is nothing to write to it, but nothing else may be taken for it. */
  'no',
] as const;

export type TurnKind = (typeof turnKinds)[number];

export interface KindGuess {
  kind: TurnKind;
  probability: number;
}
