import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replyCommand } from './reply.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'declic-write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const talk = {
  conversation: [
    { from: 'moi', text: 'On se voit bientôt ?' },
    { from: 'match', text: 'Tu es dispo quand ?' },
  ],
};

async function run(items: unknown, ...args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  if (items !== undefined)
    writeFileSync(join(folder, 'in.json'), typeof items === 'string' ? items : JSON.stringify(items));
  const code = await replyCommand({
    args: args.length > 0 ? args : ['in.json'],
    folder,
    readInput: async () => JSON.stringify({ ...talk, id: 'piped' }),
    openModel: async () => null,
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, complaints, printed, lines: args.includes('--help') ? [] : printed.map((line) => JSON.parse(line)) };
}

it('answers one object or many, a line each, by their ids or places', async () => {
  const one = await run({ ...talk, id: 'a', objective: 'date', user: { gender: 'homme' }, match: { gender: 'femme' } });
  expect(one.code).toBe(0);
  expect(one.lines).toMatchObject([{ id: 'a', verdict: 'reply', reason: expect.any(String) }]);
  expect(one.lines[0].replies).toHaveLength(3);
  expect(one.lines[0].reading).toMatchObject({ kind: 6, stance: 'open', by: 'engine' });
  expect(Object.keys(one.lines[0].replies[0])).toEqual(
    expect.arrayContaining(['tone', 'content', 'why', 'confidence', 'isStartingIdea']),
  );
  const two = await run([talk, { ...talk, id: 7 }]);
  expect(two.lines.map(({ id }) => id)).toEqual([0, 7]);
});

it('gives the same replies without a seed, and others with one', async () => {
  const [first, again, other] = (await run([talk, talk, { ...talk, seed: 1 }])).lines;
  expect(again.replies).toEqual(first.replies);
  expect(other.replies).not.toEqual(first.replies);
});

describe('accepts other spellings and missing fields', () => {
  it.each([
    { objective: 'continuer' },
    { objective: 'Numéro' },
    { objective: 'numero' },
    { objective: 'relancer', intensity: 'joueur' },
    { objective: null, seed: null },
    { user: { gender: 'male' }, match: { gender: 'F' } },
    { user: null, match: {} },
    { user: { gender: null }, match: 'woman' },
    {
      conversation: [
        { from: 'me', text: 'hey' },
        { from: 'them', text: 'Je fais du surf' },
      ],
    },
    { conversation: [] },
  ])('%j', async (more) => {
    const { code, lines } = await run({ ...talk, ...more });
    expect(lines[0].error).toBeUndefined();
    expect(code).toBe(0);
  });
});

describe('refuses in French, and answers the other cases', () => {
  it.each([
    [{ conversation: 'salut' }, 'conversation'],
    [{}, 'conversation'],
    [{ conversation: [{ from: 'moi' }] }, 'message 1'],
    [{ conversation: [{ from: 'chat', text: 'a' }] }, 'moi ou match'],
    [{ ...talk, objective: 'épouser' }, 'objective'],
    [{ ...talk, user: { gender: 'robot' } }, 'user'],
    [{ ...talk, seed: 'x' }, 'seed'],
    [{ ...talk, intensity: 9 }, 'intensity'],
    [null, 'objet'],
    ['salut', 'objet'],
  ])('%j', async (item, words) => {
    const { code, lines } = await run([item, talk]);
    expect(lines[0]).toMatchObject({
      id: 0,
      error: { code: 'invalid_input', message: expect.stringContaining(words) },
    });
    expect(lines[1].verdict).toBe('reply');
    expect(code).toBe(1);
  });

  it('a file that is missing or not JSON', async () => {
    expect((await run(undefined, 'nowhere.json')).lines).toMatchObject([
      { id: null, error: { code: 'file_not_found' } },
    ]);
    expect((await run('{')).lines).toMatchObject([{ id: null, error: { code: 'invalid_json' } }]);
  });
});

it('reads standard input for «-»', async () => {
  expect((await run(undefined, '-')).lines).toMatchObject([{ id: 'piped', verdict: 'reply' }]);
});

it('prints its usage for --help, and for an unknown option with exit code 1', async () => {
  const help = await run(undefined, '--help');
  expect([help.code, help.printed[0]]).toEqual([0, expect.stringContaining('npm run -s reply')]);
  const unknown = await run({}, '--sing');
  expect(unknown.code).toBe(1);
  expect(unknown.complaints).toHaveLength(1);
});

it('says so where --model is asked for and none is configured', async () => {
  const { code, complaints } = await run(talk, 'in.json', '--model');
  expect([code, complaints[0]?.split('\n')[0]]).toEqual([1, "Aucun modèle n'est configuré."]);
});
