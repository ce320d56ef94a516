import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { listCommissions } from '#contract/affiliates.ts';
import type { LeftBehind, MovingSite } from './moving-site.ts';
import { holdToasts } from './on-screen.ts';
import { enterAdmin } from './operator.ts';
import { fillLogin, type Person } from './people.ts';
import { readRawRows } from './raw-rows.ts';
import { type RecountedAffiliate, recountAffiliate } from './recounted-affiliate.ts';
import { recountOperator } from './recounted-operator.ts';
import { downloadStatement, readAffiliateSpace } from './shown-to-affiliate.ts';
import { expectOperatorSees } from './shown-to-operator.ts';

// The affiliate and the operator of a moving site, and whether what both see is what the raw rows say.

const minuteMs = 60_000;

export interface AffiliateAndOperator {
  /** Opens the affiliate's space, after a login where the session has ended meanwhile. */
  openSpace(): Promise<Page>;
  /** Leaves it; the next visit has its cookies. */
  leaveSpace(page: Page): Promise<void>;
  openArea(): Promise<Page>;
  /** Waits for so many commissions of so many cents in all, then compares space, area and ledger with the raw rows. */
  expectAgreement(commissions: number, earnedCents: number): Promise<void>;
}

export function affiliateAndOperator(site: MovingSite, person: Person, slug: string): AffiliateAndOperator {
  let left: LeftBehind | undefined;

  const openSpace = async () => {
    const page = await site.visit(left);
    await holdToasts(page);
    await page.goto('/affiliate/dashboard');
    const login = page.getByRole('link', { name: 'Se connecter' });
    const earnings = page.getByRole('heading', { name: 'Dernières commissions' });
    await expect(login.or(earnings)).toBeVisible();
    if (await login.isVisible()) {
      await login.click();
      await fillLogin(page, person);
    }
    await expect(earnings).toBeVisible();
    return page;
  };
  const leaveSpace = async (page: Page) => {
    left = await site.leave(page);
  };
  const openArea = async () => {
    const page = await site.visit();
    await holdToasts(page);
    await enterAdmin(page, site.adminPassword);
    return page;
  };

  const readSpace = async (commissions: number, earnedCents: number) => {
    await site.hearProvider();
    const page = await openSpace();
    const earned = async () => {
      const answer = await (await page.request.get(listCommissions.path)).json();
      const amounts: number[] = answer.commissions.map(({ amountCents }: { amountCents: number }) => amountCents);
      return { commissions: amounts.length, earnedCents: amounts.reduce((sum, amount) => sum + amount, 0) };
    };
    await expect.poll(earned, { timeout: 60_000 }).toEqual({ commissions, earnedCents });
    await page.reload();
    const read = { shown: await readAffiliateSpace(page), statement: await downloadStatement(page) };
    await leaveSpace(page);
    return read;
  };

  return {
    openSpace,
    leaveSpace,
    openArea,
    async expectAgreement(commissions, earnedCents) {
      const { shown, statement } = await readSpace(commissions, earnedCents);
      // The jobs that count run every minute.
      await site.moveTo(new Date((await site.now()).getTime() + 2 * minuteMs));
      const now = await site.now();
      const raw = await readRawRows(site.server, async (ask) => ({
        own: await recountAffiliate(ask, slug, now),
        operator: await recountOperator(ask, now),
      }));
      const { ledgerEarned, ledgerBalance, debited, entries, ...own } = raw.own;
      expect(shown).toEqual(own);
      expect([own.earned, ledgerEarned]).toEqual([earnedCents / 100, earnedCents / 100]);
      expect(ledgerBalance).toBe(Math.round(own.earned * 100 - debited * 100) / 100);
      expect(statement).toEqual(statementOf(entries, now.toISOString().slice(0, 7)));

      const area = await openArea();
      await expectOperatorSees(area, raw.operator);
      await site.leave(area);
    },
  };
}

/** Amounts and balances of a month, between the opening and the closing balance. */
function statementOf(entries: RecountedAffiliate['entries'], month: string): string[][] {
  const opening = entries.findLast((entry) => entry.month < month)?.balance ?? '0.00';
  const within = entries.filter((entry) => entry.month === month).map(({ amount, balance }) => [amount, balance]);
  return [['', opening], ...within, ['', within.at(-1)?.[1] ?? opening]];
}
