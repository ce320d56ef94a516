// @demand told-of-ai
import { expect, it } from 'vitest';
import type { Reply } from '#contract/writing.ts';
import { writtenByAi } from '../../content/assistant.ts';
import { originText } from './origin-text.ts';

const written: Reply = { tone: 'flirt', content: 'Jeudi ?', why: 'Court.', confidence: 90 };
const idea: Reply = { ...written, confidence: 30, isStartingIdea: true };

it('says how to plug in a model only where there is none', () => {
  expect(originText([idea, idea], 'local')).toContain('npm run model');
  expect(originText([idea, idea], 'model')).not.toContain('npm run model');
  expect(originText([idea, idea], 'modelFile')).not.toContain('npm run model');
});

it('offers another try where a model wrote none of the replies', () => {
  expect(originText([idea, idea, idea], 'model')).toMatch(/le modèle n'a rien écrit.*Régénérer/);
});

it('does not call all replies starting ideas where the model wrote some', () => {
  expect(originText([written, idea, written], 'model')).toMatch(/écrits par une IA, sauf/);
  expect(originText([written, written], 'model')).toBe(writtenByAi);
});
