import type { AnalysisFigures, RetouchFigures, Target } from './figures.ts';

// The figures as tables, for the terminal and for docs/eval-photos.md.

export interface Group {
  name: string;
  analysis: AnalysisFigures;
  /** Null where the retouch was not run. */
  retouch: RetouchFigures | null;
}

export function groupTables({ analysis, retouch }: Group): string {
  const parts = [
    targetTable(`${analysis.portraits} portraits, median ${Math.round(analysis.medianMs)} ms an analysis`, analysis),
    damageTable(analysis),
  ];
  if (retouch)
    parts.push(targetTable(`retouch, median ${Math.round(retouch.medianMs)} ms`, retouch), retouchTable(retouch));
  return parts.join('\n\n');
}

function table(head: string[], rows: (string | number)[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

export function targetTable(title: string, { targets }: { targets: Target[] }): string {
  return table(
    [title, 'value', 'target', 'met'],
    targets.map(({ name, value, target, isMet }) => [name, value, target, isMet ? 'yes' : 'no']),
  );
}

function damageTable({ damages }: AnalysisFigures): string {
  return table(
    ['damage', 'should fall', 'scores below', 'that criterion fell most'],
    damages.map(({ name, criteria, below, fell, pairs }) => [name, criteria, `${below}/${pairs}`, `${fell}/${pairs}`]),
  );
}

function retouchTable({ damages }: RetouchFigures): string {
  return table(
    ['retouched damage', 'mean score', 'raised', 'fell by more than 2'],
    damages.map(({ name, before, after, raised, fallen, photos }) => [
      name,
      `${before.toFixed(0)} → ${after.toFixed(0)}`,
      `${raised}/${photos}`,
      fallen,
    ]),
  );
}

const byEye = '## Judged by eye';

/** The part of the report that a person wrote. */
export function judgedByEye(report: string): string {
  return report.includes(byEye) ? report.slice(report.indexOf(byEye)) : '';
}

/** `judged` is kept as it is. */
export function reportOf(groups: Group[], toneTable: string, judged: string): string {
  const parts = groups.map((group) => `## Portraits ${group.name}\n\n${groupTables(group)}\n`);
  return `# How well photos are measured and retouched

Written by \`npm run eval:photos -- --report\`. Portraits are two photographs in the public domain
(\`server/testing/portraits\`) and 18 drawn ones (\`bench/photos/drawn-portraits.ts\`). Each is damaged in eight ways
(\`bench/photos/damages.ts\`); thresholds were chosen without the portraits that are held out, about one in three. Dark
glasses were drawn over the eyes (\`bench/photos/sunglasses.ts\`). Scores of a retouch are those of the written file, analysed anew; a cut face cannot be retouched.
A retouch leaves alone what it is not sure of, so that not every damaged picture rises; what it changes must not fall.
Times are those of the machine that wrote this, with whatever else it did.

A tilt that leaves no border is told by lines of the background. A portrait without any has only the head, and a head that leans is no
fault: there the framing may fall, since a turn moves the head towards the edge, so that either of the two counts as right. Light that
was burnt away does not come back, and a burnt face that is made darker turns grey: a retouch leaves it as it is, and burnt portraits are
not counted among those that must rise. A cast opposite to that of a photo
taken in coloured light makes it more neutral, so that its colours rise.

Smiles are counted on photographs alone: the model of expressions knows a drawn mouth by its contrast with the skin, and misses it in dark
drawings (lips of another colour change what it says), while photographs of dark faces that smile are told as surely as others, and one darkened
to a quarter of its light as well. What counts in drawings is that no smile is told on a serious face.

## Skin tones

The same drawn people in the same light before the same backgrounds, in six skin tones.

${toneTable}

${parts.join('\n')}
${judged}`;
}
