import { expect, type Locator, type Page } from '@playwright/test';
import { openAdminTab } from './operator.ts';
import type { RecountedOperator } from './recounted-operator.ts';
import { numberIn, readTerms } from './shown-figures.ts';

// What the five tabs of the operator's area show, and what they have to show by the recounted rows.

type Figures = Record<string, number | number[] | string[] | number[][]>;
type Tab = { name: string; read: (panel: Locator) => Promise<Figures>; expected: (raw: RecountedOperator) => Figures };

const sum = (values: number[]) => Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');
const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);

const dashboard: Tab = {
  name: 'Dashboard Business',
  async read(panel) {
    const terms = await readTerms(panel);
    const figure = (term: string, line = 0) => numberIn(terms(term)[line]);
    const best = panel.getByRole('region', { name: 'Top 5 affiliés' }).getByRole('listitem');
    const signups = panel.getByRole('region', { name: 'Inscriptions des 6 derniers mois' });
    const perMonth = (await signups.locator('figcaption').textContent())?.split(':')[1] ?? '';
    return {
      users: figure('Utilisateurs'),
      recent: figure('Utilisateurs', 1),
      pro: figure('Utilisateurs Pro'),
      conversionRates: [figure('Utilisateurs Pro', 1), figure('Conversion globale')],
      mrr: [figure('MRR'), figure('MRR actuel')],
      annualMrr: figure('MRR', 1),
      ltv: [figure('LTV'), figure('LTV moyenne')],
      months: figure('LTV', 1),
      conversionTrend: figure('Conversion sur 30 jours'),
      growth: figure('Croissance mensuelle'),
      churn: figure('Churn'),
      arpu: figure('ARPU'),
      roi: figure('ROI global'),
      revenue: figure('Revenus générés'),
      paid: figure('Commissions versées'),
      owed: figure('Commissions dues'),
      mrrChange: numberIn(await panel.getByText(/ sur la période$/).textContent()),
      signups: [numberIn(await signups.getByText(/au total$/).textContent()), ...monthCounts(perMonth)],
      best: (await best.allInnerTexts()).flatMap((text) => linesOf(text).slice(-2).map(numberIn)),
    };
  },
  expected: ({ overview, months, mrrBefore, affiliates }) => ({
    users: overview.users,
    recent: overview.recent,
    pro: overview.pro,
    conversionRates: [overview.conversionRate, overview.conversionRate],
    mrr: [overview.mrr, overview.mrr],
    annualMrr: overview.annualMrr,
    ltv: [overview.ltv, overview.ltv],
    months: overview.months,
    conversionTrend: overview.conversionTrend,
    growth: overview.growth,
    churn: overview.churn,
    arpu: overview.arpu,
    roi: overview.roi,
    revenue: overview.revenue,
    paid: overview.paid,
    owed: overview.owed,
    mrrChange: sum([overview.mrr, -mrrBefore]),
    signups: [sum(months), ...months],
    best: affiliates
      .filter(({ conversions }) => conversions > 0)
      .flatMap(({ revenue, conversions }) => [revenue, conversions]),
  }),
};

/** «août 2026, 3 ; septembre 2026, 0.» → 3, 0 */
const monthCounts = (text: string) => text.split(';').map((month) => numberIn(month.split(',')[1]));

const users: Tab = {
  name: 'Utilisateurs',
  async read(panel) {
    const terms = await readTerms(panel);
    const rows = panel.getByRole('list', { name: 'Comptes' }).getByRole('listitem');
    return {
      users: [numberIn(terms('Total')[0]), await rows.count()],
      pro: [numberIn(terms('Pro')[0]), await rows.getByText('Pro', { exact: true }).count()],
      week: numberIn(terms('Nouveaux sur 7 jours')[0]),
      rate: numberIn(terms('Taux Pro')[0]),
    };
  },
  expected: ({ overview }) => ({
    users: [overview.users, overview.users],
    pro: [overview.pro, overview.pro],
    week: overview.week,
    rate: share(overview.pro, overview.users),
  }),
};

/** The story has one affiliate: the totals are theirs. */
const affiliates: Tab = {
  name: 'Affiliés',
  async read(panel) {
    const lists = panel.locator('dl');
    const [cards, together] = [
      await readTerms(lists.nth(0).locator('..')),
      await readTerms(lists.nth(1).locator('..')),
    ];
    const own = await readTerms(panel.getByRole('list', { name: 'Affiliés' }).getByRole('listitem'));
    const addon = own('Option bio')[0]?.split('·').map(numberIn) ?? [];
    return {
      cards: ['Total', 'En attente', 'Actifs', 'Gains totaux'].map((term) => numberIn(cards(term)[0])),
      together: ['Clics', 'Conversions', 'Gains', 'Taux moyen'].map((term) => numberIn(together(term)[0])),
      own: ['Clics', 'Conversions', 'Gains', 'Taux'].map((term) => numberIn(own(term)[0])),
      addon,
    };
  },
  expected({ affiliates: [own] }) {
    if (!own) throw new Error('no affiliate');
    const { clicks, conversions, earnings } = own;
    const figures = [clicks, conversions, earnings, share(conversions, clicks)];
    return { cards: [1, 0, 1, earnings], together: figures, own: figures, addon: [own.bioCount, own.bioRevenue] };
  },
};

