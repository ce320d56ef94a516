import type { Manner } from './manner.ts';
import type { RunState } from './run-state.ts';

// The last finished run, kept in the memory of this tab so that a reload does not lose it: a free account has one screenshot. It goes
// with the tab, at logout, and with «Nouvelle conversation». Imports no code, since logging out needs it everywhere.

const entry = 'assistant-run';
/** Raised when the state changes its shape: an older entry is then ignored. */
const version = 1;

export interface TabRun {
  run: RunState;
  manner: Manner;
}

/** Null where the tab holds none of this account. */
export function readTabRun(owner: string): TabRun | null {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(entry) ?? 'null');
    if (stored?.owner !== owner || stored.version !== version) return null;
    return { run: stored.run, manner: stored.manner };
  } catch {
    return null;
  }
}

export function keepTabRun(owner: string, { run, manner }: TabRun): void {
  try {
    window.sessionStorage.setItem(entry, JSON.stringify({ owner, version, run, manner }));
  } catch {
    // The storage is full or refused: a reload then starts anew.
  }
}

export function forgetTabRun(): void {
  try {
    window.sessionStorage.removeItem(entry);
  } catch {
    // A browser that refuses storage holds nothing to erase.
  }
}
