import type { Fallback } from '../adapters/assistant/port.ts';
import type { FaultCode } from './checks/faults.ts';

/** All that is logged about a text of the model: counts, a duration, codes. Never its words. */
export interface WritingEntry {
  task: 'reply' | 'bios' | 'openers' | 'dates' | 'silence' | 'advice';
  calls: number;
  durationMs: number;
  /** Until the first text of the model was taken; null where none was. */
  firstMs: number | null;
  byModel: number;
  byEngine: number;
  fallback: Fallback | null;
  faults: FaultCode[];
}
