// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { giveLanguageModel } from './give-language-model.ts';

// That the stand-in refuses what a browser refuses: else tests would pass with code that no browser runs.

const french: LanguageModelCreateCoreOptions = {
  expectedInputs: [{ type: 'text', languages: ['fr'] }],
  expectedOutputs: [{ type: 'text', languages: ['fr'] }],
};
const constraint = { type: 'object', properties: {} };

async function write(given: LanguageModelPromptOptions = { responseConstraint: constraint }): Promise<string[]> {
  const session = await LanguageModel.create(french);
  const reader = session.promptStreaming('Bonjour', given).getReader();
  const pieces: string[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) pieces.push(read.value);
  return pieces;
}

afterEach(() => vi.unstubAllGlobals());

describe('the stand-in for LanguageModel', () => {
  it('streams pieces, not the text so far', async () => {
    giveLanguageModel({ answers: ['{"a":"bonjour"}'], pieceLength: 5 });
    expect(await write()).toEqual(['{"a":', '"bonj', 'our"}']);
  });

  it('is unavailable for a language that it does not write, and refuses a session', async () => {
    giveLanguageModel({ languages: ['en'] });
    expect(await LanguageModel.availability(french)).toBe('unavailable');
    await expect(LanguageModel.create(french)).rejects.toMatchObject({ name: 'NotSupportedError' });
  });

  it('takes a system message in the first place only', async () => {
    giveLanguageModel();
    const system = { role: 'system', content: 'Sois bref.' } as unknown as LanguageModelMessage;
    const user = { role: 'user', content: 'Bonjour' } as const;
    await expect(LanguageModel.create({ ...french, initialPrompts: [user, system] })).rejects.toThrow(TypeError);
    const session = await LanguageModel.create({ ...french, initialPrompts: [system, user] });
    expect(() => session.promptStreaming([system])).toThrow(/NotSupportedError/);
  });

  it('refuses an answer without a schema of an object', async () => {
    giveLanguageModel();
    await expect(write({})).rejects.toMatchObject({ name: 'NotSupportedError' });
    await expect(write({ responseConstraint: { type: 'string' } })).rejects.toMatchObject({
      name: 'NotSupportedError',
    });
  });

  it('ends with the reason of the signal, and writes nothing after it', async () => {
    const log = giveLanguageModel({ answers: ['x'.repeat(100)], pieceMs: 5 });
    const stop = new AbortController();
    const writing = write({ responseConstraint: constraint, signal: stop.signal });
    setTimeout(() => stop.abort(new DOMException('assez', 'AbortError')), 12);
    await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
    expect(log.aborted).toBe(1);
  });

  it('starts no download without a click', async () => {
    giveLanguageModel({ availability: 'downloadable' });
    vi.stubGlobal('navigator', { userActivation: { isActive: false } });
    await expect(LanguageModel.create(french)).rejects.toMatchObject({ name: 'NotAllowedError' });
    expect(await LanguageModel.availability(french)).toBe('downloadable');
  });

  it('tells the progress of a download from 0 to 1, and is available after it', async () => {
    giveLanguageModel({ availability: 'downloadable' });
    const shares: number[] = [];
    await LanguageModel.create({
      ...french,
      monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => shares.push(loaded)),
    });
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
    expect(await LanguageModel.availability(french)).toBe('available');
  });

  it('writes no more once it is destroyed', async () => {
    giveLanguageModel();
    const session = await LanguageModel.create(french);
    session.destroy();
    expect(() => session.promptStreaming('Bonjour', { responseConstraint: constraint })).toThrow(/InvalidStateError/);
  });
});
