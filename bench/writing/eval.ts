import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadFrenchSpeller } from '#server/adapters/assistant/spelling/french-speller.ts';
import { checkGrammar } from './check-grammar.ts';
import { casesAtFirstSight } from './first-sight.ts';
import { generateBioCases } from './generate-bios.ts';
import { generateReplyCases } from './generate-replies.ts';
import { measureBios } from './measure-bios.ts';
import { measureRating } from './measure-rating.ts';
import { measureReplies } from './measure-replies.ts';
import { reportOf, rowsOf, trueFaults } from './report.ts';

const { values } = parseArgs({
  options: {
    bios: { type: 'string', default: '1500' },
    /** Conversations, three replies each. */
    talks: { type: 'string', default: '500' },
    seed: { type: 'string', default: 'report' },
    report: { type: 'boolean', default: false },
  },
});

const spell = await loadFrenchSpeller();
const cases = generateBioCases(Math.ceil(Number(values.bios) / 3), values.seed);
const talks = generateReplyCases(Number(values.talks));
const texts = [...cases.flatMap(({ bios }) => bios), ...talks.flatMap(({ replies }) => replies)].map(
  // A reply that starts in lower case follows the user's style: the grammar checker must not count it.
  ({ content }) => content.charAt(0).toUpperCase() + content.slice(1),
);
const results = {
  bios: measureBios(cases, spell),
  examples: cases.slice(0, 16),
  replies: measureReplies(talks, spell),
  firstSight: measureReplies(casesAtFirstSight(), spell),
  talks: talks.slice(0, 16),
  grammar: checkGrammar(texts),
  rating: measureRating(spell),
};

for (const [what, target, measured] of rowsOf(results))
  console.log(`${what}: ${measured}${target && ` (target ${target})`}`);
for (const { message, words, text } of trueFaults(results)) console.log(`\ngrammar: ${message}\n  ${words} | ${text}`);
for (const { words, text } of results.bios.misspelt) console.log(`\nspelling: ${words.join(', ')}\n  ${text}`);
for (const { words, text } of results.replies.misspelt) console.log(`\nspelling: ${words.join(', ')}\n  ${text}`);
for (const text of results.replies.vague) console.log(`\nnames nothing: ${text}`);
for (const text of results.replies.repeated) console.log(`\nsaid before: ${text}`);
for (const text of [...results.bios.wrongLength, ...results.bios.unnamed]) console.log(`\nlength or interest: ${text}`);
for (const interests of [...results.bios.refused, ...results.bios.alike])
  console.log(`\nrefused or alike: ${interests}`);
if (values.report) writeFileSync('docs/eval-writing.md', reportOf(results));
