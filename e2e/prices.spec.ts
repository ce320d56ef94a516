import type { Page } from '@playwright/test';
import { paymentConfig } from '#contract/billing.ts';
import {
  affiliateTerms,
  annualMonthlyEquivalentCents,
  annualSavingCents,
  photosAtOnce,
  priceCents,
  quotas,
} from '#contract/plans.ts';
import { priceList } from '#contract/price-list.ts';
import { agreeAndContinue, checkoutFrame, expectProvider } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { haveRefusedCookies } from './on-screen.ts';
import { enterAdmin } from './operator.ts';
import { missingPages, openStep, publicPages } from './pages.ts';
import { createAccount, fillLogin, logOut, newPerson } from './people.ts';
import { becomeSubscriber } from './subscribers.ts';

// Nothing that anybody reads may name an amount or a quota that is not in the price list and the quota table.

test.setTimeout(150_000);

const listedCents = new Set<number>([
  0,
  ...Object.values(priceCents),
  12 * priceCents.proMonthly,
  annualSavingCents,
  annualMonthlyEquivalentCents,
  affiliateTerms.minimumPayoutCents,
  // What of a price is VAT, at the setting's default of 20 %.
  ...Object.values(priceCents).map((cents) => cents - Math.round(cents / 1.2)),
]);

const periods = { day: 'jour', week: 'semaine', month: 'mois' } as const;
type Allowance = { limit: number; period: keyof typeof periods };
const isCounted = (allowance: unknown): allowance is Allowance => typeof allowance === 'object' && allowance !== null;
const said = (allowance: unknown) =>
  isCounted(allowance) ? `${allowance.limit} par ${periods[allowance.period]}` : String(allowance);

const listedQuotas = new Set(
  Object.values(quotas)
    .flatMap((row) => [row.free, row.pro, 'addon' in row ? row.addon?.allowance : null])
    .filter(isCounted)
    .map(said),
);

interface Claims {
  cents: number[];
  allowances: string[];
  atOnce: number[];
}

function claimsOf(text: string): Claims {
  const amounts = [
    ...text.matchAll(/(\d[\d\s]*?)(?:[.,](\d{1,2}))?\s*(?:€|euros?\b|EUR\b)/g),
    ...text.matchAll(/€\s?(\d+)(?:[.,](\d{1,2}))?/g),
  ];
  const perPeriod = text.matchAll(/(?<![\d,.])(\d+)\s+(?:[\p{L}'’-]+\s+){0,3}?(?:par|\/)\s*(jour|semaine|mois)\b/gu);
  return {
    cents: amounts.map(
      ([, euros = '', cents = '']) => Number(euros.replace(/\s/g, '')) * 100 + Number(cents.padEnd(2, '0')),
    ),
    allowances: [...perPeriod].map(([, limit, period]) => `${limit} par ${period}`),
    atOnce: [...text.matchAll(/(\d+) photos à la fois/g)].map(([, count]) => Number(count)),
  };
}

/** What a text claims that no table knows. */
function unlisted(text: string): string[] {
  const { cents, allowances, atOnce } = claimsOf(text);
  const counts: number[] = Object.values(photosAtOnce);
  return [
    ...cents.filter((amount) => !listedCents.has(amount)).map((amount) => `${amount / 100} €`),
    ...allowances.filter((allowance) => !listedQuotas.has(allowance)),
    ...atOnce.filter((count) => !counts.includes(count)).map((count) => `${count} photos à la fois`),
    ...(text.match(/(?<!\d)9[.,]90(?!\d)/g) ?? []),
  ];
}

/** Everything that stands in the page, folded answers and words for screen readers too. */
async function textOf(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, noscript') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const texts: string[] = [];
    while (words.nextNode()) texts.push(words.currentNode.textContent ?? '');
    return texts.join(' ').replace(/\s+/g, ' ');
  });
}

/** What is called unlimited, with the row or sentence around it; the table says it of rating bios alone. */
async function unlimitedSentences(page: Page): Promise<string[]> {
  return await page
    .getByText(/illimit/i)
    .evaluateAll((places) =>
      places.map((place) => place.closest('tr, li, p, details')?.textContent ?? place.textContent ?? ''),
    );
}

test('the check itself knows a wrong amount and a wrong quota', () => {
  expect(unlisted('Pro à 7,90€ par mois, 24,90€ par an : Économise 69,90€, soit 2,08 € par mois.')).toEqual([]);
  expect(unlisted('3 par jour, 100 messages par mois, 1 par semaine, 6 photos à la fois')).toEqual([]);
  expect(unlisted('Pro - 9,90€')).toEqual(['9.9 €', '9,90']);
  expect(unlisted('Économise 70,80€')).toEqual(['70.8 €']);
  expect(unlisted('1 250 euros')).toEqual(['1250 €']);
  expect(unlisted('20 analyses de photos par mois, 5 par jour')).toEqual(['20 par mois', '5 par jour']);
  expect(unlisted('4 photos à la fois')).toEqual(['4 photos à la fois']);
});

test('every page that a visitor sees', async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  await haveRefusedCookies(page);
  const seen: number[] = [];
  for (const { path, heading } of [...publicPages, ...missingPages]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const text = await textOf(page);
    expect(unlisted(text), path).toEqual([]);
    for (const sentence of await unlimitedSentences(page)) expect(sentence, path).toContain('Rate My Bio');
    seen.push(...claimsOf(text).cents);
    const about = await page
      .locator('meta[name=description], meta[property^=og]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')).join(' '));
    expect(unlisted(about), `${path}: what is said of it`).toEqual([]);
  }
  for (const step of [2, 3, 4, 5, 6, 7]) {
    await openStep(page, step);
    expect(unlisted(await textOf(page)), `onboarding step ${step}`).toEqual([]);
  }
  // The walk has seen the whole price list: it did not pass because it read nothing.
  expect([...new Set(seen)]).toEqual(
    expect.arrayContaining([...Object.values(priceCents), annualSavingCents, annualMonthlyEquivalentCents]),
  );
});

