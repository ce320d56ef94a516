import { parseArgs } from 'node:util';
import { loadFrenchSpeller } from '#server/adapters/assistant/spelling/french-speller.ts';
import { checkGrammar } from './check-grammar.ts';
import { generateBioCases } from './generate-bios.ts';
import { measureBios } from './measure-bios.ts';
import { measureRating } from './measure-rating.ts';
import { everyLine, measureReplies } from './measure-replies.ts';
import { rowsOf, trueFaults } from './report.ts';

const { values } = parseArgs({
  options: {
    bios: { type: 'string', default: '1500' },
    seed: { type: 'string', default: 'report' },
  },
});

const spell = await loadFrenchSpeller();
const cases = generateBioCases(Math.ceil(Number(values.bios) / 3), values.seed);
const texts = [...cases.flatMap(({ bios }) => bios).map(({ content }) => content), ...everyLine()];
const results = {
  bios: measureBios(cases, spell),
  replies: measureReplies(spell),
  grammar: checkGrammar(texts),
  rating: measureRating(spell),
};

for (const [what, target, measured] of rowsOf(results))
  console.log(`${what}: ${measured}${target && ` (target ${target})`}`);
for (const { message, words, text } of trueFaults(results)) console.log(`\ngrammar: ${message}\n  ${words} | ${text}`);
for (const { words, text } of results.bios.misspelt) console.log(`\nspelling: ${words.join(', ')}\n  ${text}`);
for (const { words, text } of results.replies.misspelt) console.log(`\nspelling: ${words.join(', ')}\n  ${text}`);
for (const text of [...results.bios.wrongLength, ...results.bios.unnamed]) console.log(`\nlength or interest: ${text}`);
for (const interests of [...results.bios.refused, ...results.bios.alike])
  console.log(`\nrefused or alike: ${interests}`);
