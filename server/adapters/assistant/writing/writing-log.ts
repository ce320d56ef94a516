import type { Fallback } from '../port.ts';
import type { FaultCode } from './checks/faults.ts';

/** All that is ever written down about a text: counts, durations, codes. */
export interface WritingEntry {
  task: 'reply' | 'bios';
  calls: number;
  durationMs: number;
  byModel: number;
  byEngine: number;
  fallback: Fallback | null;
  faults: FaultCode[];
}
