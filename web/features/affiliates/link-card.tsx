import { lazy, Suspense, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardTitle } from './card-title.tsx';

const QrCode = lazy(() => import('./qr-code.tsx'));

export function LinkCard({ link }: { link: string }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-8">
      <div className="grid content-start gap-4">
        <CardTitle id={id}>Ton lien de parrainage</CardTitle>
        <p className="rounded-bubble rounded-br-xs bg-coral-tint px-4 py-3 font-semibold break-all text-coral-text">
          {link}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton text={link} what="ton lien" toast={{ title: 'Lien copié !' }} />
          <p className="text-sm text-ink-soft">Écris « Publicité » à côté : c'est la loi.</p>
        </div>
      </div>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<Skeleton className="size-40" />}>
          <QrCode link={link} />
        </Suspense>
      </ErrorBoundary>
    </Card>
  );
}
