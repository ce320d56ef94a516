import { mean } from '#engine/photo/statistics.ts';
import { median } from '#engine/read/pixels/median.ts';
import type { MeasuredPortrait } from './analyse-all.ts';
import { damageNames, damages } from './damages.ts';

// The figures of the evaluation, as tables for the terminal and for docs/eval-photos.md.

interface Target {
  name: string;
  value: number;
  least: number;
  isMet: boolean;
}

export interface Figures {
  portraits: number;
  damages: { name: string; criteria: string; below: number; fell: number; pairs: number }[];
  targets: Target[];
  medianMs: number;
}

export function figuresOf(measured: MeasuredPortrait[]): Figures {
  const pairs = measured.flatMap((portrait) => portrait.pairs);
  const share = (list: boolean[]) => (list.length > 0 ? mean(list.map(Number)) : 1);
  const target = (name: string, value: number, least: number) => ({ name, value, least, isMet: value >= least });
  return {
    portraits: measured.length,
    damages: damageNames.map((name) => {
      const own = pairs.filter(({ damage }) => damage === name);
      return {
        name,
        criteria: damages[name].criteria.join(' or '),
        below: own.filter(({ isBelow }) => isBelow).length,
        fell: own.filter(({ fell }) => fell.isRight).length,
        pairs: own.length,
      };
    }),
    targets: [
      target('face found', share(measured.map(({ hasFace }) => hasFace)), 0.98),
      target('original scores above damaged', share(pairs.map(({ isBelow }) => isBelow)), 0.97),
      target('criterion that fell is the damaged one', share(pairs.map(({ fell }) => fell.isRight)), 0.9),
    ],
    medianMs: median(measured.flatMap(({ timesMs }) => timesMs)) ?? 0,
  };
}

export function damageTable({ damages }: Figures): string {
  const rows = damages.map(
    ({ name, criteria, below, fell, pairs }) => `| ${name} | ${criteria} | ${below}/${pairs} | ${fell}/${pairs} |`,
  );
  return ['| damage | should fall | scores below | that criterion fell most |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

export function targetTable({ targets, portraits, medianMs }: Figures): string {
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  const rows = targets.map(
    ({ name, value, least, isMet }) => `| ${name} | ${percent(value)} | ${percent(least)} | ${isMet ? 'yes' : 'no'} |`,
  );
  return [
    `| ${portraits} portraits, median ${Math.round(medianMs)} ms an analysis | value | target | met |`,
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

export function reportOf(groups: Record<string, Figures>): string {
  const parts = Object.entries(groups).map(
    ([name, figures]) => `## Portraits ${name}\n\n${targetTable(figures)}\n\n${damageTable(figures)}\n`,
  );
  return `# How well photos are measured

Written by \`npm run eval:photos -- --report\`. Portraits are photos inside packages under the MIT licence (\`material-kit\`,
\`paper-kit-2\`, and people cut out of the group photos of \`@vladmandic/face-api\`). Each is damaged in eight ways
(\`bench/photos/damages.ts\`); thresholds were chosen without the portraits that are held out, about one in three. Times are those of the
machine that wrote this, with whatever else it did.

A tilt that leaves no border is told by lines of the background; a portrait without any has only the head as a witness, so that
the fall of its level may be smaller than what turning the picture does to its sharpness.

${parts.join('\n')}`;
}
