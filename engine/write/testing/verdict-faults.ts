import { advice, objectives } from '#contract/writing.ts';
import { talk, verdictCases } from '#engine/understand/testing/verdict-cases.ts';
import { writeReplies } from '../write-replies.ts';

// What is wrong with the replies to a conversation of `verdictCases`, whatever the objective: a wait has to be one, an ordinary talk has
// three replies, and after «stop» there is at most one, which neither asks nor invites.

interface VerdictCase {
  kind: string;
  verdict: string;
  lines: string[];
}

export const allVerdictCases: VerdictCase[] = Object.entries(verdictCases).flatMap(([kind, { verdict, talks }]) =>
  talks.map((lines) => ({ kind, verdict, lines })),
);

const insists = /\?|verre|café|numéro/;

export function verdictFaults({ kind, verdict, lines }: VerdictCase): string[] {
  return objectives.flatMap((objective) => {
    const answer = writeReplies({
      conversation: talk(lines),
      objective,
      user: { gender: 'non_precise' },
      match: { gender: 'non_precise' },
    });
    const replies = answer.replies.map(({ content }) => content);
    const isStop = answer.verdict === 'stop';
    const faults = [
      ...(verdict === 'wait' && answer.verdict !== 'wait' ? [`verdict is ${answer.verdict}, not wait`] : []),
      ...(advice.safeParse(answer).success ? [] : ['the contract refuses the answer']),
      ...(!isStop && replies.length !== 3 ? [`${replies.length} replies, not 3`] : []),
      ...(isStop && replies.length > 1 ? [`${replies.length} replies, at most 1`] : []),
      ...(isStop ? replies.filter((content) => insists.test(content)) : []),
    ];
    return faults.map((fault) => `${kind}, ${objective}: ${lines.join(' | ')}: ${fault}`);
  });
}
