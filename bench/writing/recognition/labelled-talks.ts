import { readFileSync } from 'node:fs';
import type { ConversationMessage, Objective } from '#contract/writing.ts';
import { hear } from '#engine/understand/spoken-french.ts';
import { hashOf } from '#engine/write/shuffle.ts';
import { namedSituations } from '#engine/write/situations/index.ts';
import { type LastTurns, lastTurnsOf } from '#engine/write/talk-features.ts';

// Talks with the situations that readers named for each, the fittest first. Every fifth talk is held out: figures come from these,
// and from a model that has not seen them.

export interface LabelledTalk {
  objective: Objective;
  turns: LastTurns;
  situations: string[];
  isHeldOut: boolean;
}

interface StoredTalk {
  objective: Objective;
  conversation: ConversationMessage[];
  situations: string[];
}

export function labelledTalks(): LabelledTalk[] {
  const known = new Map(namedSituations.map(({ id, objective }) => [id, objective]));
  return readFileSync(`${import.meta.dirname}/labelled-talks.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line): StoredTalk => JSON.parse(line))
    .map(({ objective, conversation, situations }) => ({
      objective,
      turns: lastTurnsOf(conversation.map(({ from, text }) => ({ from, text, plain: hear(text).plain }))),
      // A label without lines of its own, such as a refusal, is the verdict's affair.
      situations: situations.filter((id) => known.get(id) === objective),
      isHeldOut: hashOf(conversation.map(({ text }) => text).join('\n')) % 5 === 0,
    }))
    .filter(({ situations }) => situations.length > 0);
}
