import { expect, it } from 'vitest';
import { promptFor } from './model-providers.ts';

it.each([
  ['mistral:7b', 'short'],
  ['gemma-3-4b-it', 'short'],
  ['qwen2.5:3b-instruct', 'short'],
  ['Ministral-8B-Instruct-2410', 'short'],
  ['gemma-2-9b', 'short'],
  ['mistral-small:24b', 'full'],
  ['llama-3.3-70b-versatile', 'full'],
  ['mixtral-8x7b', 'full'],
  ['mistral-large-latest', 'full'],
  ['gpt-5-mini', 'full'],
] as const)('%s is asked with the %s prompt', (model, prompt) => {
  expect(promptFor('auto', model)).toBe(prompt);
});

it('the operator’s choice wins over the name', () => {
  expect(promptFor('full', 'mistral:7b')).toBe('full');
  expect(promptFor('short', 'gpt-5-mini')).toBe('short');
});
