// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listAffiliates } from '#contract/admin-affiliates.ts';
import { getDailyStats, getDashboard, getSiteStats, settleRefund } from '#contract/admin-figures.ts';
import { formatEuros } from '#contract/format.ts';
import { newTab, textOf, typedIn } from '../../testing/browser-tab.tsx';
import {
  exampleAffiliate,
  exampleDashboard,
  exampleDay,
  exampleSiteStats,
  exampleTotals,
} from '../../testing/example-operator.ts';
import { noConnection } from '../../testing/fake-api.ts';
import { answerOperator, enterArea, openAreaTab } from '../../testing/operator-area.ts';

const tab = newTab();
const region = (name: string) => textOf(screen.getByRole('region', { name }));
const card = (label: string) => {
  const term = screen.getAllByRole('term').find((candidate) => textOf(candidate) === label);
  return textOf(term?.parentElement as Element);
};

beforeEach(() => answerOperator(tab));

describe('the business dashboard', () => {
  it('shows each figure of the contract under its name', async () => {
    await enterArea(tab);
    expect(card('Utilisateurs')).toBe('Utilisateurs1 204+188 sur 30 jours');
    expect(card('Utilisateurs Pro')).toBe('Utilisateurs Pro30125 % de conversion');
    expect(card('MRR')).toBe('MRR2 377,90 €28 534,80 € projetés par an');
    expect(card('LTV')).toBe('LTV41,08 €Durée moyenne : 5,2 mois');
    expect(region('Conversion et croissance')).toBe(
      'Conversion et croissanceConversion globale25 %Conversion sur 30 jours18,1 %Croissance mensuelle+12,5 %Churn6,4 %',
    );
    expect(region('Revenus et ARPU')).toBe(
      "Revenus et ARPUMRR actuel2 377,90 €ARPU7,90 €LTV moyenne41,08 €Prix de l'abonnement7,90 €/mois",
    );
    expect(region('Performance des affiliés')).toBe(
      'Performance des affiliésROI global250 %Revenus générés1 638 €Commissions versées420,40 €Commissions dues234,80 €',
    );
    expect(region('Top 5 affiliés')).toContain('Mariemarie@exemple.fr820,50 €104 conversions');
    expect(region('Top 5 affiliés')).toContain('Affiliésans-nom@exemple.fr310 €1 conversion');
    const foot = screen.getByText(/^Dernière mise à jour/).parentElement as Element;
    expect(textOf(foot)).toBe('Dernière mise à jour : 17 novembre 2026 à 09:00Commission affiliés : 40 %Devise : EUR');
  });

  it('lists the refunds that wait, until the operator says that one is settled', async () => {
    const refund = {
      ...{ id: 'in_7', number: 'DECLIC-0007', label: 'Pro annuel', email: 'lea@exemple.fr', amountCents: 2490 },
      ...{ cause: 'refund_failed' as const, noticedAt: '2026-11-17T08:00:00.000Z' },
    };
    const erased = { ...refund, id: 'in_8', number: null, email: null, cause: 'dispute_won' as const };
    tab.api.on(getDashboard, { ...exampleDashboard, owedRefunds: [refund, erased] });
    await enterArea(tab);
    const listed = region('Remboursements à refaire');
    expect(listed).toContain(
      'lea@exemple.frPro annuel, facture DECLIC-0007 · renvoyé par la banque le 17 novembre 2026',
    );
    expect(listed).toContain('Compte suppriméPro annuel, facture in_8 · contestation gagnée');
    tab.api.on(settleRefund, { message: 'Ce remboursement est réglé.' });
    tab.api.on(getDashboard, exampleDashboard);
    await tab.press(`Réglé : ${formatEuros(refund.amountCents)}, facture DECLIC-0007`);
    await tab.press("Oui, c'est réglé");
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Remboursements à refaire' })).toBeNull());
    expect(tab.api.sent(settleRefund)[0]?.address).toBe('/api/admin/owed-refunds/in_7/settle');
  });

  it('tells those who see no plot what it shows', async () => {
    await enterArea(tab);
    const names = screen.getAllByRole('figure').map((figure) => textOf(figure.querySelector('figcaption') as Element));
    expect(names[0]).toMatch(/^MRR : 2 377,90 € le 16 nov., 2 377,90 € le 17 nov\./);
    expect(names[1]).toMatch(/^Inscriptions par mois : juin 2026, 120 ;.* novembre 2026, 104\.$/);
  });

  it('keeps its figures when the days of the MRR do not come', async () => {
    tab.api.on(getDailyStats, noConnection);
    await enterArea(tab);
    expect(await screen.findByText('Ces données ne sont pas arrivées')).toBeTruthy();
    expect(card('LTV')).toContain('41,08 €');
  });

  it('says when no affiliate sold anything', async () => {
    const affiliates = { ...exampleDashboard.affiliates, topPerformers: [] };
    tab.api.on(getDashboard, { ...exampleDashboard, affiliates });
    await enterArea(tab);
    expect(region('Top 5 affiliés')).toContain('Aucune vente par un affilié pour le moment.');
  });
});

