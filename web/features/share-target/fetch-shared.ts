import { setSharedScreenshots, sharedScreenshots } from './shared-screenshots.ts';

/** The worker that received the share answers at once; after 3 s there is none. */
const answersWithinMs = 3_000;

/** Fetches the shared screenshots from the service worker; returns whether there are any. */
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
