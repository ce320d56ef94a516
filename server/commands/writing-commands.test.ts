import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bioRating, generatedBio } from '#contract/writing.ts';
import { bioCommand } from './bio.ts';
import { rateCommand } from './rate.ts';
import { genderOf } from './request-fields.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'declic-write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bioCase = { style: 'fun', interests: 'rando, jazz et mon chat Pixel', gender: 'femme' };

async function run(command: 'bio' | 'rate', input: unknown, args = ['cases.json']) {
  writeFileSync(join(folder, 'cases.json'), typeof input === 'string' ? input : JSON.stringify(input));
  const lines: string[] = [];
  const complaints: string[] = [];
  const context = {
    args,
    folder,
    readInput: async () => JSON.stringify(input),
    print: (line: string) => lines.push(line),
    complain: (line: string) => complaints.push(line),
    loadSpell: async () => (word: string) => word !== 'drole',
  };
  const code = await (command === 'bio' ? bioCommand(context) : rateCommand(context));
  return {
    code,
    complaints,
    lines,
    answers: lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line)),
  };
}

describe('bio', () => {
  it('prints one line with three bios for one object', async () => {
    const { code, answers } = await run('bio', bioCase);
    expect(code).toBe(0);
    expect(answers).toHaveLength(1);
    expect(Object.keys(answers[0])).toEqual(['generated']);
    expect(answers[0].generated).toHaveLength(3);
    for (const bio of answers[0].generated) expect(generatedBio.parse(bio)).toEqual(bio);
  });

  it('answers each of an array, gives ids back, and goes on past a wrong one', async () => {
    const { code, answers } = await run('bio', [
      { id: 7, ...bioCase },
      { id: 'x', style: 'sombre' },
      null,
      { ...bioCase, interests: '' },
      { ...bioCase, id: 'last', gender: null },
    ]);
    expect(code).toBe(1);
    expect(answers.map(({ id }) => id)).toEqual([7, 'x', undefined, undefined, 'last']);
    expect(answers.map(({ error }) => error?.code)).toEqual([
      undefined,
      'invalid_style',
      'invalid_input',
      'interests_empty',
      undefined,
    ]);
    for (const { error } of answers) if (error) expect(error.message).toMatch(/\.$/u);
  });

  it('takes a list of interests, a style with its accent, a seed and what to avoid', async () => {
    const request = { style: 'Mystérieux', interests: ['rando', 'jazz'], gender: 'h' };
    const [first] = (await run('bio', request)).answers;
    const avoid = first.generated.map(({ content }: { content: string }) => content);
    const [other] = (await run('bio', { ...request, avoid })).answers;
    const [seeded] = (await run('bio', { ...request, seed: 1 })).answers;
    for (const { content } of [...other.generated, ...seeded.generated]) expect(avoid).not.toContain(content);
  });

  it('reads standard input, and JSON a line', async () => {
    expect((await run('bio', bioCase, ['-'])).code).toBe(0);
    expect((await run('bio', `\uFEFF${JSON.stringify(bioCase)}\n${JSON.stringify(bioCase)}\n`)).answers).toHaveLength(
      2,
    );
  });

  it.each([
    ['no JSON at all', '{nope', ['cases.json'], 'invalid_json'],
    ['no such file', '{}', ['missing.json'], 'file_not_found'],
  ])('answers with an error when there is %s', async (_, input, args, code) => {
    const result = await run('bio', input, args);
    expect(result.code).toBe(1);
    expect(result.answers).toMatchObject([{ error: { code } }]);
  });

  it('prints its usage without a file', async () => {
    const { code, complaints, lines } = await run('bio', {}, []);
    expect({ code, lines }).toEqual({ code: 1, lines: [] });
    expect(complaints[0]).toContain('Usage');
    expect((await run('bio', {}, ['--help'])).code).toBe(0);
  });

  it.each([
    ['homme', 'homme'],
    ['H', 'homme'],
    ['male', 'homme'],
    ['m', 'homme'],
    ['man', 'homme'],
    ['Femme', 'femme'],
    ['f', 'femme'],
    ['woman', 'femme'],
    ['female', 'femme'],
    [null, 'non_precise'],
    [undefined, 'non_precise'],
    ['non_precise', 'non_precise'],
    ['', 'non_precise'],
  ])('reads %s as a gender', (word, gender) => expect(genderOf(word, 'gender')).toBe(gender));

  it('refuses an unknown gender', () => expect(() => genderOf(3, 'gender')).toThrow('genre'));
});

describe('rate', () => {
  it('prints the rating and nothing else', async () => {
    const { code, answers } = await run('rate', { id: 'a', content: "Je suis drole et j'aime la poterie." });
    expect(code).toBe(0);
    const { id, ...rating } = answers[0];
    expect(id).toBe('a');
    expect(bioRating.parse(rating)).toEqual(rating);
    expect(Object.keys(rating)).toEqual(['score', 'label', 'clarity', 'impact', 'feedback']);
    expect(rating.feedback.join(' ')).toContain('drole');
  });

  it('refuses a case without a text and answers the others', async () => {
    const { code, answers } = await run('rate', [{ content: 3 }, {}, { content: '' }]);
    expect(code).toBe(1);
    expect(answers.map(({ error, score }) => error?.code ?? typeof score)).toEqual([
      'invalid_content',
      'invalid_content',
      'number',
    ]);
  });
});
