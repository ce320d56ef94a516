import { expect, it } from 'vitest';
import { actionText, detailsText } from './action-text.ts';

it('names known actions in French, and shows others as the log names them', () => {
  expect(actionText('grant')).toBe('Accès offert');
  expect(actionText('grant-ended')).toBe('Accès offert retiré');
  expect(actionText('model-tried')).toBe('Modèle essayé');
  expect(actionText('toString')).toBe('toString');
});

it('lists details in French, with short identifiers', () => {
  expect(detailsText({ payoutId: 'b6f0c5f0-5f0e-4d8e-9c80-000000000001', status: 'paid', essai: 3 })).toBe(
    'versement : b6f0c5f0 · statut : paid · essai : 3',
  );
  expect(detailsText({ provider: 'mistral', model: 'mistral-large-latest' })).toBe(
    'fournisseur : mistral · modèle : mistral-large-latest',
  );
  expect(detailsText({})).toBe('');
});
