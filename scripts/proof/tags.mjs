import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

// The demands of docs/demands.md, and the tags `// @demand id, id` above the tests that hold them.

/** @typedef {{ id: string, text: string, area: string }} Demand */
/** @typedef {{ ids: string[], file: string, title: string }} Tag Without a title, the tag is the whole file's. */

/** @param {string} document @returns {Demand[]} */
function demandsIn(document) {
  return document.split(/^## /m).flatMap((part) =>
    [...part.matchAll(/^- `([\w-]+)`: (.+)$/gm)].map(([, id = '', text = '']) => ({
      id,
      text,
      area: part.split('\n', 1)[0] ?? '',
    })),
  );
}

/** @param {string} file From the root. @param {string} source @returns {Tag[]} */
export function tagsIn(file, source) {
  return [...source.matchAll(/^ *\/\/ @demand (.+)\n/gm)].map(({ 0: line, 1: ids = '', index }) => ({
    ids: ids.split(',').map((id) => id.trim()),
    file,
    title: index === 0 ? '' : titleAfter(source.slice(index + line.length)),
  }));
}

/**
 * What reports say of the next test or group whatever values it is given: the longest stretch of its title between placeholders.
 * @param {string} source
 */
function titleAfter(source) {
  const call = /\b(?:describe|it|test)\b([.\w]*)/.exec(source);
  const text = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/;
  const opening = call?.[1]?.includes('each') ? new RegExp(`[\\])\`]\\s*${text.source}`) : text;
  const title = opening.exec(source.slice(call?.index))?.[2] ?? '';
  const stretches = title.replaceAll(/\\(['"`])/g, '$1').split(/%\w|\$\{[^}]*\}|\$[\w.]+/);
  return stretches.reduce((longest, one) => (one.length > longest.length ? one : longest), '').trim();
}

/** @returns {{ demands: Demand[], tags: Tag[] }} Of this repository. */
export function demandsAndTags() {
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  const files = execFileSync('git', ['grep', '-l', '--untracked', '^ *// @demand '], { cwd: root, encoding: 'utf8' });
  return {
    demands: demandsIn(read('docs/demands.md')),
    tags: files
      .trim()
      .split('\n')
      .flatMap((file) => tagsIn(file, read(file))),
  };
}
