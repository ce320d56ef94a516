import { type ComponentType, useEffect, useState } from 'react';
import { whenFirstToast } from './toast.ts';

const fetchToaster = () => import('./toaster.tsx');

/** Fetches the toaster ahead, for pages that call the server: without a network it could not be fetched any more. */
export function prepareToaster(): void {
  fetchToaster().catch(() => undefined);
}

export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenFirstToast(() => {
        // If the fetch fails there is no toast; the page works without.
        fetchToaster().then(
          (fetched) => setToaster(() => fetched.default),
          () => undefined,
        );
      }),
    [],
  );
  return Toaster ? <Toaster /> : null;
}
