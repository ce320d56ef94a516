import { setSharedScreenshots, sharedScreenshots } from './shared-screenshots.ts';

/** The worker answers at once, or it is not the one that took the share. */
const answersWithinMs = 3_000;

/** Fetches what was shared from the service worker; false where nothing came. */
export async function fetchShared(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const files = registration?.active ? await askWorker(registration.active) : [];
  if (files.length > 0) setSharedScreenshots(files);
  return sharedScreenshots().length > 0;
}

async function askWorker(worker: ServiceWorker): Promise<File[]> {
  const { port1, port2 } = new MessageChannel();
  return await new Promise((resolve) => {
    const late = setTimeout(() => resolve([]), answersWithinMs);
    port1.onmessage = ({ data }: MessageEvent<File[]>) => {
      clearTimeout(late);
      resolve(data);
    };
    worker.postMessage('take-shared', [port2]);
  });
}
