// @demand told-of-ai
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromAi } from './footer.ts';
import { threeReplies, whoWrites } from './pages.ts';
import { originOfReplies, originOfTexts } from './results.ts';

const web = new URL('../../', import.meta.url);
const written = {};
const idea = { isStartingIdea: true };

it('tells replies of a model from starting ideas, and calls both what they are where they are mixed', () => {
  expect(originOfReplies([written, written], 'model')).toMatch(/^Ces textes sont écrits par une IA\s:/);
  expect(originOfReplies([written, idea, written], 'model')).toMatch(/écrits par une IA, sauf les idées de départ/);
  expect(originOfReplies([idea, idea], 'local')).toMatch(/idées de départ.*phrases préparées/);
  expect(originOfReplies([idea, idea], 'local')).not.toMatch(/modèle|écrit/);
  expect(originOfReplies([idea, idea], 'model')).toMatch(/^Cette fois, le modèle n'a rien écrit/);
});

it('calls the words to part with prepared where no model wrote them, and speaks of one text as of one', () => {
  expect(originOfReplies([written], 'local')).toMatch(/^Une IA choisit ce texte parmi des phrases préparées/);
  expect(originOfReplies([{ isOnDevice: true }], 'local')).toMatch(/^Ce texte est écrit par une IA/);
  expect(originOfReplies([written], 'model')).toMatch(/^Ce texte est écrit par une IA/);
});

it('claims of bios and tools that they are written for the occasion nowhere, and prepared only where no model wrote', () => {
  expect(originOfTexts('local', false)).toContain('phrases préparées');
  for (const [writer, isOnDevice] of [
    ['local', true],
    ['modelFile', false],
    ['model', false],
  ] as const)
    expect(originOfTexts(writer, isOnDevice)).not.toContain('phrases préparées');
});

it('says in every sentence that it is an AI', () => {
  const sentences = [fromAi, ...Object.values(whoWrites), originOfTexts('local', false), originOfTexts('model', false)];
  for (const sentence of sentences) expect(sentence).toMatch(/ IA|intelligence artificielle/);
});

it('is the one place that says who writes: no other text for members or visitors does', () => {
  const said =
    /npm run model|toutes? faites?|écrits? par une (?:IA|intelligence)|choisie?s? par une IA|phrases (?:choisies|préparées)/;
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|features\/admin|who-writes/.test(file),
  );
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.filter((file) => said.test(readFileSync(new URL(file, web), 'utf8')))).toEqual([]);
  for (const text of Object.values(threeReplies)) expect(text).not.toMatch(/toute faite/);
});
