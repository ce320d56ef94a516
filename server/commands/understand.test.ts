import { expect, it } from 'vitest';
import { understandCommand } from './understand.ts';

async function run(input: string, ...args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await understandCommand({
    args,
    folder: '/nowhere',
    readInput: async () => input,
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, printed, complaints };
}

it('prints the kind and the sureness of the message in the last column of each line', async () => {
  const { code, printed } = await run('6\tTu es dispo quand ?\n23\tmdrrr 😂\n\nEt toi ?\n', '-');
  expect(code).toBe(0);
  expect(printed.map((line) => line.split('\t')[0])).toEqual(['6', '23', '25']);
  for (const line of printed) expect(line).toMatch(/^\d+\t[01]\.\d{3}$/);
});

it('tells how it is used, and which file it cannot read', async () => {
  expect(await run('')).toMatchObject({ code: 1, printed: [] });
  expect(await run('', '--help')).toMatchObject({ code: 0, complaints: [] });
  expect((await run('', 'missing.tsv')).complaints).toEqual(['Le fichier missing.tsv ne se lit pas.']);
});
