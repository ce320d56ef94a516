// @demand slow-text
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { talk } from '../../../writing/testing/talks.ts';
import { dateRequest, openerRequest, ratingRequest, silenceRequest } from '../../../writing/testing/tools.ts';
import { threadNiceness } from '../threads/give-way.ts';
import type { TaskInput, TaskName } from './engine.ts';
import { engineHere } from './engine-here.ts';
import { type EngineOptions, type EngineThreads, openEngine } from './open-engine.ts';
import { fatefulProgram } from './testing/fateful-program.ts';

describe('the engine in threads', () => {
  let engine: EngineThreads;
  beforeAll(() => {
    engine = openEngine({ threads: 1, deadlineMs: 120_000 });
  });
  afterAll(async () => await engine.close());

  const { conversation } = talk;
  const inputs: { [Name in TaskName]: TaskInput<Name> } = {
    readTurn: talk,
    writeReplies: talk,
    writeExit: { ...talk, heard: 'unease' },
    writeBios: { style: 'fun', interests: 'rando, jazz et mon chat Pixel', gender: 'femme' },
    stopOfBio: { content: "j'ai 15 ans" },
    rateBio: ratingRequest.content,
    diagnoseSilence: silenceRequest,
    diagnoseStop: { ...silenceRequest, kind: 'clear_no', reason: 'Elle a dit non.' },
    findRedFlags: { conversation },
    planDate: dateRequest,
    writeOpeners: openerRequest,
    readProfile: openerRequest.profile,
    hasDanger: { from: 'moi', text: "j'ai 15 ans" },
  };

  it.each(Object.keys(inputs) as TaskName[])('answers %s as the engine does in this thread', async (name) => {
    expect(await engine.run(name, inputs[name])).toEqual(await engineHere.run(name, inputs[name]));
  });

  it('gives way to the server’s own thread, where threads have priorities', async () => {
    await engine.run('readTurn', talk);
    if (process.platform !== 'linux') return;
    const nicenessOf = (thread: string | number) =>
      Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]);
    const own = nicenessOf(process.pid);
    expect(readdirSync('/proc/self/task').map(nicenessOf)).toContain(threadNiceness);
    expect(own).toBeLessThan(threadNiceness);
  });

  it('throws what a task throws, and keeps its thread', async () => {
    await expect(engine.run('rateBio', undefined as never)).rejects.toBeInstanceOf(Error);
    expect(engine.stats()).toMatchObject({ ready: 1, died: 0 });
  });
});

describe('a thread', () => {
  const folder = mkdtempSync(join(tmpdir(), 'declic-engine-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let engine: EngineThreads;
  const open = ({ startsInMs = 0, ...options }: EngineOptions & { startsInMs?: number } = {}) => {
    const workerProgram = fatefulProgram({ mark: join(folder, 'mark'), startsInMs });
    engine = openEngine({ threads: 1, workerProgram, ...options });
  };
  afterEach(async () => await engine.close());

  const reasonFor = async (text: string) => {
    const turn = { conversation: [{ from: 'match' as const, text }], objective: 'continue' as const };
    return (await engine.run('readTurn', turn)).reason;
  };

  it('that takes too long over a text is cut off and replaced, and the next text is answered', async () => {
    open({ deadlineMs: 1500 });
    await engine.warm();
    await expect(reasonFor('hang')).rejects.toMatchObject({
      code: 'provider_timeout',
      message: 'Cette demande prend trop de temps. Réessaie, ou envoie un texte plus court.',
    });
    await vi.waitFor(() => expect(engine.stats()).toMatchObject({ late: 1, retired: 1, busy: 0 }), { timeout: 20_000 });
    expect(await reasonFor('next')).toBe('next');
  });

  it('that dies is replaced, and its text is tried again', async () => {
    open();
    expect(await reasonFor('die once')).toBe('die once');
    expect(engine.stats()).toMatchObject({ died: 1, answered: 1 });
  });

  it('that dies twice over a text fails it alone', async () => {
    open();
    await expect(reasonFor('die')).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(await reasonFor('next')).toBe('next');
  });

  it('that still starts is waited for beyond the deadline', async () => {
    open({ deadlineMs: 1, startsInMs: 200 });
    expect(await reasonFor('first')).toBe('first');
  });

  it('ends when the engine is closed, and what it was asked fails', async () => {
    open();
    const pending = reasonFor('hang').catch((error: unknown) => error);
    await vi.waitFor(() => expect(engine.stats()).toMatchObject({ busy: 1 }), { timeout: 20_000 });
    await engine.close();
    expect(await pending).toMatchObject({ code: 'overloaded' });
    expect(engine.stats()).toMatchObject({ ready: 0, busy: 0 });
    await expect(reasonFor('next')).rejects.toMatchObject({ code: 'overloaded', details: { retryAfterSeconds: 5 } });
  });
});
