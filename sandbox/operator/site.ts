import { type Reply, type Site, seeOther } from '../http/page.ts';
import { addIntervals } from '../time/calendar.ts';
import { noFaults } from '../webhooks/faults.ts';
import type { World } from '../world.ts';
import { changeFaults, moveClock } from './actions.ts';
import { operatorPage } from './page.ts';

// The operator's page and its buttons, as plain forms.

const daySeconds = 24 * 60 * 60;

function advance(world: World, step: string | null): void {
  const now = world.clock.now();
  const targets: Record<string, number> = {
    day: now + daySeconds,
    week: now + 7 * daySeconds,
    month: addIntervals(now, { interval: 'month', interval_count: 1 }, 1),
  };
  const to = targets[step ?? ''];
  if (to !== undefined) moveClock(world, { to });
}

/** A browser's form omits unchecked switches, so an omitted fault is turned off. */
function faultsFrom(form: URLSearchParams): Record<string, unknown> {
  const wanted: Record<string, unknown> = { ...noFaults() };
  for (const [name, value] of Object.entries(wanted)) {
    wanted[name] = typeof value === 'boolean' ? form.has(name) : Math.max(0, Number(form.get(name)) || 0);
  }
  return wanted;
}

export function createOperatorSite(world: World): Site {
  return ({ method, path, body }): Reply | null => {
    if (path === '/_sandbox' && method === 'GET') return operatorPage(world);
    if (method !== 'POST') return null;
    const form = new URLSearchParams(body);
    if (path === '/_sandbox/operator/clock') advance(world, form.get('step'));
    else if (path === '/_sandbox/operator/faults') changeFaults(world, faultsFrom(form));
    else return null;
    return seeOther('/_sandbox');
  };
}