test('the price page prints the quota table, row by row', async ({ page }) => {
  await haveRefusedCookies(page);
  await page.goto('/pricing');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(Object.keys(quotas).length + 1);
  const printed = { null: 'non inclus', unlimited: 'illimité' } as Record<string, string>;
  for (const [index, row] of Object.values(quotas).entries()) {
    const cells = rows.nth(index + 1).getByRole('cell');
    const expected = [row.free, row.pro, ...('addon' in row && row.addon ? [row.addon.allowance] : [])].map(said);
    for (const [column, text] of expected.entries()) {
      await expect(cells.nth(column)).toContainText(printed[text] ?? text);
    }
  }
  await expect(page.getByText('Économise 69,90€').first()).toBeVisible();
});

test('the account, free and Pro, and the operator’s area', async ({ page }) => {
  await haveRefusedCookies(page);
  await createAccount(page);
  const free = ['/onboarding-dm', '/onboarding-dm?section=bio', '/compte', '/paywall', '/pricing'];
  for (const path of [...free, '/cancel-subscription', '/complete-profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(unlisted(await textOf(page)), path).toEqual([]);
  }
  await logOut(page);
  await page.goto('/auth');
  await fillLogin(page, { email: 'pro@exemple.fr', password: 'demo-declic-2026' });
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/compte');
  const plan = page.getByRole('region', { name: 'Ta formule' });
  await expect(plan).toContainText(said(quotas.dmText.pro));
  await expect(plan).toContainText(said(quotas.photoRetouch.addon.allowance));
  const screens = ['/dashboard', '/dashboard?section=bio', '/dashboard?section=outils'];
  for (const path of [...screens, '/compte', '/paywall', '/pricing', '/cancel-subscription']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(unlisted(await textOf(page)), `${path} for Pro`).toEqual([]);
  }
  await enterAdmin(page);
  expect(unlisted(await textOf(page)), '/admin').toEqual([]);
});

test('every mail', async ({ page, outbox }) => {
  const person = newPerson();
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await createAccount(page, person);
  await post('/api/auth/forgot-password', { email: person.email });
  const newPassword = `${person.password}-neuf`;
  await post('/api/account/change-password', { currentPassword: person.password, newPassword });
  await post('/api/contact', {
    name: person.email,
    email: person.email,
    topic: 'question',
    message: 'Une question sur les offres.',
  });
  const expectListed = async (subject: RegExp) => {
    const mail = await outbox.waitFor(person.email, subject);
    for (const part of [mail.subject, mail.text, mail.html]) expect(unlisted(part), mail.subject).toEqual([]);
  };
  // All before the deletion, which takes back what is still waiting to be mailed.
  for (const subject of [
    /Confirme ton adresse/,
    /nouveau mot de passe/,
    /mot de passe a changé/,
    /On a bien reçu ton message/,
  ])
    await expectListed(subject);
  await page.request.delete('/api/account', { data: { password: newPassword } });
  await expectListed(/Ton compte est supprimé/);
});

test('what a buyer reads, on the provider’s page and by mail', async ({ page, outbox, tolerate }) => {
  await haveRefusedCookies(page);
  await expectProvider(page, tolerate);
  await page.goto('/paywall');
  await agreeAndContinue(page);
  const asked = (await checkoutFrame(page).locator('body').textContent()) ?? '';
  expect(unlisted(asked)).toEqual([]);
  expect(claimsOf(asked).cents).toContain(priceCents.proAnnual);

  const person = await becomeSubscriber(page);
  const expectListed = async (subject: RegExp) => {
    const mail = await outbox.waitFor(person.email, subject);
    for (const part of [mail.subject, mail.text, mail.html]) expect(unlisted(part), mail.subject).toEqual([]);
  };
  // Whichever comes first, the account or the mail.
  await expectListed(/achat est confirmé|accès Pro t/);
  await page.goto('/compte');
  const billing = page.getByRole('region', { name: 'Abonnement et paiements' });
  await expect(billing).toContainText('24,90');
  const account = (await textOf(page)).replace(/[A-Z\d]{4,}-\d{4}/g, '·');
  expect(unlisted(account), '/compte of a buyer').toEqual([]);
  await billing.getByRole('button', { name: 'Renoncer au contrat ici' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expectListed(/Reçu de ta rétractation/);
});

test('the provider’s own prices are those of the list', async ({ page, request }) => {
  const { scriptUrl } = await (await page.request.get(paymentConfig.path)).json();
  const answer = await request.get(`${new URL(scriptUrl).origin}/v1/prices?limit=100`, {
    headers: { authorization: 'Bearer sk_test_prices' },
  });
  const { data } = await answer.json();
  const sold = data.map(({ lookup_key: key, unit_amount: cents }: Record<string, unknown>) => [key, cents]);
  expect(sold.sort()).toEqual(
    Object.entries(priceList)
      .map(([key, { amountCents }]) => [key, amountCents])
      .sort(),
  );
});
