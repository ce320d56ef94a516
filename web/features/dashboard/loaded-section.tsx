import { CloudOff } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';

/** A section whose code is fetched when it opens. If that fails, the other sections stay usable. */
export function LoadedSection({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<SectionFailure />}>
      <Suspense fallback={<SkeletonText lines={5} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function SectionFailure() {
  return (
    <EmptyState
      icon={CloudOff}
      title="Cette section ne s'est pas chargée"
      action={<Button onClick={() => window.location.reload()}>Réessayer</Button>}
    >
      Vérifie ta connexion internet et réessaie.
    </EmptyState>
  );
}
