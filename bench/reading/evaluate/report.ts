import type { Split } from '../scene.ts';
import { type Baseline, baselineRate } from './baseline.ts';
import type { Results } from './read-all.ts';
import { appTable, madeTable, markdown, targetTable } from './tables.ts';
import { checkTargets, percent, seconds } from './targets.ts';

export function reportOf(split: Split, results: Results, baseline: Baseline | null): string {
  const { chats, refused, stitches } = results;
  const messages = chats.reduce((sum, { truth }) => sum + truth.messages.length, 0);
  const truths = chats.map(({ truth }) => truth);
  const wholePage = baseline
    ? `
The same recogniser on the whole page (page mode ${baseline.pageMode}, the better of 3 and 6) takes ${seconds(baseline.meanMs)} a screen and knows
neither messages nor speakers. Compared with the conversation as one stream of text, it gets ${percent(baselineRate(baseline, truths, 'errors'))} of the characters
wrong («whole page»); if each message is only looked for in its text, and all else on the page is forgiven, ${percent(baselineRate(baseline, truths, 'searchErrors'))} («searched»).
`
    : '';
  return `# How well screenshots are read

Measured on the ${split} split of \`bench/reading\`: ${chats.length} chat screenshots of twelve apps with ${messages} messages, ${refused.length} pictures without a
conversation and ${stitches.length} conversations over several screenshots. All are drawn in Chromium, so that the truth is exact; nothing in
the reader is tuned on the test split. To repeat it, and to write this page again:

    npm run eval:reading -- --split ${split} --report

Times are of one screenshot after the other with two threads, on the machine that wrote this page.

## Against the targets

${markdown(targetTable(checkTargets(results)))}
${wholePage}
## By app

${markdown(appTable(chats, baseline))}

## By how the screen was made

${markdown(madeTable(chats))}

## How it is counted

- *Errors*: insertions, deletions and substitutions, divided by the true characters. Messages are matched in their order from a
  likeness of one half on; a missed message counts with all its characters, a spurious one too. Before comparing, text is brought to Unicode NFC,
  apostrophes and ellipses to one form, spaces to one, and emoji are taken out; they are counted apart.
- Of a bubble cut at an edge, the lines of which at least half can be seen count.
- *Order* is right on a screen if no message is found in the wrong place. *Speaker* and *kind* are counted over the messages found.
- A conversation is stitched without loss or repeat if whatever its screenshots were read as, each alone, is there once and in its
  place, and a gap is told where there is one and nowhere else. The row below asks that every message was read as well.

## What it does not show

Emoji are Noto's, as on Android; iPhones draw their own. The typefaces of the apps are stood in for by free ones. Photos, faces and stickers are
drawings. There are no group chats, no right-to-left text, no tablets and no landscape screens
(\`--set wide\` measures those, \`--set photographed\` photographs of a phone).
`;
}
