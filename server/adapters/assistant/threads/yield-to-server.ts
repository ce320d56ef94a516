import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** How far a thread stands back, of 19 (the system's «nice» value). */
const niceness = 10;

/**
 * Lets the server's own thread go first where both want a processor: whoever only loads a page does not wait for pictures that others have
 * read. To be called by the thread itself. On Linux a thread has a priority of its own; elsewhere nothing changes.
 */
export function yieldToServer(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, niceness);
  } catch {
    // A container may hide /proc or forbid it; then all threads are equal, as elsewhere.
  }
}
