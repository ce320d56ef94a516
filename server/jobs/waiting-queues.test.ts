import { afterEach, expect, it, vi } from 'vitest';
import { watchWaitingQueues } from './waiting-queues.ts';

const waitingNow = (...names: string[]) => vi.fn(async () => ({ rows: names.map((name) => ({ name })) }));

afterEach(() => void vi.useRealTimers());

it('asks the database once for all workers that ask within a quarter of a second', async () => {
  const executeSql = waitingNow('mail.welcome');
  const waitingQueues = watchWaitingQueues({ executeSql });
  const answers = await Promise.all(Array.from({ length: 24 }, () => waitingQueues()));
  expect(executeSql).toHaveBeenCalledTimes(1);
  for (const answer of answers) expect([...answer]).toEqual(['mail.welcome']);
});

it('asks again a quarter of a second later, also after a failure', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const executeSql = waitingNow('billing.event').mockRejectedValueOnce(new Error('gone'));
  const waitingQueues = watchWaitingQueues({ executeSql });
  await expect(waitingQueues()).rejects.toThrow('gone');
  vi.advanceTimersByTime(249);
  await expect(waitingQueues()).rejects.toThrow('gone');
  vi.advanceTimersByTime(1);
  expect([...(await waitingQueues())]).toEqual(['billing.event']);
});
