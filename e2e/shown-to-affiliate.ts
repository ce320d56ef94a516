import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type AffiliateDay, getAffiliateHistory } from '#contract/affiliate-payments.ts';
import { numberIn, readTerms } from './shown-figures.ts';

// What the affiliate's space shows, read from the screen and from the statement that it offers.

const words: Record<string, string> = {
  demandé: 'requested',
  validé: 'approved',
  parti: 'submitted',
  versé: 'paid',
};

interface Shown {
  clicks: number;
  conversions: number;
  conversionRate: number | null;
  earned: number;
  soon: number;
  available: number;
  /** «paid 4104» */
  payout: string | null;
  lastCommissions: number[];
}

export async function readAffiliateSpace(page: Page): Promise<Shown> {
  const note = page.getByText('sur ton lien, depuis le début');
  await expect(note).toBeVisible();
  const terms = await readTerms(page.getByRole('main'));
  const [conversions, rate = ''] = terms('Conversions');
  const [earned, soon = ''] = terms('Commissions gagnées40\u00a0%');
  const payout = page.getByRole('region', { name: 'Versement', exact: true });
  const sum = payout.getByText('Commissions disponibles').locator('xpath=following-sibling::p[1]');
  const available = numberIn(await sum.textContent());
  const badge = payout.getByText(available >= 30 ? /^Éligible$/ : /^Encore /);
  await expect(badge).toBeVisible();
  if (available < 30) expect(numberIn(await badge.textContent())).toBe(Math.round(3000 - available * 100) / 100);
  const lastPayout = await payout.locator('p', { has: page.locator('strong') }).allInnerTexts();
  const commissions = page.getByRole('region', { name: 'Dernières commissions' }).getByRole('listitem');
  await expect(commissions.first()).toBeVisible();
  return {
    clicks: numberIn(terms('Clics')[0]),
    conversions: numberIn(conversions),
    conversionRate: rate.startsWith('soit') ? numberIn(rate) : null,
    earned: numberIn(earned),
    soon: soon.startsWith('dont') ? numberIn(soon) : 0,
    available,
    payout: lastPayout[0] ? payoutOf(lastPayout[0]) : null,
    // «15 novembre 2026», then the amount.
    lastCommissions: (await commissions.allInnerTexts()).map((text) => numberIn(text.split(/\d{4}/)[1])),
  };
}

function payoutOf(text: string): string {
  const status = Object.keys(words).find((word) => text.includes(` : ${word}`)) ?? text;
  return `${words[status]} ${Math.round(numberIn(text) * 100)}`;
}

/** Each of the three plots says the sum and the best day of what the server answers. */
export async function expectPlots(page: Page): Promise<void> {
  const answer = await page.request.get(getAffiliateHistory.path);
  const { days } = (await answer.json()) as { days: AffiliateDay[] };
  expect(days).toHaveLength(90);
  const plots = [
    { chip: 'Clics', read: (day: AffiliateDay) => day.clicks },
    { chip: 'Conversions', read: (day: AffiliateDay) => day.conversions },
    { chip: 'Commissions', read: (day: AffiliateDay) => day.earningsCents / 100 },
  ];
  const card = page.getByRole('region', { name: 'Les 90 derniers jours' });
  await expect(card.getByRole('img')).toBeVisible();
  for (const { chip, read } of plots) {
    await card.getByText(chip, { exact: true }).click();
    const values = days.map(read);
    const heading = card.getByRole('heading').locator('xpath=..').locator('span');
    const sum = Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
    expect(numberIn(await heading.textContent()), chip).toBe(sum);
    if (sum === 0) continue;
    const best = await card.getByText(/^Meilleur jour/).textContent();
    expect(numberIn(best?.split(/\d{4}, /)[1]), chip).toBe(Math.max(...values));
  }
}

/** The text of the present month's statement. */
export async function downloadStatement(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le relevé' }).click();
  return await readFile(await (await downloading).path(), 'utf8');
}
