import { createPseudonyms } from '../../../server/writing/privacy/pseudonyms.ts';
import { tidyText } from '../../../server/writing/tidy-text.ts';
import { linesOf, type Talk } from './talk-file.ts';

// Turns a model's answers to the prompts of prompts-for-talks.ts into replies for blind readers, with the names put back:
// npx tsx bench/writing/blind/replies-of-answers.ts TALKS.jsonl ANSWERS.jsonl

interface Answer {
  id: string;
  answer: { replies: { content: string }[] };
}

const [talks = '', answers = ''] = process.argv.slice(2);
const byId = new Map(linesOf<Talk>(talks).map((talk) => [talk.id, talk]));
for (const { id, answer } of linesOf<Answer>(answers)) {
  const texts = byId.get(id)?.conversation.map(({ text }) => text) ?? [];
  const pseudonyms = createPseudonyms(texts);
  for (const text of texts) pseudonyms.hide(text);
  const replies = answer.replies.map(({ content }) =>
    tidyText(pseudonyms.restore(content) ?? content, { withEmoji: true }),
  );
  console.log(JSON.stringify({ id, replies }));
}
