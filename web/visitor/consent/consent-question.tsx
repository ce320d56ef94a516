import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isConsentAsked, onConsentChange } from './choice.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

export function ConsentQuestion() {
  const isAsked = useSyncExternalStore(onConsentChange, isConsentAsked, () => false);
  if (!isAsked) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
