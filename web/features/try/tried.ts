import * as z from 'zod/mini';
import { judgement, reply } from '#contract/writing.ts';

// The visitor's try, carried from the landing page into the account: kept in this tab alone, until it is erased in the free
// space, the user signs out or the tab is closed. If session storage is blocked it is kept in memory.

const triedResult = z.object({
  /** What was pasted, or the message of the sample chat. */
  text: z.string(),
  ...judgement.shape,
  replies: z.array(reply),
});
export type TriedResult = z.infer<typeof triedResult>;

const storageKey = 'declic.try';
let memory: string | null = null;

export function keepTried(result: TriedResult): void {
  write(JSON.stringify(result));
}

export function forgetTried(): void {
  write(null);
}

export function readTried(): TriedResult | null {
  const text = read();
  if (text === null) return null;
  try {
    return triedResult.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function read(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey) ?? memory;
  } catch {
    return memory;
  }
}

function write(text: string | null): void {
  memory = text;
  try {
    if (text === null) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, text);
  } catch {
    // Storage is blocked; `memory` has it.
  }
}