const performance: Tab = {
  name: 'Stats & Performance',
  async read(panel) {
    const terms = await readTerms(panel);
    const row = panel.getByRole('table').getByRole('row').nth(1).getByRole('cell');
    const cards = ['Total clics', 'Inscriptions', 'Conversions Pro', 'Commissions', 'Taux moyen'];
    return {
      cards: cards.map((term) => numberIn(terms(term)[0])),
      row: (await row.allInnerTexts()).slice(0, 7).map(numberIn),
    };
  },
  expected({ affiliates: [own] }) {
    if (!own) throw new Error('no affiliate');
    const { clicks, registrations, conversions, earnings } = own;
    const [toSignup, toPro, overall] = [
      share(registrations, clicks),
      share(conversions, registrations),
      share(conversions, clicks),
    ];
    return {
      cards: [clicks, registrations, conversions, earnings, overall],
      row: [clicks, registrations, conversions, toSignup, toPro, overall, earnings],
    };
  },
};

/** The last seven days. */
const analytics: Tab = {
  name: 'Analytics Site',
  async read(panel) {
    const terms = await readTerms(panel);
    const figure = (term: string, line = 0) => numberIn(terms(term)[line]);
    const steps = panel.getByRole('region', { name: 'Entonnoir de conversion' });
    const pages = panel.getByRole('region', { name: 'Pages populaires' }).getByRole('listitem');
    const rows = panel.getByRole('table').getByRole('row');
    return {
      audience: ['Pages vues', 'Clics', 'Sessions', 'Taux de clic'].map((term) => figure(term)),
      funnel: (await steps.getByRole('listitem').allInnerTexts()).map((text) => numberIn(linesOf(text).at(-1))),
      toPro: numberIn(await steps.getByText(/^Au total/).textContent()),
      pages: (await pages.allInnerTexts()).map((text) => linesOf(text).at(-1) ?? ''),
      summary: ['Nouvelles inscriptions', 'Nouveaux Pro', 'MRR en fin de période', 'Pages vues par jour'].map((term) =>
        figure(term),
      ),
      changes: [figure('Nouveaux Pro', 1), figure('MRR en fin de période', 1)],
      days: await Promise.all(
        (await rows.all()).slice(1).map(async (row) => (await row.getByRole('cell').allInnerTexts()).map(numberIn)),
      ),
    };
  },
  expected({ week, pages }) {
    const total = (name: 'views' | 'clicks' | 'sessions' | 'landings' | 'newUsers' | 'newPro') =>
      sum(week.map((day) => day[name]));
    const [views, clicks, signups, pros] = [total('views'), total('clicks'), total('newUsers'), total('newPro')];
    const sameDay = sum(week.map(({ conversion, newUsers }) => Math.round((conversion * newUsers) / 100)));
    return {
      audience: [views, clicks, total('sessions'), share(clicks, views)],
      funnel: [total('landings'), signups, pros],
      toPro: share(pros, total('landings')),
      pages: pages.map(({ views: seen }) => String(seen)),
      summary: [signups, pros, week[0]?.mrr ?? 0, Math.round(views / 7)],
      changes: [share(sameDay, signups), sum([week[0]?.mrr ?? 0, -(week.at(-1)?.mrr ?? 0)])],
      days: week.map((day) => [
        ...[day.newUsers, day.newPro, day.users, day.pro, day.mrr],
        ...[day.views, day.clicks, day.sessions, day.conversion],
      ]),
    };
  },
};

const tabs = [dashboard, users, affiliates, performance, analytics];

/** Opens one tab after the other; each has to show what the raw rows say, once the counting job has run. */
export async function expectOperatorSees(page: Page, raw: RecountedOperator): Promise<void> {
  for (const { name, read, expected } of tabs) {
    await openAdminTab(page, name);
    const panel = page.getByRole('tabpanel');
    await expect(async () => {
      await panel.getByRole('button', { name: 'Actualiser' }).click();
      await expect(panel.locator('[aria-busy=true]')).toHaveCount(0);
      expect({ tab: name, ...(await read(panel)) }).toEqual({ tab: name, ...expected(raw) });
    }).toPass({ timeout: 60_000 });
  }
}
