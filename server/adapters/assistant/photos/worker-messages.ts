import type { AnalysisOutcome, RetouchOutcome, RetouchWish } from './port.ts';

// Messages between the server and the thread that measures and retouches photos.

/** What the thread is started with. */
export interface PhotoData {
  decoderProgram: string;
}

/** With a wish the photo is retouched, without one measured. */
export interface Task {
  file: Uint8Array;
  wish: RetouchWish | null;
}
export type Done = AnalysisOutcome | RetouchOutcome;
