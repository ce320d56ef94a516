import type { ConversationMessage, Reply } from '#contract/writing.ts';

// What the page on the browser's model reports, as Markdown to be pasted.

export interface TalkRun {
  talk: readonly ConversationMessage[];
  replies: readonly Pick<Reply, 'tone' | 'content' | 'isOnDevice'>[];
  /** When each reply came, in milliseconds after the question. */
  cameAtMs: readonly number[];
  problem?: string;
}

const oneDecimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const secondsText = (ms: number | undefined): string =>
  ms === undefined ? '–' : `${oneDecimal.format(ms / 1000)}\u00a0s`;

export const writtenHere = ({ replies }: TalkRun): number => replies.filter(({ isOnDevice }) => isOnDevice).length;

export const writerText = ({ isOnDevice }: Pick<Reply, 'isOnDevice'>): string =>
  isOnDevice ? 'modèle du navigateur' : 'lignes de Déclic';

export function modelReport(runs: readonly TalkRun[], { browser, day }: { browser: string; day: string }): string {
  const rows = runs.map(
    (run, index) =>
      `| ${index + 1} | ${secondsText(run.cameAtMs[0])} | ${secondsText(run.cameAtMs[2])} | ${writtenHere(run)}/${run.replies.length} |`,
  );
  const talks = runs.map((run, index) =>
    [
      `### ${index + 1}. ${run.talk.at(-1)?.text ?? ''}`,
      ...run.replies.map((reply) => `- ${reply.tone} (${writerText(reply)}) : ${reply.content}`),
      ...(run.problem ? [`- Problème : ${run.problem}`] : []),
    ].join('\n'),
  );
  return [
    '## Le modèle du navigateur',
    `${day}, ${browser}`,
    ['| # | 1re réponse | 3e réponse | écrites ici |', '|---|---|---|---|', ...rows].join('\n'),
    ...talks,
  ].join('\n\n');
}
