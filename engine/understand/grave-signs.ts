import type { SignKind } from './situation.ts';

/** Danger and minors, the gravest first: nothing is written to them, and nothing else is told before. */
export const graveSigns: SignKind[] = [
  'suicide',
  'minor',
  'user_minor',
  'threat',
  'blackmail',
  'violence',
  'user_threat',
  'money',
];
