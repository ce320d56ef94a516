import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { keptByLaw } from './kept-by-law.ts';
import { nameOf, personalTables } from './personal-data.ts';

const operations = readFileSync(resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

it('docs/operations.md lists what outlives an account, why and how long, as the code has it', () => {
  const section = operations.split('\n## What outlives an account\n')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const expected = Object.values(keptByLaw).map((ground) => {
    const tables = personalTables.filter(({ keptFor }) => keptFor === ground).map((table) => `\`${nameOf(table)}\``);
    return `| ${tables.join(', ')} | ${ground.why} | ${ground.howLong} |`;
  });
  expect(rows).toEqual(expected);
});
