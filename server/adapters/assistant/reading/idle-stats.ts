import type { ReaderStats } from '../port.ts';

/** What a reader counts before its first screenshot. */
export const idleStats: ReaderStats = {
  ready: 0,
  busy: 0,
  queued: 0,
  answered: 0,
  refused: 0,
  late: 0,
  cancelled: 0,
  died: 0,
  retired: 0,
  lent: 0,
};
