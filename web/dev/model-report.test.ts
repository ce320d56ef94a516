import { expect, it } from 'vitest';
import { modelReport } from './model-report.ts';

it('reports times, writers and replies of each talk', () => {
  const report = modelReport(
    [
      {
        talk: [{ from: 'match', text: 'Rien de spécial' }],
        replies: [
          { tone: 'flirt', content: 'Alors on en fait quelque chose ?', isOnDevice: true },
          { tone: 'original', content: 'Et ton dimanche ?' },
        ],
        cameAtMs: [1240, 9000],
      },
      { talk: [{ from: 'match', text: 'Ok' }], replies: [], cameAtMs: [], problem: 'Connexion impossible.' },
    ],
    { browser: 'Chrome 150', day: '18/11/2026' },
  ).replaceAll('\u00a0', ' ');
  expect(report).toContain('18/11/2026, Chrome 150');
  expect(report).toContain('| 1 | 1,2 s | – | 1/2 |');
  expect(report).toContain('- flirt (modèle du navigateur) : Alors on en fait quelque chose ?');
  expect(report).toContain('- original (lignes de Déclic) : Et ton dimanche ?');
  expect(report).toContain('- Problème : Connexion impossible.');
});
