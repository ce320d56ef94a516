// @demand jobs
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OutgoingMail } from '../adapters/mail/port.ts';
import type { OpenDatabase } from '../db/open.ts';
import { account, contactMessage } from '../db/schema.ts';
import { createLogger } from '../log.ts';
import { buildUser } from '../testing/build-user.ts';
import { makeApp } from '../testing/make-app.ts';
import { type JobRunner, startJobs } from './boss.ts';
import { jobHandlers } from './handlers.ts';

const test = makeApp();
const lines: string[] = [];
const log = createLogger({ logLevel: 'debug' }, { write: (line: string) => void lines.push(line) });
const runners: JobRunner[] = [];
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
});

async function startRunner(options: { supervised?: boolean } = {}): Promise<JobRunner> {
  const supervised = options.supervised ?? false;
  const runner = await startJobs(test.database, { log, supervised, rescueEverySeconds: 1 });
  runners.push(runner);
  return runner;
}

interface StoredJob {
  name: string;
  state: string;
  retry_count: number;
  data: unknown;
  output: unknown;
  waits: boolean;
  kept_hours: number;
}

async function jobs(): Promise<StoredJob[]> {
  const { rows } = await test.database.executeSql(
    `select name, state::text, retry_count, data, output, start_after > now() + interval '5 seconds' as waits,
       round(extract(epoch from keep_until - created_on) / 3600)::int as kept_hours
     from jobs.job order by created_on, name`,
  );
  return rows as unknown as StoredJob[];
}

/** Handlers whose mail server refuses one address. */
function handlersRefusing(address: string, attempts: OutgoingMail[]) {
  const send = async (mail: OutgoingMail) => {
    attempts.push(mail);
    if (mail.to === address) throw new Error(`550 <${address}>: mailbox unavailable`);
    test.mails.push(mail);
  };
  return jobHandlers({ ...test.deps, mail: { send, close: async () => {} } });
}

async function enqueueResets(count: number) {
  const emails = [];
  for (let index = 0; index < count; index++) emails.push((await buildUser(test)).user.email);
  for (const email of emails) {
    await test.deps.jobs.enqueue(test.deps.db, 'mail.reset-password', { email });
    await nextMillisecond();
  }
  return emails;
}

/** Jobs are taken in the order of their milliseconds. */
async function nextMillisecond(): Promise<void> {
  const now = Date.now();
  while (Date.now() === now) await new Promise((resolve) => setImmediate(resolve));
}

