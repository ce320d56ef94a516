import type { Deps } from '../../server/deps.ts';
import { syncAll } from '../../server/features/billing/converging/sync.ts';

/** Memory of the whole process, and of its JavaScript objects. */
interface Memory {
  process: number;
  objects: number;
}

function memoryInUse(): Memory {
  const { rss, heapUsed } = process.memoryUsage();
  return { process: rss / 2 ** 20, objects: heapUsed / 2 ** 20 };
}

/** Runs one «Sync Stripe»; answers subscriptions, seconds, and by how many megabytes the memory rose. */
export async function timeSync(deps: Deps): Promise<{ subscriptions: number; seconds: number; rise: Memory }> {
  global.gc?.();
  const before = memoryInUse();
  const peak = { ...before };
  const watch = setInterval(() => {
    const now = memoryInUse();
    peak.process = Math.max(peak.process, now.process);
    peak.objects = Math.max(peak.objects, now.objects);
  }, 100);
  const startedAt = performance.now();
  const result = await syncAll(deps);
  clearInterval(watch);
  return {
    subscriptions: result.abonnements_verifies,
    seconds: (performance.now() - startedAt) / 1000,
    rise: { process: peak.process - before.process, objects: peak.objects - before.objects },
  };
}
