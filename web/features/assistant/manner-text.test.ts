import { expect, it } from 'vitest';
import { intensityLabels, objectiveLabels } from '../../content/assistant.ts';
import { mannerText } from './manner-text.ts';

it('says the objective, the intensity and to whom one writes', () => {
  expect(mannerText({ objective: 'date', intensity: 'joueur', matchGender: 'femme' }, true)).toBe(
    `Objectif\u00a0: ${objectiveLabels.date} · ${intensityLabels.joueur} · À une femme`,
  );
});

it('leaves out what the plan does not offer and what was not given', () => {
  expect(mannerText({ objective: 'continue', intensity: 'soft', matchGender: 'non_precise' }, false)).toBe(
    `Objectif\u00a0: ${objectiveLabels.continue}`,
  );
});
