// Screenshots received through the phone's share sheet, on their way from the service worker to Messages IA. Kept in memory
// only: they survive the sign-in page, and never reach a disk.

let shared: readonly File[] = [];
const listeners = new Set<() => void>();

export function sharedScreenshots(): readonly File[] {
  return shared;
}

export function onSharedScreenshotsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setSharedScreenshots(files: readonly File[]): void {
  shared = files;
  for (const listener of listeners) listener();
}

/** Returns them once, and forgets them. */
export function takeSharedScreenshots(): readonly File[] {
  const taken = shared;
  if (taken.length > 0) setSharedScreenshots([]);
  return taken;
}
