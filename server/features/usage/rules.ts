import {
  type Allowance,
  type Feature,
  type FeatureRow,
  freeDmTrial,
  type QuotaPeriod,
  quotas,
} from '#contract/plans.ts';
import type { Meter } from '#contract/usage.ts';
import type { Entitled } from '../billing/rules.ts';

// What a plan allows, and when a day, week or month begins and ends in Paris.

const holds = ({ hasBioAccess, hasPhotoAccess }: Entitled) => ({ bio: hasBioAccess, photo: hasPhotoAccess });

export function allowanceOf(feature: Feature, entitled: Entitled): Allowance {
  const row: FeatureRow = quotas[feature];
  if (row.addon && holds(entitled)[row.addon.name]) return row.addon.allowance;
  return entitled.isPro ? row.pro : row.free;
}

/** What to buy for more of a feature: Pro first, since add-ons count only with Pro; null where nothing gives more. */
export function moreWith(feature: Feature, entitled: Entitled): Meter['moreWith'] {
  const { addon }: FeatureRow = quotas[feature];
  if (!entitled.isPro) return 'pro';
  return addon && !holds(entitled)[addon.name] ? addon.name : null;
}

export function hasTrial(feature: Feature, account: { isPro: boolean; freeDmTrialUsed: boolean }): boolean {
  return !account.isPro && !account.freeDmTrialUsed && (freeDmTrial.features as readonly Feature[]).includes(feature);
}

export interface Period {
  /** The first day: «2026-11-16». */
  start: string;
  /** When the next period starts. */
  endsAt: Date;
}

const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
const parisHour = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', hour: '2-digit', hourCycle: 'h23' });
const hourMs = 60 * 60 * 1000;

export function periodAt(kind: QuotaPeriod, now: Date): Period {
  const today = new Date(`${parisDay.format(now)}T00:00:00Z`);
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  if (kind === 'day') return period(Date.UTC(year, month, day), Date.UTC(year, month, day + 1));
  if (kind === 'month') return period(Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1));
  const monday = day - ((today.getUTCDay() + 6) % 7);
  return period(Date.UTC(year, month, monday), Date.UTC(year, month, monday + 7));
}

function period(start: number, end: number): Period {
  return { start: new Date(start).toISOString().slice(0, 10), endsAt: midnightInParis(end) };
}

/** `day` is a calendar day at 0:00 UTC. Paris is one or two hours ahead, and never changes its clocks at midnight. */
function midnightInParis(day: number): Date {
  const inSummer = new Date(day - 2 * hourMs);
  return parisHour.format(inSummer) === '00' ? inSummer : new Date(day - hourMs);
}
