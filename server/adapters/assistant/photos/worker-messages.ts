import type { AnalysisOutcome } from './port.ts';

// Messages between the server and the thread that measures photos.

/** One kind of work each. */
export type Task = { analyse: Uint8Array };
export type Done = { analysed: AnalysisOutcome };
