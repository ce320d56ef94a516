import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { listUsers } from '#contract/admin.ts';
import { listAffiliates, listPayouts } from '#contract/admin-affiliates.ts';
import { getDailyStats, getDashboard, getSiteStats } from '#contract/admin-figures.ts';
import { getModel } from '#contract/admin-model.ts';
import type { newTab } from './browser-tab.tsx';
import {
  exampleAccount,
  exampleAffiliate,
  exampleDashboard,
  exampleDay,
  exampleModelState,
  exampleSiteStats,
  exampleTotals,
  usersPage,
} from './example-operator.ts';

// The operator's area in a browser tab: every call that it makes by itself is answered; a test answers anew what it is about.

type Tab = ReturnType<typeof newTab>;

export function answerOperator({ api }: Tab): void {
  api.on(listUsers, usersPage([exampleAccount(0)]));
  api.on(listAffiliates, { affiliates: [exampleAffiliate(0)], globalStats: exampleTotals });
  api.on(getDashboard, exampleDashboard);
  api.on(getSiteStats, exampleSiteStats);
  api.on(getDailyStats, { stats: [exampleDay('2026-11-16'), exampleDay('2026-11-17')] });
  api.on(listPayouts, { payouts: [] });
  api.on(getModel, exampleModelState());
}

export const passwordField = () => screen.getByLabelText('Mot de passe');

export async function enterArea(tab: Tab, password = 'sesame-ouvre-toi'): Promise<void> {
  await tab.open('/admin');
  await tab.fill(passwordField(), password);
  await tab.press('Accéder');
  await screen.findByRole('tab', { name: 'Dashboard Business' });
}

export async function openAreaTab(tab: Tab, name: RegExp): Promise<void> {
  await tab.user.click(screen.getByRole('tab', { name }));
}

/** Catches the files that the page saves, instead of the browser. */
export function catchSavedFiles(): { name: string; content: Blob }[] {
  const saved: { name: string; content: Blob }[] = [];
  const contents: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => `blob:${contents.push(content as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents[Number(this.getAttribute('href')?.slice('blob:'.length)) - 1];
    if (content) saved.push({ name: this.download, content });
  });
  return saved;
}

/** Runs what the page repeats at this interval, without waiting for it. */
export function watchIntervals(intervalMs: number): () => void {
  const running = new Map<unknown, () => void>();
  const start = globalThis.setInterval;
  const stop = globalThis.clearInterval;
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((repeat: () => void, ms?: number) => {
    const id = start(repeat, ms);
    if (ms === intervalMs) running.set(id, repeat);
    return id;
  }) as typeof setInterval);
  vi.spyOn(globalThis, 'clearInterval').mockImplementation((id) => {
    running.delete(id);
    stop(id);
  });
  return () => {
    for (const repeat of [...running.values()]) repeat();
  };
}
