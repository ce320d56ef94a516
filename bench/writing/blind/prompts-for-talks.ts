import { readTurn } from '#engine/understand/read-turn.ts';
import { createPseudonyms } from '../../../server/writing/privacy/pseudonyms.ts';
import { replyMessages } from '../../../server/writing/prompts/reply-prompt.ts';
import { linesOf, type Talk } from './talk-file.ts';

// Prints the messages that the product would send to a model for each talk of a file, one JSON line a talk, so that any model
// can be asked by hand: npx tsx bench/writing/blind/prompts-for-talks.ts TALKS.jsonl

for (const { id, objective, user, match, conversation } of linesOf<Talk>(process.argv[2] ?? '')) {
  const hint = readTurn(conversation, { objective });
  const situation = readTurn(conversation, { objective, isOrdinary: true });
  const { hide } = createPseudonyms(conversation.map(({ text }) => text));
  const messages = replyMessages({
    situation,
    hint,
    objective,
    intensity: 'soft',
    user,
    match,
    avoid: [],
    hide,
    withDrafts: true,
  });
  console.log(JSON.stringify({ id, verdict: hint.verdict, messages }));
}
