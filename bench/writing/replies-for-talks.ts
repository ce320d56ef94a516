import { readFileSync } from 'node:fs';
import type { ConversationMessage, Objective, Person } from '#contract/writing.ts';
import { writeReplies } from '#engine/write/write-replies.ts';

// `npx tsx bench/writing/replies-for-talks.ts TALKS.jsonl > REPLIES.jsonl`: the replies of the embedded engine for blind readers.
// A talk is {"id", "objective", "user", "match", "conversation"}, a row of the answer {"id", "replies", "sources"}.

interface Talk {
  id: string;
  objective: Objective;
  user: Person['gender'] | Person;
  match: Person['gender'] | Person;
  conversation: ConversationMessage[];
}

const personOf = (value: Talk['user']): Person => (typeof value === 'string' ? { gender: value } : value);

for (const line of readFileSync(process.argv[2] ?? '/dev/stdin', 'utf8')
  .trim()
  .split('\n')) {
  const { id, objective, user, match, conversation }: Talk = JSON.parse(line);
  const { verdict, replies } = writeReplies({ objective, conversation, user: personOf(user), match: personOf(match) });
  const row = {
    id,
    verdict,
    replies: replies.map(({ content }) => content),
    sources: replies.map(({ tone, why }) => `${tone}: ${why}`),
  };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}
