import { invalidRequest } from '../http/errors.ts';
import { bookLateFee } from '../money/balance.ts';
import { runUntil } from '../time/due-work.ts';
import { setFaults } from '../webhooks/faults.ts';
import type { World } from '../world.ts';

/** Moves the sandbox's clock forward and carries out everything that falls due in between. */
export function moveClock(world: World, { advanceSeconds, to }: { advanceSeconds?: unknown; to?: unknown }): void {
  const now = world.clock.now();
  const wanted = typeof to === 'number' ? to : typeof advanceSeconds === 'number' ? now + advanceSeconds : null;
  if (wanted === null || !Number.isFinite(wanted)) throw invalidRequest('Give advanceSeconds or to, in seconds.');
  const target = Math.floor(wanted);
  if (target < now) throw invalidRequest('Time only moves forward.');
  runUntil(world, null, target);
  world.clock.moveTo(target);
  if (target > now) world.clockMoved(now * 1000, target * 1000);
}

export function changeFaults(world: World, wanted: Record<string, unknown>): void {
  const refused = setFaults(world.faults, wanted);
  if (refused.length > 0) throw invalidRequest(`Unknown or wrong switches: ${refused.join(', ')}`);
  if (world.faults.lateFees) return;
  // Turning lateFees off records the fees that were still waiting.
  for (const [id, { kind }] of world.store.entries('waiting-until')) if (kind === 'fee') bookLateFee(world, id);
}
