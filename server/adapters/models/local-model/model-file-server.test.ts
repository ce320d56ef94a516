import { describe, expect, it } from 'vitest';
import { replySchema } from '../../../writing/schemas.ts';
import type { LlamaProcess } from './llama-process.ts';
import { modelFileServer } from './model-file-server.ts';

/** A process that answers when the test says so, and stops like the real one when its signal aborts. */
function heldProcess() {
  const asked: { text: string; answer: (text: string) => void }[] = [];
  const llama: LlamaProcess = {
    async load() {},
    async close() {},
    ask: ({ messages }, { signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        asked.push({ text: messages.at(-1)?.content ?? '', answer: resolve });
      }),
  };
  return { llama, asked };
}

const questionOf = (content: string) => ({
  messages: [{ role: 'user' as const, content }],
  schema: replySchema,
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a request to the model in a file', () => {
  it('tells its place in the queue, and asks once it is its turn', async () => {
    const { llama, asked } = heldProcess();
    const server = modelFileServer({ llama, timeoutMs: 60_000 });
    const places: number[] = [];
    const first = server.open({}).ask(questionOf('a'));
    const second = server.open({ onPlace: (ahead) => void places.push(ahead) }).ask(questionOf('b'));
    await settled();
    expect({ places, asked: asked.map(({ text }) => text) }).toEqual({ places: [1], asked: ['a'] });
    asked[0]?.answer('one');
    expect(await first).toEqual({ text: 'one', isRefusal: false });
    await settled();
    asked[1]?.answer('two');
    expect((await second).text).toBe('two');
    expect(places).toEqual([1, 0]);
  });

  it('costs something once it is its turn, and nothing while it waits', async () => {
    const { llama, asked } = heldProcess();
    const server = modelFileServer({ llama, timeoutMs: 60_000 });
    const costly: string[] = [];
    const leaving = new AbortController();
    const first = server.open({ onAsked: () => void costly.push('a') }).ask(questionOf('a'));
    const second = server.open({ signal: leaving.signal, onAsked: () => void costly.push('b') }).ask(questionOf('b'));
    await settled();
    leaving.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    asked[0]?.answer('one');
    await first;
    await settled();
    expect({ costly, asked: asked.length }).toEqual({ costly: ['a'], asked: 1 });
  });

  it('asks its second question before those that wait', async () => {
    const { llama, asked } = heldProcess();
    const server = modelFileServer({ llama, timeoutMs: 60_000 });
    const calls = server.open({});
    const first = calls.ask(questionOf('a'));
    const others = ['b', 'c'].map((text) => server.open({}).ask(questionOf(text)));
    await settled();
    asked[0]?.answer('one');
    await first;
    const repair = calls.ask(questionOf('repair'));
    for (const at of [1, 2, 3]) {
      await settled();
      asked[at]?.answer('more');
    }
    await Promise.all([repair, ...others]);
    expect(asked.map(({ text }) => text)).toEqual(['a', 'b', 'repair', 'c']);
    expect(calls.count).toBe(2);
  });

  it('fails with `timeout` at its deadline, also while it waits, without having been asked', async () => {
    const { llama, asked } = heldProcess();
    const deadlines: AbortController[] = [];
    const deadlineIn = () => {
      const deadline = new AbortController();
      deadlines.push(deadline);
      return deadline.signal;
    };
    const server = modelFileServer({ llama, timeoutMs: 1, deadlineIn });
    const running = server.open({}).ask(questionOf('a'));
    const waiting = server.open({}).ask(questionOf('b'));
    const failures = [running, waiting].map((ask) => expect(ask).rejects.toMatchObject({ code: 'timeout' }));
    await settled();
    for (const deadline of deadlines.toReversed()) deadline.abort();
    await Promise.all(failures);
    expect(asked.map(({ text }) => text)).toEqual(['a']);
  });

  it('fails with the reason of the caller’s signal', async () => {
    const { llama } = heldProcess();
    const leaving = new AbortController();
    const asking = modelFileServer({ llama, timeoutMs: 60_000 }).open({ signal: leaving.signal }).ask(questionOf('a'));
    leaving.abort(new Error('left'));
    await expect(asking).rejects.toThrow('left');
  });

  it('is refused with `overloaded` when too many wait', async () => {
    const { llama } = heldProcess();
    const server = modelFileServer({ llama, timeoutMs: 60_000, maxWaiting: 1 });
    const leaving = new AbortController();
    const kept = ['a', 'b'].map((text) => server.open({ signal: leaving.signal }).ask(questionOf(text)));
    await expect(server.open({}).ask(questionOf('c'))).rejects.toMatchObject({ code: 'overloaded' });
    await expect(server.open({ signal: AbortSignal.abort() }).ask(questionOf('d'))).rejects.toThrow(/abort/i);
    leaving.abort(new Error('left'));
    for (const ask of kept) await expect(ask).rejects.toThrow('left');
  });
});
