import { lazy, Suspense } from 'react';
import { useSiteSettings } from '../../site.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { isModelOffered } from './presence.ts';

const ModelOffer = lazy(() => import('./model-offer.tsx'));

/** The offer of the browser's model, fetched by browsers that have one. */
export function LateOffer() {
  const { writer } = useSiteSettings();
  if (!isModelOffered(writer)) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ModelOffer />
      </Suspense>
    </ErrorBoundary>
  );
}
