import { advice, objectives } from '#contract/writing.ts';
import { talk, verdictCases } from '#engine/understand/testing/verdict-cases.ts';
import { writeReplies } from '../write-replies.ts';

// What is wrong with the replies to a conversation of `verdictCases`: with each objective the verdict must be the one of the case,
// and after «stop» there is at most one reply, which neither asks nor invites.

interface VerdictCase {
  kind: string;
  verdict: string;
  lines: string[];
}

export const allVerdictCases: VerdictCase[] = Object.entries(verdictCases).flatMap(([kind, { verdict, talks }]) =>
  talks.map((lines) => ({ kind, verdict, lines })),
);

const insists = /\?|verre|café|numéro/;
const withoutGoodbye = ['a minor', 'danger'];

export function verdictFaults({ kind, verdict, lines }: VerdictCase): string[] {
  return objectives.flatMap((objective) => {
    const answer = writeReplies({
      conversation: talk(lines),
      objective,
      user: { gender: 'non_precise' },
      match: { gender: 'non_precise' },
    });
    const replies = answer.replies.map(({ content }) => content);
    const most = withoutGoodbye.includes(kind) ? 0 : 1;
    const faults = [
      ...(answer.verdict === verdict ? [] : [`verdict is ${answer.verdict}, not ${verdict}`]),
      ...(advice.safeParse(answer).success ? [] : ['the contract refuses the answer']),
      ...(verdict === 'reply' && replies.length !== 3 ? [`${replies.length} replies, not 3`] : []),
      ...(verdict === 'stop' && replies.length > most ? [`${replies.length} replies, at most ${most}`] : []),
      ...(verdict === 'stop' ? replies.filter((content) => insists.test(content)) : []),
    ];
    return faults.map((fault) => `${kind}, ${objective}: ${lines.join(' | ')}: ${fault}`);
  });
}
