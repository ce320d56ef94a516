// @demand jobs
import pino from 'pino';
import { expect, it } from 'vitest';
import { makeApp } from '../testing/make-app.ts';
import { startJobs } from './boss.ts';
import { dropFormerQueue, takeOverFormerJobs } from './former-queue.ts';

const test = makeApp();
const log = pino({ level: 'silent' });

/** Tables of pg-boss 10, with the columns that it had. */
const formerQueue = `
  create schema pgboss;
  create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  create table pgboss.job (id uuid not null default gen_random_uuid(), name text not null, priority integer not null default 0,
    data jsonb, state pgboss.job_state not null default 'created', retry_limit integer not null default 2,
    retry_count integer not null default 0, retry_delay integer not null default 0, retry_backoff boolean not null default false,
    start_after timestamptz not null default now(), started_on timestamptz, singleton_key text, singleton_on timestamp,
    expire_in interval not null default interval '15 minutes', created_on timestamptz not null default now(),
    completed_on timestamptz, keep_until timestamptz not null default now() + interval '14 days', output jsonb,
    dead_letter text, policy text) partition by list (name);
  create table pgboss.job_common partition of pgboss.job default;
  create table pgboss.archive (like pgboss.job including defaults);
  insert into pgboss.archive (name, data, state) values ('mail.reset-password', '{"email": "zoe@exemple.fr"}', 'completed');
  insert into pgboss.job (name, data, state, started_on, expire_in, dead_letter) values
    ('mail.reset-password', '{"email": "created@exemple.fr"}', 'created', null, '30 seconds', 'dead-letters'),
    ('mail.reset-password', '{"email": "retry@exemple.fr"}', 'retry', now() - interval '1 minute', '30 seconds', 'dead-letters'),
    ('mail.reset-password', '{"email": "dead@exemple.fr"}', 'active', now() - interval '1 minute', '30 seconds', 'dead-letters'),
    ('mail.reset-password', '{"email": "alive@exemple.fr"}', 'active', now(), '30 seconds', 'dead-letters'),
    ('mail.reset-password', '{"email": "done@exemple.fr"}', 'completed', now(), '30 seconds', 'dead-letters'),
    ('dead-letters', '{"email": "failed@exemple.fr"}', 'created', null, '15 minutes', null),
    ('tracking.count-days', '{}', 'created', null, '15 minutes', null)`;

async function taken(): Promise<unknown[]> {
  const { rows } = await test.database.executeSql(
    `select split_part(data->>'email', '@', 1) as who, name, state::text, expire_seconds, dead_letter from jobs.job order by 1`,
  );
  return rows;
}
const waiting = (who: string) => ({
  who,
  name: 'mail.reset-password',
  state: 'created',
  expire_seconds: 30,
  dead_letter: 'dead-letters',
});
const dead = { who: 'failed', name: 'dead-letters', state: 'created', expire_seconds: 900, dead_letter: null };
const formerStates = async () => (await test.database.executeSql('select state::text from pgboss.job')).rows;

it('jobs of pg-boss 10 are taken over, one that runs when its worker is gone, and what is done is forgotten', async () => {
  await test.database.executeSql(formerQueue);
  for (let start = 0; start < 2; start++) {
    await takeOverFormerJobs(test.database);
    expect(await taken()).toEqual([waiting('created'), waiting('dead'), dead, waiting('retry')]);
    expect(await formerStates()).toEqual([{ state: 'active' }]);
    expect((await test.database.executeSql('select from pgboss.archive')).rows).toEqual([]);
  }
  await dropFormerQueue(test.database);
  expect(await taken()).toEqual([waiting('alive'), waiting('created'), waiting('dead'), dead, waiting('retry')]);
  expect((await test.database.executeSql(`select to_regnamespace('pgboss') as found`)).rows).toEqual([{ found: null }]);
  await dropFormerQueue(test.database);
});

it('jobs of pg-boss 10 are worked off after the start', async () => {
  await test.database.executeSql(formerQueue);
  const runner = await startJobs(test.database, { log, supervised: false });
  await runner.stop();
  await dropFormerQueue(test.database);
  await test.database.executeSql(`delete from jobs.job where name = 'dead-letters'`);
  expect(await test.drain()).toBe(4);
});
