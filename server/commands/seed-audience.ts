import { siteEvent } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { recountDays } from '../features/tracking/count-days.ts';
import { seededRandom } from './seeded-random.ts';

const day = 24 * 60 * 60 * 1000;
const spanDays = 60;
const batchSize = 1000;
const visited = [
  '/',
  '/',
  '/',
  '/pricing',
  '/onboarding',
  '/paywall',
  '/auth',
  '/dashboard',
  '/affiliation',
  '/contact',
];
const buttons = ['Commencer gratuitement', 'Voir les tarifs', 'Continuer', 'Analyser', 'Se connecter'];

/** Visits of two months, most of them by the landing page, counted by the job that counts the real ones. */
export async function seedAudience(deps: Deps): Promise<number> {
  const random = seededRandom(20261118);
  const now = deps.clock.now().getTime();
  const events: (typeof siteEvent.$inferInsert)[] = [];
  for (let daysAgo = spanDays - 1; daysAgo >= 0; daysAgo--) {
    const visits = 30 + Math.round((spanDays - daysAgo) / 2) + random.below(15);
    for (let visit = 0; visit < visits; visit++) {
      const startsAt = now - daysAgo * day - random.next() * day;
      const sessionId = `demo-${daysAgo}-${visit}`;
      for (let step = 0, steps = 1 + random.below(5); step < steps; step++) {
        const at = new Date(Math.min(startsAt + step * 40_000, now));
        const pagePath = step === 0 && random.chance(0.7) ? '/' : random.pick(visited);
        events.push({ at, type: 'page_view', sessionId, pagePath });
        if (random.chance(0.45))
          events.push({ at, type: 'button_click', sessionId, pagePath, elementText: random.pick(buttons) });
      }
    }
  }
  events.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (let start = 0; start < events.length; start += batchSize)
    await deps.db.insert(siteEvent).values(events.slice(start, start + batchSize));
  const dayAgo = (ago: number) => new Date(now - ago * day).toISOString().slice(0, 10);
  await recountDays(
    deps,
    Array.from({ length: spanDays + 2 }, (_, ago) => dayAgo(ago)),
  );
  return events.length;
}
