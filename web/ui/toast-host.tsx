import { type ComponentType, useEffect, useState } from 'react';
import { whenFirstToast } from './toast.ts';

const fetchToaster = () => import('./toaster.tsx');

/** For pages that ask the server for things: what is said when it cannot be reached has to be here by then. */
export function prepareToaster(): void {
  fetchToaster().catch(() => undefined);
}

export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenFirstToast(() => {
        // Where it does not come there is no toast, and the page goes on.
        fetchToaster().then(
          (fetched) => setToaster(() => fetched.default),
          () => undefined,
        );
      }),
    [],
  );
  return Toaster ? <Toaster /> : null;
}
