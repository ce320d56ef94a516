import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerEvents } from './member.ts';
import { openPool, type PoolOptions } from './pool.ts';
import { testFailures } from './testing/test-failures.ts';

// The pool with fake workers that the test controls, and fake timers.

interface FakeWorker {
  events: WorkerEvents<string>;
  inbox: string[];
  isEnded: boolean;
}

let started: FakeWorker[];

function pool(options: Partial<PoolOptions<string, string>> = {}) {
  return openPool<string, string>({
    startWorker(events) {
      const worker: FakeWorker = { events, inbox: [], isEnded: false };
      started.push(worker);
      return {
        send: (input) => worker.inbox.push(input),
        async end() {
          worker.isEnded = true;
          events.onEnd(new Error('ended'));
        },
      };
    },
    workers: 1,
    maxQueued: 4,
    deadlineMs: 20_000,
    graceMs: 5000,
    maxHeldBytes: 1000,
    maxJobsPerWorker: 100,
    failures: testFailures,
    ...options,
  });
}

const worker = (index: number): FakeWorker => {
  const found = started[index];
  if (!found) throw new Error(`worker ${index} was not started`);
  return found;
};
const ready = (index: number) => worker(index).events.onReady();
const answer = (index: number, output: string, heldBytes = 0) => worker(index).events.onAnswer(output, heldBytes);
const crash = (index: number) => worker(index).events.onEnd(new Error('out of memory'));
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const overloaded = { code: 'overloaded' };
const late = { code: 'provider_timeout' };

beforeEach(() => {
  started = [];
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount(), 'timers left behind').toBe(0);
  vi.useRealTimers();
});

describe('jobs', () => {
  // @demand reader-fairness
  it('have a nearer deadline once their worker knows how much there is to do, never a later one', async () => {
    const { run } = pool({ workers: 2, deadlineMs: 20_000 });
    const hasteners: ((ms: number) => void)[] = [];
    const onBegin = ({ hasten }: { hasten(ms: number): void }) => hasteners.push(hasten);
    const [short, long] = ['a', 'b'].map((input) => failure(run(input, { onBegin })));
    expect(hasteners).toEqual([]);
    ready(0);
    ready(1);
    hasteners[0]?.(3000);
    hasteners[1]?.(60_000);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await short).toMatchObject(late);
    answer(0, 'A');
    await vi.advanceTimersByTimeAsync(17_000);
    expect(await long).toMatchObject(late);
    answer(1, 'B');
  });

  it('wait for a ready worker, and are done in their order', async () => {
    const { run } = pool();
    const jobs = ['a', 'b', 'c'].map((input) => run(input));
    expect(worker(0).inbox).toEqual([]);
    ready(0);
    expect(worker(0).inbox).toEqual(['a']);
    answer(0, 'A');
    answer(0, 'B');
    answer(0, 'C');
    expect(worker(0).inbox).toEqual(['a', 'b', 'c']);
    expect(await Promise.all(jobs)).toEqual(['A', 'B', 'C']);
  });

  it('go to any free worker', async () => {
    const { run, stats } = pool({ workers: 2 });
    const jobs = ['a', 'b', 'c'].map((input) => run(input));
    ready(0);
    ready(1);
    answer(1, 'B');
    expect([worker(0).inbox, worker(1).inbox]).toEqual([['a'], ['b', 'c']]);
    expect(stats()).toMatchObject({ ready: 2, busy: 2, queued: 0, answered: 1 });
    answer(0, 'A');
    answer(1, 'C');
    expect(await Promise.all(jobs)).toEqual(['A', 'B', 'C']);
  });

  it('are refused where the queue is full', async () => {
    const { run, stats } = pool({ maxQueued: 1 });
    const first = run('a');
    ready(0);
    const second = run('b');
    expect(await failure(run('c'))).toMatchObject(overloaded);
    expect(stats()).toMatchObject({ busy: 1, queued: 1, refused: 1 });
    answer(0, 'A');
    answer(0, 'B');
    expect(await Promise.all([first, second])).toEqual(['A', 'B']);
  });
});

