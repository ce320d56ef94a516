import { tabRunEntry } from '../../session/kept-entries.ts';
import type { Manner } from './manner.ts';
import type { RunState } from './run-state.ts';

// The last finished run, kept in the memory of this tab so that a reload does not lose it: a free account has one screenshot. It goes
// with the tab, at logout, and with «Nouvelle conversation».

/** Raised when the state changes its shape: an older entry is then ignored. */
const version = 1;

export interface TabRun {
  run: RunState;
  manner: Manner;
}

/** Null where the tab holds none of this account. */
export function readTabRun(owner: string): TabRun | null {
  const stored = tabRunEntry.readJson<TabRun & { owner: string; version: number }>();
  return stored?.owner === owner && stored.version === version ? { run: stored.run, manner: stored.manner } : null;
}

export function keepTabRun(owner: string, { run, manner }: TabRun): void {
  tabRunEntry.write(JSON.stringify({ owner, version, run, manner }));
}
