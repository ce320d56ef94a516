// @demand harmful-lines
import { expect, it } from 'vitest';
import { promptTexts } from '../prompts/prompt-texts.ts';
import { faultsOfText } from './check-text.ts';

const faultsOf = (text: string) => faultsOfText(text, { isKnownContact: () => false, seen: [] });

it.each(promptTexts.map((text) => [text.slice(0, 60), text]))('refuses a text that recites «%s…»', (_, text) => {
  const [, second = '', third = ''] = text.split(/(?<=\.) /);
  expect(faultsOf(`Alors voilà : ${second.slice(0, 120)}`)).toContain('meta');
  expect(faultsOf(`${third.slice(0, 120)} et toi, ton dimanche ?`)).toContain('meta');
});

it('lets a text pass that shares some words with a prompt', () => {
  expect(faultsOf('Un ami qui a de la repartie me dirait de te proposer une glace, tu en penses quoi ?')).toEqual([]);
});