describe('the deadline', () => {
  it('removes a waiting job from the queue', async () => {
    const { run, stats } = pool();
    const job = failure(run('a'));
    vi.advanceTimersByTime(20_000);
    expect(await job).toMatchObject(late);
    ready(0);
    expect(worker(0).inbox).toEqual([]);
    expect(stats()).toMatchObject({ queued: 0, late: 1 });
  });

  it('fails a running job, and its worker then goes on with the next', async () => {
    const { run, stats } = pool();
    const first = failure(run('a'));
    ready(0);
    vi.advanceTimersByTime(19_000);
    const next = run('b');
    vi.advanceTimersByTime(1000);
    expect(await first).toMatchObject(late);
    answer(0, 'A');
    answer(0, 'B');
    expect(await next).toBe('B');
    expect(stats()).toMatchObject({ answered: 1, late: 1, retired: 0 });
  });

  it('ends and replaces a worker that does not finish within the grace period', async () => {
    const { run, stats } = pool({ deadlineMs: 8000 });
    const stuck = failure(run('a'));
    ready(0);
    vi.advanceTimersByTime(7000);
    const next = run('b');
    vi.advanceTimersByTime(6000);
    expect(await stuck).toMatchObject(late);
    expect(worker(0).isEnded).toBe(true);
    ready(1);
    answer(1, 'B');
    expect(await next).toBe('B');
    expect(stats()).toMatchObject({ ready: 1, busy: 0, retired: 1, died: 0 });
  });
});

