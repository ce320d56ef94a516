import type { Sequence, Token } from './llama-library.ts';

/** Tokens that are read at once, which cannot be interrupted: seconds on a slow processor. */
export const batchTokens = 128;

/** Reads a prompt part by part and stops when the signal aborts. `generateResponse` alone would read it to its end first. */
export async function readPrompt(sequence: Sequence, prompt: Token[], signal: AbortSignal): Promise<void> {
  // What the last question had at its start, such as the instructions, is still known.
  await sequence.adaptStateToTokens(prompt, false);
  // The last token is left to `generateResponse`, which starts from it.
  while (sequence.nextTokenIndex < prompt.length - 1) {
    signal.throwIfAborted();
    const start = sequence.nextTokenIndex;
    const end = Math.min(start + batchTokens, prompt.length - 1);
    await sequence.evaluateWithoutGeneratingNewTokens(prompt.slice(start, end));
  }
}
