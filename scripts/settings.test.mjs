import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(root, file), 'utf8');
}

const settings = [
  ...new Set([...read('server/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name)),
];

it('finds the settings in server/config.ts', () => {
  expect(settings).toEqual(expect.arrayContaining(['PORT', 'DATA_DIR', 'SOCIAL_TIKTOK']));
});

it('.env.example names every setting, and no other', () => {
  const named = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...settings].sort());
});

it.each(settings)('the README explains %s', (name) => {
  expect(read('README.md')).toContain(`\`${name}\``);
});