describe('the job queue', () => {
  it('has a job only if the transaction that enqueued it committed', async () => {
    const message = { name: 'Léa', email: 'lea@exemple.fr', topic: 'question', message: 'Bonjour' } as const;
    const write = (fail: boolean) =>
      test.deps.db.transaction(async (tx) => {
        const [stored] = await tx
          .insert(contactMessage)
          .values({ ...message, createdAt: test.clock.now() })
          .returning();
        await test.deps.jobs.enqueue(tx, 'mail.contact-message', { messageId: stored?.id ?? '' });
        if (fail) throw new Error('changed my mind');
      });
    await expect(write(true)).rejects.toThrow('changed my mind');
    expect(await jobs()).toEqual([]);
    await write(false);
    expect(await jobs()).toMatchObject([{ name: 'mail.contact-message', state: 'created' }]);
    expect(await test.drain()).toBe(1);
    expect(test.mails).toHaveLength(2);
  });

  it('takes a job inside the first transaction after its queues were created', async () => {
    await test.database.executeSql('drop schema jobs cascade');
    const runner = await startRunner();
    const email = 'lea@exemple.fr';
    await test.deps.db.transaction(async (tx) => await runner.enqueue(tx, 'mail.reset-password', { email }));
    expect(await jobs()).toMatchObject([{ name: 'mail.reset-password', data: { email } }]);
  });

  it('tries a failing job six times, then puts it among the dead letters', async () => {
    const [email = ''] = await enqueueResets(1);
    const attempts: OutgoingMail[] = [];
    const { done, failures } = await (await startRunner()).drain(handlersRefusing(email, attempts));
    expect({ done, tried: attempts.length, failed: failures.length }).toEqual({ done: 0, tried: 6, failed: 6 });
    expect(new Set(attempts.map(({ key }) => key)).size).toBe(1);
    const stored = await jobs();
    expect(stored).toMatchObject([
      { name: 'mail.reset-password', state: 'failed', retry_count: 5, kept_hours: 24 },
      { name: 'dead-letters', state: 'created', data: { email }, kept_hours: 48 },
    ]);
    expect(JSON.stringify(stored[0]?.output)).toContain('mailbox unavailable');
    expect(JSON.stringify(stored.map(({ output }) => output))).not.toContain(email);
    expect(lines.filter((line) => line.includes('job failed'))).toHaveLength(6);
    expect(lines.join('')).not.toContain(email);
    expect(await test.drain()).toBe(0);
  });

  it('runs the other jobs of a batch once when one of them fails', async () => {
    const emails = await enqueueResets(4);
    const attempts: OutgoingMail[] = [];
    const runner = await startRunner();
    await runner.work(handlersRefusing(emails[1] ?? '', attempts));
    await expect.poll(() => attempts.length, { timeout: 45_000 }).toBe(4);
    await expect.poll(async () => (await jobs()).filter(({ state }) => state === 'active')).toEqual([]);
    await runner.stop();
    expect((await jobs()).map(({ state, waits }) => [state, waits])).toEqual([
      ['completed', false],
      ['retry', true],
      ['completed', false],
      ['completed', false],
    ]);
    expect(test.mails.map(({ to }) => to).sort()).toEqual(emails.filter((_, index) => index !== 1).sort());
  });

  it('completes a job before the rest of its batch, so that the end of the process does not repeat it', async () => {
    const emails = await enqueueResets(2);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent: string[] = [];
    const send = async ({ to }: OutgoingMail) => {
      if (to === emails[1]) await held;
      sent.push(to);
    };
    const runner = await startRunner();
    await runner.work(jobHandlers({ ...test.deps, mail: { send, close: async () => {} } }));
    await expect
      .poll(async () => (await jobs()).map(({ state }) => state), { timeout: 45_000 })
      .toEqual(['completed', 'active']);
    release();
    await runner.stop();
    expect(sent).toEqual(emails);
  });

  // @demand erasure
  it('keeps no address in the row of a job that is done, and keeps it in one that will be tried again', async () => {
    const [done = '', refused = ''] = await enqueueResets(2);
    await test.deps.jobs.enqueue(test.deps.db, 'mail.account-deleted', { email: done, firstName: 'Zelda' });
    await test.deps.jobs.enqueue(test.deps.db, 'mail.cancellation-link', { email: done });
    await test.deps.jobs.enqueue(test.deps.db, 'mail.sign-in', { email: done });
    const runner = await startRunner();
    await runner.drain(handlersRefusing(refused, []));
    const stored = await jobs();
    expect(stored.filter(({ state }) => state === 'completed').map(({ data }) => data)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(JSON.stringify(stored)).not.toContain(done);
    expect(stored).toContainEqual(expect.objectContaining({ name: 'dead-letters', data: { email: refused } }));
  });

  // @demand erasure
  it('forgets at its start the addresses of jobs that a process did without forgetting them', async () => {
    const [email] = await enqueueResets(1);
    const [waiting] = await enqueueResets(1);
    await test.database.executeSql(
      `update jobs.job set state = 'completed', completed_on = now() where data->>'email' = $1`,
      [email],
    );
    await startRunner();
    expect((await jobs()).map(({ data }) => data)).toEqual([null, { email: waiting }]);
  });

  it('waits for running jobs before it stops', async () => {
    await enqueueResets(1);
    let running = false;
    const send = async (mail: OutgoingMail) => {
      running = true;
      await new Promise((resolve) => setTimeout(resolve, 200));
      test.mails.push(mail);
    };
    const runner = await startRunner();
    await runner.work(jobHandlers({ ...test.deps, mail: { send, close: async () => {} } }));
    await expect.poll(() => running, { timeout: 45_000, interval: 10 }).toBe(true);
    await runner.stop();
    expect(test.mails).toHaveLength(1);
    expect((await jobs()).map(({ state }) => state)).toEqual(['completed']);
  });

  it('takes back a job that has run for 31 seconds, as that of a dead worker', async () => {
    await enqueueResets(1);
    const taken = await test.database.executeSql(
      `update jobs.job set state = 'active', started_on = now() - interval '31 seconds' returning expire_seconds = 30 as brief`,
    );
    expect(taken.rows).toEqual([{ brief: true }]);
    const runner = await startRunner({ supervised: true });
    const states = async () =>
      (await jobs()).filter(({ name }) => name === 'mail.reset-password').map(({ state }) => state);
    await expect.poll(states, { timeout: 45_000 }).toEqual(['retry']);
    // A supervised runner also enqueues what is due by the schedules at this hour, which is not the matter here.
    await runner.stop();
    await test.database.executeSql(`delete from jobs.job where name <> 'mail.reset-password'`);
    expect(await test.drain()).toBe(1);
    expect(await states()).toEqual(['completed']);
    expect(test.mails).toHaveLength(1);
  });

  it('fails a job whose data do not fit its schema', async () => {
    await test.deps.jobs.enqueue(test.deps.db, 'mail.verify-email', { mailLinkId: 'not an id' });
    await expect(test.drain()).rejects.toThrow('jobs failed');
    expect(test.mails).toEqual([]);
  });

  it('drops the mail of an account that is gone', async () => {
    const { user } = await buildUser(test);
    await test.deps.jobs.enqueue(test.deps.db, 'mail.reset-password', { email: user.email });
    const change = { accountId: user.id, changedAt: test.clock.now().toISOString() };
    await test.deps.jobs.enqueue(test.deps.db, 'mail.password-changed', change);
    await test.deps.db.delete(account).where(eq(account.id, user.id));
    expect(await test.drain()).toBe(2);
    expect(test.mails).toEqual([]);
  });

  // @demand first-starts
  it('starts in several processes at once, which enqueue what is due once a minute', async () => {
    const again = await test.database.openAgain();
    const start = (one: OpenDatabase) => startJobs(one, { log, supervised: true, rescueEverySeconds: 1 });
    const both = await Promise.all([test.database, again].map(start));
    const dueMinutes = async () =>
      (
        await test.database.executeSql(
          `select singleton_on::text as minute, count(*)::int as jobs from jobs.job
           where name = '__pgboss__send-it' and data->>'name' = 'figures.count' group by 1`,
        )
      ).rows;
    const enqueued = async () => (await jobs()).filter(({ name }) => name === 'figures.count').length;
    await vi.waitFor(async () => expect(await enqueued()).toBeGreaterThan(0), 15_000);
    for (const runner of both) await runner.stop();
    await again.close();
    const minutes = await dueMinutes();
    expect(minutes.filter(({ jobs: times }) => times !== 1)).toEqual([]);
    expect(await enqueued()).toBeLessThanOrEqual(minutes.length);
  });

  it('looks for dead workers and goes by the schedules again when the clock was set back', async () => {
    const lateHour = `now() + interval '1 hour'`;
    await test.database.executeSql(`update jobs.version set cron_on = ${lateHour};
      update jobs.queue set monitor_claim_on = ${lateHour}, maintain_on = ${lateHour};
      insert into jobs.job (name, singleton_on, singleton_key, created_on, state, completed_on)
        values ('__pgboss__send-it', date_trunc('minute', now() at time zone 'utc'), 'figures.count__', ${lateHour}, 'completed', ${lateHour})`);
    await enqueueResets(1);
    await test.database.executeSql(
      `update jobs.job set state = 'active', started_on = now() - interval '31 seconds' where name = 'mail.reset-password'`,
    );
    await startRunner({ supervised: true });
    const states = async () => new Map((await jobs()).map(({ name, state }) => [name, state]));
    await expect.poll(async () => (await states()).get('mail.reset-password'), { timeout: 45_000 }).toBe('retry');
    await expect.poll(async () => (await states()).has('figures.count'), { timeout: 45_000 }).toBe(true);
  });
});

it('a database that is gone when a job is done ends nothing, and the job is done again', async () => {
  let isGone = false;
  const executeSql: typeof test.database.executeSql = async (text, values) => {
    if (isGone) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    return await test.database.executeSql(text, values);
  };
  const runner = await startJobs({ ...test.database, executeSql }, { log, supervised: false });
  runners.push(runner);
  let times = 0;
  await enqueueResets(1);
  await runner.work({
    ...jobHandlers(test.deps),
    'mail.reset-password': async () => {
      times++;
      isGone = times === 1;
    },
  });
  await vi.waitFor(() => expect(lines.filter((line) => line.includes('job queue'))).not.toEqual([]), 10_000);
  isGone = false;
  expect(await jobs()).toMatchObject([{ state: 'active' }]);
  await test.database.executeSql(`update jobs.job set state = 'retry'`);
  await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ state: 'completed' }]), 10_000);
  expect(times).toBe(2);
});
