import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { offerOllama } from './offer-ollama.ts';

const ollama = { baseUrl: 'http://127.0.0.1:11434/v1', models: ['mistral-small', 'gemma3:4b'] };

function terminal({ isTTY = true } = {}) {
  const raw: boolean[] = [];
  const input = Object.assign(new EventEmitter(), {
    isTTY,
    setRawMode: (on: boolean) => void raw.push(on),
    resume: () => {},
    pause: () => {},
  });
  let written = '';
  const output = {
    isTTY,
    write(text: string) {
      written += text;
      return true;
    },
  };
  return { input, output, raw, text: () => written };
}

async function answer(key: string) {
  const { input, output, raw, text } = terminal();
  const [use, stop] = [vi.fn(async () => {}), vi.fn()];
  const offering = offerOllama(ollama, { input, output } as never, { use, stop });
  input.emit('data', Buffer.from(key));
  await offering;
  return { use, stop, raw, text: text() };
}

it('one key uses the first model', async () => {
  const { use, raw, text } = await answer('o');
  expect(use).toHaveBeenCalledWith('mistral-small');
  expect(text).toContain('Utiliser mistral-small ? [o/N] oui');
  expect(raw).toEqual([true, false]);
});

it.each(['n', '\r', 'x'])('%j leaves everything as it is', async (key) => {
  const { use, stop, text } = await answer(key);
  expect(use).not.toHaveBeenCalled();
  expect(stop).not.toHaveBeenCalled();
  expect(text).toContain('non');
});

it('Ctrl+C stops the server as ever', async () => {
  const { use, stop } = await answer('\u0003');
  expect(stop).toHaveBeenCalledOnce();
  expect(use).not.toHaveBeenCalled();
});

it.each([
  ['without a terminal', ollama, { isTTY: false }],
  ['without a model', { ...ollama, models: [] }, {}],
])('asks nothing %s', async (_, found, options) => {
  const { input, output, text } = terminal(options);
  await offerOllama(found, { input, output } as never, { use: vi.fn(), stop: vi.fn() });
  expect(text()).toBe('');
});
