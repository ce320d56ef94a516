import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './paths.mjs';

// JSON has no comments, so the reason for a pinned version stands in CONTRIBUTING.md.

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const contributing = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
const section = contributing.split(/^## Pinned packages$/m)[1]?.split(/^## /m)[0] ?? '';

/** Package → the cells of its row. */
const rows = new Map(
  [...section.matchAll(/^\| `([^`]+)`([^|]*)\|([^|]+)\|([^|]+)\|([^|]+)\|$/gm)].map(
    ([, name = '', note = '', version = '', reason = '', until = '']) => [
      name,
      { note: note.trim(), version: version.trim(), reason: reason.trim(), until: until.trim() },
    ],
  ),
);

/** @type {[name: string, version: string][]} */
const declared = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
const exact = declared.filter(([, version]) => /^\d/.test(version));
/** @type {[name: string, version: string][]} */
const overrides = Object.entries(manifest.overrides ?? {});

describe('CONTRIBUTING.md', () => {
  it.each([...exact, ...overrides])('names the version and the reason of %s %s in its table', (name, version) => {
    expect(rows.get(name)).toMatchObject({
      version,
      reason: expect.stringMatching(/\S/),
      until: expect.stringMatching(/\S/),
    });
  });

  it('marks overrides as such', () => {
    const marked = [...rows].filter(([, { note }]) => note.includes('override')).map(([name]) => name);
    expect(marked.sort()).toEqual(overrides.map(([name]) => name).sort());
  });

  it('names the version in use for every package that is held back', () => {
    const ranges = new Map([...declared, ...overrides]);
    const wrong = [...rows].filter(([name, { version }]) => {
      const range = ranges.get(name) ?? '';
      return range !== version && !range.startsWith(`^${version}.`);
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});
