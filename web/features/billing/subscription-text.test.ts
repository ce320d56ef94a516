import { describe, expect, test } from 'vitest';
import type { SubscriptionState } from '#contract/billing.ts';
import { accessEndText, endText, planText, refundText, stateText } from './subscription-text.ts';

const active: SubscriptionState = {
  source: 'provider',
  plan: 'annual',
  status: 'active',
  amountCents: 2490,
  startedAt: '2026-11-01T12:00:00.000Z',
  renewsAt: '2027-11-01T12:00:00.000Z',
  endsAt: null,
  endsIfCancelled: '2027-11-01T12:00:00.000Z',
  pausedUntil: null,
  graceUntil: null,
  cancellation: null,
  withdrawal: null,
  pause: { available: true, availableFrom: null },
};
const grant: SubscriptionState = {
  ...active,
  source: 'grant',
  plan: null,
  amountCents: 0,
  renewsAt: null,
  endsIfCancelled: null,
};

describe('the text of a subscription', () => {
  test.each<[string, SubscriptionState, string]>([
    ['active', active, 'Prochain paiement : 24,90\u202f€ le 1er novembre 2027.'],
    [
      'paused',
      { ...active, status: 'paused', pausedUntil: '2026-12-15T12:00:00.000Z' },
      "En pause jusqu'au 15 décembre 2026. Ton accès reste ouvert, rien n'est prélevé.",
    ],
    [
      'past due',
      { ...active, status: 'past_due', graceUntil: '2026-11-08T12:00:00.000Z' },
      "Le dernier paiement n'est pas passé. Mets ta carte à jour avant le 8 novembre 2026 pour garder ton accès.",
    ],
    [
      'past due for too long',
      { ...active, status: 'past_due' },
      "Le dernier paiement n'est pas passé, et ton accès est fermé. Mets ta carte à jour pour le rouvrir, ou résilie.",
    ],
    ['a grant', grant, "Offert par l'équipe, rien n'est facturé."],
  ])('says what comes next: %s', (_, state, text) => {
    expect(stateText(state)).toBe(text);
  });

  test('names the plan, or says that it was given', () => {
    expect(planText(active)).toBe('Pro annuel');
    expect(planText({ ...active, plan: 'monthly' })).toBe('Pro mensuel');
    expect(planText(grant)).toBe('Pro offert');
  });

  test('announces the end of the paid month, not of the free one, before a paused plan is cancelled', () => {
    const pausedUntil = '2027-01-16T12:00:00.000Z';
    const paused = { ...active, status: 'paused', renewsAt: pausedUntil, pausedUntil } as const;
    const text = accessEndText({ ...paused, endsIfCancelled: '2026-12-16T12:00:00.000Z' });
    expect(text).toContain("jusqu'au 16 décembre 2026");
    expect(text).toContain('le mois offert par ta pause est perdu');
    expect(accessEndText({ ...paused, endsIfCancelled: pausedUntil })).not.toContain('perdu');
  });

  test('says when access ends, before and after cancelling', () => {
    expect(accessEndText(active)).toContain("jusqu'au 1er novembre 2027");
    expect(accessEndText(grant)).toContain('tout de suite');
    expect(accessEndText({ ...active, status: 'past_due', endsIfCancelled: null })).toContain('tout de suite');
    expect(endText({ endsAt: '2027-11-01T12:00:00.000Z' })).toContain("jusqu'au 1er novembre 2027");
    expect(endText({ endsAt: null })).toContain('dès que notre prestataire de paiement répond');
  });

  test('says what a withdrawal refunds, and that an older option is not', () => {
    const withdrawal = {
      startedAt: '2026-11-01T12:00:00.000Z',
      until: '2026-11-16T22:59:59.999Z',
      refundCents: 790,
      endsUnrefunded: false,
      hasEnded: false,
    };
    expect(refundText({ withdrawal })).toMatch(/7,90\s€, soit la totalité\./);
    expect(refundText({ withdrawal: { ...withdrawal, endsUnrefunded: true } })).toMatch(
      /7,90\s€, hors options souscrites il y a plus de 14 jours\./,
    );
  });
});
