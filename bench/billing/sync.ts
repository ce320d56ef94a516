import type { Deps } from '../../server/deps.ts';
import { syncAll } from '../../server/features/billing/sync.ts';

/** One «Sync Stripe»: how many subscriptions, how long, and how far the memory rose above what it was. */
export async function timeSync(deps: Deps): Promise<{ subscriptions: number; seconds: number; megabytes: number }> {
  global.gc?.();
  const before = process.memoryUsage().heapUsed;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }, 100);
  const startedAt = performance.now();
  const result = await syncAll(deps);
  clearInterval(watch);
  return {
    subscriptions: result.abonnements_verifies,
    seconds: (performance.now() - startedAt) / 1000,
    megabytes: (peak - before) / 2 ** 20,
  };
}
