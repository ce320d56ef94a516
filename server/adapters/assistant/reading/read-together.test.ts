import { expect, it, vi } from 'vitest';
import type { Reading } from '#contract/reading.ts';
import type { Reader } from '../port.ts';
import { readTogether } from './read-together.ts';
import { stitchParts } from './stitch-parts.ts';

const stitch = vi.fn(async (parts: Parameters<typeof stitchParts>[0]) => stitchParts(parts));
const file = (value: number) => Uint8Array.of(value);

function reading(...texts: string[]): Reading {
  const messages = texts.map((text, index) => ({
    from: 'match' as const,
    kind: 'text' as const,
    text,
    confidence: 0.95,
    box: { x: 0, y: 100 * index, width: 200, height: 80 },
  }));
  return { app: 'tinder', matchName: 'Léa', messages, warnings: [] };
}

it('stitches the conversations of the files', async () => {
  const pages = [
    reading('Coucou, tu fais quoi ce soir ?', 'On pourrait aller au cinéma'),
    reading('On pourrait aller au cinéma', 'Il y a un film coréen à 20h'),
  ];
  const read: Reader['read'] = async (content) => ({ reading: pages[content[0] ?? 0] as Reading });
  const outcome = await readTogether({ read, stitch }, [file(0), file(1)]);
  expect('reading' in outcome && outcome.reading.messages.map(({ text }) => text)).toEqual([
    'Coucou, tu fais quoi ce soir ?',
    'On pourrait aller au cinéma',
    'Il y a un film coréen à 20h',
  ]);
});

// Eight files of texts that resemble each other held the server's own thread for seconds.
it('leaves the stitching of several files to the threads, and asks none for one file', async () => {
  const read: Reader['read'] = async () => ({ reading: reading('Coucou') });
  stitch.mockClear();
  await readTogether({ read, stitch }, [file(0)]);
  expect(stitch).not.toHaveBeenCalled();
  await readTogether({ read, stitch }, [file(0), file(1)]);
  expect(stitch).toHaveBeenCalledOnce();
});

it('names the first file that is refused', async () => {
  const read: Reader['read'] = async ([value]) => (value ? { refusal: 'not_a_chat' } : { reading: reading('Salut') });
  expect(await readTogether({ read, stitch }, [file(0), file(1), file(1)])).toEqual({ refusal: 'not_a_chat', page: 1 });
});

it('aborts all other files when one fails, or when the caller aborts', async () => {
  const signals: AbortSignal[] = [];
  const read: Reader['read'] = async ([value], { signal } = {}) => {
    if (value === 1) throw new Error('no room');
    return await new Promise((_, reject) => {
      if (signal) signals.push(signal);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  };
  await expect(readTogether({ read, stitch }, [file(0), file(1)])).rejects.toThrow('no room');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);

  const caller = new AbortController();
  const conversation = readTogether({ read, stitch }, [file(0), file(2)], { signal: caller.signal });
  caller.abort();
  await expect(conversation).rejects.toMatchObject({ name: 'AbortError' });
});

// Eight files of which the first was no conversation kept the threads busy for an answer that had been given.
it('aborts all other files when one is refused', async () => {
  const aborted: number[] = [];
  const read: Reader['read'] = async ([value = 0], { signal } = {}) => {
    if (value === 1) return { refusal: 'not_a_chat' };
    return await new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        aborted.push(value);
        reject(signal.reason);
      });
    });
  };
  expect(await readTogether({ read, stitch }, [file(0), file(1), file(2)])).toEqual({ refusal: 'not_a_chat', page: 1 });
  expect(aborted).toEqual([0, 2]);
});
