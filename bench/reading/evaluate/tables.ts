import { summarise } from '../score/summary.ts';
import { type Baseline, baselineRate } from './baseline.ts';
import type { ReadChat } from './read-all.ts';
import { percent, seconds, type TargetCheck } from './targets.ts';

/** A head and rows, printed on the screen and written into the report. */
export type Table = string[][];

export function targetTable(checks: TargetCheck[]): Table {
  return [
    ['what', 'measured', 'target', ''],
    ...checks.map(({ what, value, target, isMet }) => [what, value, target, isMet === null ? '' : isMet ? '✓' : '✗']),
  ];
}

function grouped(chats: ReadChat[], key: (chat: ReadChat) => string): [string, ReadChat[]][] {
  const groups = new Map<string, ReadChat[]>();
  for (const chat of chats) groups.set(key(chat), [...(groups.get(key(chat)) ?? []), chat]);
  return [...groups.entries()];
}

export function appTable(chats: ReadChat[], baseline: Baseline | null): Table {
  const rows = [...grouped(chats, ({ truth }) => truth.app), ['all', chats] as [string, ReadChat[]]];
  return [
    [
      'app',
      'screens',
      'errors',
      'median',
      'whole page',
      'searched',
      'found',
      'spurious',
      'speaker',
      'order',
      'app',
      'name',
      'kind',
      'emoji',
      'time',
    ],
    ...rows.map(([app, group]) => {
      const all = summarise(group.map(({ score }) => score));
      const meanMs = group.reduce((sum, { ms }) => sum + ms, 0) / group.length;
      const truths = group.map(({ truth }) => truth);
      return [
        app,
        String(all.screens),
        percent(all.characterErrors),
        percent(all.medianCharacterErrors),
        baseline ? percent(baselineRate(baseline, truths, 'errors')) : '–',
        baseline ? percent(baselineRate(baseline, truths, 'searchErrors')) : '–',
        ...[all.found, all.spurious, all.speaker, all.order, all.app, all.name, all.kind, all.emoji].map(percent),
        seconds(meanMs),
      ];
    }),
  ];
}

const sides = ['theme', 'encoding', 'crop', 'wallpaper', 'lowContrast', 'scale', 'textSize', 'font'];

/** Errors by how the screens were made: theme, encoding, crop… */
export function madeTable(chats: ReadChat[]): Table {
  return [
    ['made with', '', 'screens', 'errors', 'found', 'speaker'],
    ...sides.flatMap((side) =>
      grouped(chats, ({ truth }) => String(truth.made[side]))
        .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
        .map(([value, group]) => {
          const all = summarise(group.map(({ score }) => score));
          return [
            side,
            value,
            String(all.screens),
            percent(all.characterErrors),
            percent(all.found),
            percent(all.speaker),
          ];
        }),
    ),
  ];
}

export function printed(table: Table): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

export function markdown([head = [], ...rows]: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