describe('cancelling', () => {
  it('refuses a job whose signal is already aborted', async () => {
    const { run } = pool();
    expect(await failure(run('a', { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
    expect(started).toEqual([]);
  });

  it('removes a waiting job from the queue', async () => {
    const { run, stats } = pool();
    const caller = new AbortController();
    const first = run('a');
    const second = failure(run('b', { signal: caller.signal }));
    const third = run('c');
    ready(0);
    caller.abort();
    expect(await second).toMatchObject({ name: 'AbortError' });
    answer(0, 'A');
    answer(0, 'C');
    expect(await Promise.all([first, third])).toEqual(['A', 'C']);
    expect(worker(0).inbox).toEqual(['a', 'c']);
    expect(stats()).toMatchObject({ cancelled: 1, answered: 2 });
  });

  it('ignores the answer to a running job', async () => {
    const { run } = pool();
    const caller = new AbortController();
    const job = failure(run('a', { signal: caller.signal }));
    ready(0);
    caller.abort();
    expect(await job).toMatchObject({ name: 'AbortError' });
    const next = run('b');
    answer(0, 'A');
    answer(0, 'B');
    expect(await next).toBe('B');
  });
});

// @demand dead-thread
describe('a worker that dies', () => {
  it('is replaced, and its job is tried again before the others', async () => {
    const { run, stats } = pool();
    const jobs = [run('a'), run('b')];
    ready(0);
    crash(0);
    ready(1);
    expect(worker(1).inbox).toEqual(['a']);
    answer(1, 'A');
    answer(1, 'B');
    expect(await Promise.all(jobs)).toEqual(['A', 'B']);
    expect(stats()).toMatchObject({ died: 1, ready: 1 });
  });

  it('twice over the same job fails that job alone', async () => {
    const { run } = pool();
    const poison = failure(run('poison'));
    const fine = run('b');
    for (const index of [0, 1]) {
      ready(index);
      crash(index);
    }
    expect(await poison).toMatchObject({ code: 'provider_unavailable', cause: { message: 'out of memory' } });
    ready(2);
    answer(2, 'B');
    expect(await fine).toBe('B');
  });

  it('does not bring an abandoned job back', async () => {
    const { run } = pool();
    const caller = new AbortController();
    const job = failure(run('a', { signal: caller.signal }));
    ready(0);
    caller.abort();
    crash(0);
    ready(1);
    await job;
    expect(worker(1).inbox).toEqual([]);
  });

  it('before it is ready, three times in a row, fails the waiting jobs; the next job starts a new one', async () => {
    const { run } = pool();
    const job = failure(run('a'));
    for (const index of [0, 1, 2]) crash(index);
    expect(await job).toMatchObject({ code: 'provider_unavailable' });
    expect(started).toHaveLength(3);
    const next = run('b');
    ready(3);
    answer(3, 'B');
    expect(await next).toBe('B');
  });

  it('while idle is replaced', () => {
    const { warm, stats } = pool();
    warm();
    ready(0);
    crash(0);
    ready(1);
    expect(stats()).toMatchObject({ ready: 1, died: 1 });
  });
});

describe('a worker is ended between jobs', () => {
  it.each([
    ['when it has grown', { maxHeldBytes: 1000 }, 1001],
    ['after so many jobs', { maxJobsPerWorker: 1 }, 0],
  ])('%s', async (_, limits, heldBytes) => {
    const { run, stats } = pool(limits);
    const jobs = [run('a'), run('b')];
    ready(0);
    answer(0, 'A', heldBytes);
    expect(worker(0)).toMatchObject({ isEnded: true, inbox: ['a'] });
    ready(1);
    answer(1, 'B');
    expect(await Promise.all(jobs)).toEqual(['A', 'B']);
    expect(stats()).toMatchObject({ died: 0 });
  });
});

describe('closing', () => {
  it('fails all jobs and waits for every worker to end', async () => {
    const { run, warm, close, stats } = pool({ workers: 2 });
    const jobs = ['a', 'b', 'c'].map((input) => failure(run(input)));
    ready(0);
    await close();
    for (const job of jobs) expect(await job).toMatchObject(overloaded);
    expect(started.map(({ isEnded }) => isEnded)).toEqual([true, true]);
    expect(await failure(run('d'))).toMatchObject(overloaded);
    warm();
    expect(started).toHaveLength(2);
    expect(stats()).toMatchObject({ ready: 0, busy: 0, queued: 0, died: 0 });
  });
});

describe('a worker that listens but is not ready', () => {
  it('is given a job', async () => {
    const { run } = pool();
    const job = run('a');
    worker(0).events.onListening();
    expect(worker(0).inbox).toEqual(['a']);
    ready(0);
    answer(0, 'A');
    expect(await job).toBe('A');
  });

  it('counts as a failed start when it dies', async () => {
    const { run, stats } = pool();
    const job = failure(run('a'));
    for (const index of [0, 1, 2]) {
      worker(index).events.onListening();
      crash(index);
    }
    expect(await job).toMatchObject({ code: 'provider_unavailable' });
    expect(started, 'no more are started until there is a job').toHaveLength(3);
    expect(stats()).toMatchObject({ ready: 0, died: 3 });
  });
});

describe('rest', () => {
  const restMs = 60_000;

  it('ends the workers when no job has come for so long, and the next job starts one', async () => {
    const { run, stats, close } = pool({ restMs });
    const job = run('a');
    ready(0);
    answer(0, 'A');
    await job;
    vi.advanceTimersByTime(restMs - 1);
    expect(worker(0).isEnded).toBe(false);
    vi.advanceTimersByTime(1);
    expect(worker(0).isEnded).toBe(true);
    expect(stats()).toMatchObject({ ready: 0, died: 0, retired: 0 });
    const next = run('b');
    ready(1);
    answer(1, 'B');
    expect(await next).toBe('B');
    await close();
  });

  it('does not end a worker that is busy', async () => {
    const { run, close } = pool({ restMs, deadlineMs: 10 * restMs });
    const first = run('a');
    ready(0);
    answer(0, 'A');
    await first;
    const second = run('b');
    vi.advanceTimersByTime(2 * restMs);
    expect(worker(0).isEnded).toBe(false);
    answer(0, 'B');
    expect(await second).toBe('B');
    await close();
  });
});
