import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api-error.ts';
import { isRefusedAs, MissingConfiguration, paymentProblemOf } from './payment-problem.ts';

const unopened = 'Impossible de créer la session de paiement. Réessaye ou contacte le support.';

describe('a checkout that cannot be opened', () => {
  test.each([
    ['no answer from the server', new ApiError(0, 'network', 'network', 'Connexion impossible.'), unopened],
    ['a script that does not load', new Error('blocked'), unopened],
    [
      'a refusal with a French message',
      new ApiError(503, 'provider_unavailable', '{}', 'Le paiement est indisponible.'),
      'Le paiement est indisponible.',
    ],
    [
      'a failure without a message',
      new ApiError(500, 'unreadable', 'Bad Gateway', 'Une erreur est survenue'),
      'Erreur lors de la création du paiement',
    ],
    ['an answer without a session', new ApiError(200, 'unreadable', '{}', 'Illisible'), 'Session de paiement invalide'],
  ])('is explained after %s', (_, error, description) => {
    expect(paymentProblemOf(error)).toEqual({ title: 'Erreur de paiement', description });
  });

  test('is a missing configuration on a site without a provider key', () => {
    expect(paymentProblemOf(new MissingConfiguration()).title).toBe('Configuration manquante');
  });

  test('isRefusedAs compares the reason of the refusal', () => {
    const refusal = new ApiError(409, 'conflict', '{}', 'Déjà Pro', {
      code: 'conflict',
      message: 'Déjà Pro',
      reason: 'already_pro',
    });
    expect(isRefusedAs(refusal, 'already_pro')).toBe(true);
    expect(isRefusedAs(refusal, 'pause_used')).toBe(false);
    expect(isRefusedAs(new Error('x'), 'already_pro')).toBe(false);
  });
});
