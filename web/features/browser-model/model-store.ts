import { forgetFailures } from './failures.ts';
import { downloadModel, type ModelState, readModelState } from './model-state.ts';
import { type Choice, keepChoice, readChoice } from './presence.ts';

// The browser's model as the screens see it. A download goes on while the user moves about the site, until it is called off.

export interface Model {
  /** Null until the browser has said. */
  state: ModelState | null;
  choice: Choice | null;
  /** From 0 to 1 while it is downloaded; else null. */
  share: number | null;
  /** How the last download of this visit ended. */
  ended: 'ready' | 'failed' | null;
}

let model: Model = { state: null, choice: readChoice(), share: null, ended: null };
let downloading: AbortController | null = null;
const listeners = new Set<() => void>();

function change(changed: Partial<Model>): void {
  model = { ...model, ...changed };
  for (const listener of listeners) listener();
}

export const readModel = (): Model => model;

export function onModelChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function lookAgain(): Promise<void> {
  change({ state: await readModelState() });
}

export function choose(choice: Choice): void {
  if (choice === 'off') cancelDownload();
  else forgetFailures();
  keep(choice);
}

/** To be called from a click: browsers start no download without one. */
export async function startDownload(): Promise<void> {
  downloading = new AbortController();
  const { signal } = downloading;
  keep('on');
  change({ share: 0, ended: null });
  try {
    await downloadModel({ signal, onProgress: (share) => signal.aborted || change({ share }) });
    if (signal.aborted) return;
    forgetFailures();
    change({ state: 'available', share: null, ended: 'ready' });
  } catch {
    if (signal.aborted) return;
    change({ share: null, ended: 'failed' });
    await lookAgain();
  }
}

/** The offer stands again, as before the click. */
export function cancelDownload(): void {
  downloading?.abort();
  keep(null);
  change({ share: null, ended: null });
}

function keep(choice: Choice | null): void {
  keepChoice(choice);
  change({ choice });
}
