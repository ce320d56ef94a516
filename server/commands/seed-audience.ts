import type { Deps } from '../deps.ts';
import { bareEvent, type StoredEvent } from '../features/tracking/rules.ts';
import { storeEvents, type Visit } from '../features/tracking/store-events.ts';
import { seededRandom } from './seeded-random.ts';

const day = 24 * 60 * 60 * 1000;
const spanDays = 60;
const batchSize = 100;
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

/** Visits of two months, most of them by the landing page, stored and counted as the real ones are. */
export async function seedAudience(deps: Deps): Promise<number> {
  const random = seededRandom(20261118);
  const now = deps.clock.now().getTime();
  const sent: Visit[] = [];
  for (let daysAgo = spanDays - 1; daysAgo >= 0; daysAgo--) {
    const visits = 30 + Math.round((spanDays - daysAgo) / 2) + random.below(15);
    for (let visit = 0; visit < visits; visit++) {
      const startsAt = now - daysAgo * day - random.next() * day;
      const sessionId = `demo-${daysAgo}-${visit}`;
      for (let step = 0, steps = 1 + random.below(5); step < steps; step++) {
        const at = new Date(Math.min(startsAt + step * 40_000, now));
        const pagePath = step === 0 && random.chance(0.7) ? '/' : random.pick(visited);
        const event = { ...bareEvent, sessionId, pagePath };
        const events: StoredEvent[] = [{ ...event, type: 'page_view' }];
        if (random.chance(0.45)) events.push({ ...event, type: 'button_click', elementText: random.pick(buttons) });
        sent.push({ address: `demo-${daysAgo}`, at, events });
      }
    }
  }
  sent.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (let start = 0; start < sent.length; start += batchSize)
    await storeEvents(deps, sent.slice(start, start + batchSize), (path) => visited.includes(path));
  return sent.reduce((sum, { events }) => sum + events.length, 0);
}
