import { expect, it } from 'vitest';
import type { Sequence, Token } from './llama-library.ts';
import { batchTokens, readPrompt } from './read-prompt.ts';

/** A context that knows these tokens already, and notes each part that it reads. */
function contextOf(known: Token[], onPart: () => void = () => {}) {
  const parts: number[] = [];
  let tokens = known;
  const sequence: Sequence = {
    get nextTokenIndex() {
      return tokens.length;
    },
    async adaptStateToTokens(wanted) {
      const different = tokens.findIndex((token, index) => token !== wanted[index]);
      if (different >= 0) tokens = tokens.slice(0, different);
    },
    async evaluateWithoutGeneratingNewTokens(part) {
      parts.push(part.length);
      tokens = [...tokens, ...part];
      onPart();
    },
  };
  return { sequence, parts, tokens: () => tokens };
}

const prompt = Array.from({ length: 2 * batchTokens + 11 }, (_, index) => index);

it('reads a prompt in parts, up to its last token', async () => {
  const context = contextOf([]);
  await readPrompt(context.sequence, prompt, new AbortController().signal);
  expect(context.parts).toEqual([batchTokens, batchTokens, 10]);
  expect(context.tokens()).toEqual(prompt.slice(0, -1));
});

it('reads only what differs from the prompt before', async () => {
  const context = contextOf([...prompt.slice(0, 200), 9_999]);
  await readPrompt(context.sequence, prompt, new AbortController().signal);
  expect(context.parts).toEqual([prompt.length - 1 - 200]);
  expect(context.tokens()).toEqual(prompt.slice(0, -1));
});

it('stops after the part during which it is cancelled', async () => {
  const cancel = new AbortController();
  const context = contextOf([], () => cancel.abort(new Error('the user left')));
  await expect(readPrompt(context.sequence, prompt, cancel.signal)).rejects.toThrow('the user left');
  expect(context.parts).toEqual([batchTokens]);
});
