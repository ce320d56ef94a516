// Screenshots that the phone's share sheet brought, from the service worker to Messages IA. They live in memory only, so
// that someone who has to sign in first finds them afterwards, and nobody finds them on a disk.

let waiting: readonly File[] = [];
const listeners = new Set<() => void>();

export function sharedScreenshots(): readonly File[] {
  return waiting;
}

export function onSharedScreenshotsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setSharedScreenshots(files: readonly File[]): void {
  waiting = files;
  for (const listener of listeners) listener();
}

/** Hands them over, once. */
export function takeSharedScreenshots(): readonly File[] {
  const taken = waiting;
  if (taken.length > 0) setSharedScreenshots([]);
  return taken;
}
