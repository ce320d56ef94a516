import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConversationMessage } from '#contract/writing.ts';

interface EarlierTalk {
  id: string;
  conversation: ConversationMessage[];
  nature: string;
  /** Who is the minor, where one is. */
  who?: string;
}

/** Talks in which what is hard stands before the last turn, and harmless ones that sound like it; never learnt from. */
export const earlierTalks = (): EarlierTalk[] =>
  readFileSync(join(import.meta.dirname, 'kept-apart-earlier.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as EarlierTalk);
