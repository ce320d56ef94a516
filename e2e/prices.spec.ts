// @demand one-price
import { quotas } from '#contract/plans.ts';
import { priceList } from '#contract/price-list.ts';
import { said } from '#contract/testing/claims.ts';
import { providerAddress } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { haveRefusedCookies } from './on-screen.ts';

// Prices and quotas where they are printed in full. every-page.spec.ts checks that no page names any other.

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

test('the provider’s own prices are those of the list', async ({ page, request }) => {
  const answer = await request.get(`${await providerAddress(page)}/v1/prices?limit=100`, {
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
