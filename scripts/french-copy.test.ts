import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Exception, exceptions } from './testing/french-copy/exceptions.ts';
import { faults } from './testing/french-copy/faults.ts';
import { type Copy, readCopy } from './testing/french-copy/read-copy.ts';

const root = new URL('..', import.meta.url).pathname;
/** Prompts are for a model, and what seeds and commands print is for the operator's terminal. */
const isCopy = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|server\/(?:commands|db)\/|server\/writing\//.test(file);
const sources = ['contract', 'web', 'server']
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`))
  .filter(isCopy);
const copies = sources.flatMap((file) => readCopy(root, file));
const allows = (exception: Exception, { file, text }: Copy) =>
  text.includes(exception.text) && (exception.file ?? file) === file;
const isExcepted = (copy: Copy) => exceptions.some((exception) => allows(exception, copy));
const shown = ({ file, line, text }: Copy) => `${file}:${line}: ${text.trim()}`;

describe.each(faults)('$id', ({ finds, examples }) => {
  it('is found in these texts and in no others', () => {
    for (const text of examples.yes) expect(text).toMatch(finds);
    for (const text of examples.no) expect(text).not.toMatch(finds);
  });

  it('is nowhere in the product', () => {
    expect(copies.filter((copy) => finds.test(copy.text) && !isExcepted(copy)).map(shown)).toEqual([]);
  });
});

it('finds French texts in every room of the product, so that none goes unchecked', () => {
  for (const text of ['Se connecter', 'Sans carte bancaire pour commencer', 'Ton mot de passe a changé'])
    expect(copies.some((copy) => copy.text.includes(text))).toBe(true);
});

it.each(exceptions)('still needs the exception «$text»', (exception) => {
  const excepted = copies.filter((copy) => allows(exception, copy));
  expect(excepted.some((copy) => faults.some(({ finds }) => finds.test(copy.text)))).toBe(true);
});
