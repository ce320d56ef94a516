import type { ThreadStats } from '../adapters/assistant/port.ts';

/** The counts of a reader that was never asked to read. */
export const idleStats: ThreadStats = {
  ready: 0,
  busy: 0,
  queued: 0,
  answered: 0,
  refused: 0,
  late: 0,
  cancelled: 0,
  died: 0,
  retired: 0,
};
