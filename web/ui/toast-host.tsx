import { lazy, Suspense, useEffect, useState } from 'react';
import { whenFirstToast } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenFirstToast(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
