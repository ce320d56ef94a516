import { expect, it } from 'vitest';
import { drawRooms } from './draw-rooms.mjs';

/** @param {string} source @param {string} resolved */
const file = (source, resolved, type = 'local') => ({ source, dependencies: [{ resolved, dependencyTypes: [type] }] });
/** @param {import('./draw-rooms.mjs').Module[]} modules */
const arrows = (modules) => {
  const text = drawRooms(modules);
  const names = new Map([...text.matchAll(/(r\d+)\["(.+)"\]/g)].map(([, id, name]) => [id, name]));
  return [...text.matchAll(/(r\d+) -(?:-|\.-)> (r\d+)/g)].map(
    ([, from, to]) => `${names.get(from)} → ${names.get(to)}`,
  );
};

it('draws an import between rooms, and none inside a room', () => {
  const modules = [file('web/ui/a.tsx', 'contract/b.ts'), file('web/ui/a.tsx', 'web/ui/c.tsx')];
  expect(arrows(modules)).toEqual(['web/ui → contract']);
});

it('leaves out an arrow that two others say already', () => {
  const modules = [
    file('web/pages/a.tsx', 'web/ui/b.tsx'),
    file('web/ui/b.tsx', 'contract/c.ts'),
    file('web/pages/a.tsx', 'contract/c.ts'),
  ];
  expect(arrows(modules)).toEqual(['web/pages → web/ui', 'web/ui → contract']);
});

it('leaves out types and tests', () => {
  const modules = [
    file('server/db/a.ts', 'contract/b.ts', 'type-only'),
    file('server/db/a.test.ts', 'contract/b.ts'),
    file('server/db/testing/a.ts', 'contract/b.ts'),
  ];
  expect(arrows(modules)).toEqual([]);
});

it('draws the arrow up of two rooms that import each other', () => {
  const modules = [file('server/http/a.ts', 'server/db/b.ts'), file('server/db/b.ts', 'server/http/a.ts')];
  expect(arrows(modules)).toEqual(['server/http → server/db', 'server/db → server/http']);
});