describe('Stats & Performance', () => {
  const names = () => within(screen.getByRole('table')).getAllByRole('rowheader').map(textOf);
  const rated = (index: number, overallConvRate: number, clicks: number) =>
    exampleAffiliate(index, { stats: { overallConvRate, clicks } });

  async function openPerformance(): Promise<void> {
    const affiliates = [rated(1, 2, 10), rated(2, 12, 20), rated(3, 6, 30), rated(4, 8, 40)];
    tab.api.on(listAffiliates, { affiliates, globalStats: exampleTotals });
    await enterArea(tab);
    await openAreaTab(tab, /^Stats/);
  }

  it('sorts by the overall rate, and by another column on demand', async () => {
    await openPerformance();
    const order = (...indexes: number[]) => indexes.map((index) => `affilie${index}@slug-${index}`);
    expect(names()).toEqual(order(2, 4, 3, 1));
    expect(screen.getByRole('columnheader', { name: 'Taux global' }).getAttribute('aria-sort')).toBe('descending');
    await tab.press('Clics');
    expect(names()).toEqual(order(4, 3, 2, 1));
    await tab.press('Clics');
    expect(names()).toEqual(order(1, 2, 3, 4));
    expect(screen.getByRole('columnheader', { name: 'Clics' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('gives the best three an icon, whatever the order', async () => {
    await openPerformance();
    await tab.press('Affilié');
    const places = within(screen.getByRole('table'))
      .getAllByRole('rowheader')
      .map((row) => within(row).queryByRole('img')?.getAttribute('aria-label') ?? null);
    expect(places).toEqual([null, '1er au taux global', '3e au taux global', '2e au taux global']);
  });

  it('says the level of a rate in words too, and explains the colours', async () => {
    await openPerformance();
    expect(within(screen.getByRole('table')).getAllByRole('row').map(textOf)[1]).toContain('12 %(bon)');
    expect(region('Légende des couleurs')).toContain('Taux global > 10 % > 5 % ≤ 5 %');
  });
});

describe('Analytics Site', () => {
  const openAnalytics = async () => {
    await enterArea(tab);
    await openAreaTab(tab, /^Analytics/);
    await screen.findByRole('table');
  };

  it('shows audience, funnel, pages and days', async () => {
    tab.api.on(getSiteStats, {
      ...exampleSiteStats,
      popularPages: [
        { path: '/', views: 4200 },
        { path: '/<img src=x onerror=alert(1)>', views: 12 },
      ],
    });
    await openAnalytics();
    expect(card('Pages vues')).toBe('Pages vues8 400');
    expect(card('Taux de clic')).toBe('Taux de clic25 %');
    expect(region('Entonnoir de conversion')).toContain("7,5 % de l'étape précédenteInscriptions90");
    expect(region('Entonnoir de conversion')).toContain("20 % de l'étape précédentePassages en Pro18");
    expect(region('Pages populaires')).toContain('Accueil4 200/<img src=x onerror=alert(1)>12');
    expect(document.querySelector('main img')).toBeNull();
    expect(within(screen.getByRole('table')).getAllByRole('row').map(textOf)).toEqual([
      'DateInscriptionsNouveaux ProTotal inscritsTotal ProMRRVuesClicsSessionsConversion',
      'mar. 17 nov. 20261221 2043012 377,90 €1 2003002158,3 %(moyen)',
      'lun. 16 nov. 20261221 2043012 377,90 €1 2003002158,3 %(moyen)',
    ]);
    expect(card('Nouvelles inscriptions')).toBe('Nouvelles inscriptions24');
  });

  it('loads another range when it is chosen, and counts its sessions in the label', async () => {
    await openAnalytics();
    tab.api.on(getSiteStats, { ...exampleSiteStats, totalSessions: 9876 });
    await tab.press('30 derniers jours');
    await screen.findByRole('tab', { name: /^Analytics Site \(9\s876\)$/ });
    const query = new URL(tab.api.sent(getSiteStats).at(-1)?.address ?? '', 'http://site').searchParams;
    const days = (Date.parse(query.get('endDate') ?? '') - Date.parse(query.get('startDate') ?? '')) / 86_400_000 + 1;
    expect(days).toBe(30);
    expect(tab.api.sent(getDailyStats).at(-1)?.address).toContain(query.get('startDate'));
    expect(screen.getByRole('button', { name: '30 derniers jours' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('explains a range that makes no sense instead of asking for it', async () => {
    await openAnalytics();
    const asked = tab.api.sent(getSiteStats).length;
    const start = screen.getByLabelText('Date de début');
    fireEvent.change(start, { target: { value: '2020-01-01' } });
    expect(await screen.findByText('La période ne peut pas dépasser 400 jours.')).toBeTruthy();
    expect(tab.api.sent(getSiteStats)).toHaveLength(asked);
    await tab.press('7 derniers jours');
    await waitFor(() => expect(screen.queryByText('La période ne peut pas dépasser 400 jours.')).toBeNull());
    expect(typedIn(start)).not.toBe('2020-01-01');
  });

  it('says when a range has nothing to show', async () => {
    tab.api.on(getDailyStats, { stats: [] });
    await enterArea(tab);
    await openAreaTab(tab, /^Analytics/);
    expect(await screen.findByText('Aucune statistique disponible pour cette période')).toBeTruthy();
  });

  it('shows a month of days, and the others on demand', async () => {
    const stats = Array.from({ length: 40 }, (_, index) =>
      exampleDay(new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10)),
    );
    tab.api.on(getDailyStats, { stats });
    await openAnalytics();
    expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(31);
    await tab.press('Afficher les 40 jours');
    expect(within(screen.getByRole('table')).getAllByRole('rowheader')).toHaveLength(40);
  });
});
