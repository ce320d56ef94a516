import { readFileSync } from 'node:fs';
import type { Gender } from '#contract/onboarding.ts';
import type { ConversationMessage, Objective } from '#contract/writing.ts';

/** A talk as blind readers get it, one JSON line each. */
export interface Talk {
  id: string;
  objective: Objective;
  user: Gender;
  match: Gender;
  conversation: ConversationMessage[];
}

export const linesOf = <Row>(file: string): Row[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line));
