import { readdirSync, readFileSync } from 'node:fs';
import type { Turn } from '#engine/understand/models/features.ts';

// Turns with whether they refuse, show unease or are ordinary, one file a label: `before | turn` a line, `/` between messages.

export type StopLabel = 'ordinary' | 'refusal' | 'unease';

export interface StopRow extends Turn {
  author: string;
  label: StopLabel;
}

const folder = `${import.meta.dirname}/stops`;
const labels: Record<string, StopLabel> = {
  refusals: 'refusal',
  unease: 'unease',
  ordinary: 'ordinary',
  talks: 'ordinary',
};

export function stopRows(): StopRow[] {
  return readdirSync(folder).flatMap((file) => {
    const label = labels[file.replace(/[-.].*$/, '')];
    if (!label) throw new Error(`no label for ${file}`);
    const author = `stops/${file.replace('.txt', '')}`;
    return linesOf(file).map((line) => ({ ...turnOf(line), label, author }));
  });
}

const linesOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').split('\n').filter(Boolean);

function turnOf(line: string): Turn {
  const [before = '', turn = ''] = line.split(' | ');
  return { before: before.replaceAll(' / ', '\n'), turn: turn.replaceAll(' / ', '\n') };
}
