import { actsOf } from '#engine/understand/dialogue-acts.ts';
import { noRule, noTurnOf } from '#engine/understand/find-signs.ts';
import type { Turn } from '#engine/understand/models/features.ts';
import { noFeaturesOf } from '#engine/understand/models/no-features.ts';
import { saidAfter } from '#engine/understand/rules/said.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import { hear } from '#engine/understand/spoken-french.ts';

/** A training row as a conversation: what the user wrote, then the match's turn as one message. */
export function heardTurn({ before, turn }: Turn): { message: HeardMessage; before: HeardMessage[] } {
  return {
    message: heard(turn.replaceAll('\n', ' . '), 'match', 1),
    before: before === '' ? [] : [heard(before, 'moi', 0)],
  };
}

export function noFeaturesOfRow(row: Turn): Set<string> {
  const { message, before } = heardTurn(row);
  return noFeaturesOf(noTurnOf(message, before, saidAfter(message, before), noRule(message, before)));
}

function heard(text: string, from: HeardMessage['from'], index: number): HeardMessage {
  const said = hear(text);
  return { index, from, text: said.text, plain: said.plain, words: said.words, acts: actsOf(said) };
}
