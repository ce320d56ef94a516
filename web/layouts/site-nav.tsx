import { lazy, Suspense } from 'react';
import { product } from '#contract/product.ts';
import { signedInHintCookie } from '#contract/site.ts';
import { hasCookie } from '../cookies.ts';
import { useHydrated } from '../hydration.ts';
import { paths } from '../paths.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { VisitorLinks } from './visitor-links.tsx';

const MemberLinks = lazy(() => import('./member-links.tsx'));

export function SiteNav() {
  const maybeMember = useHydrated() && hasCookie(signedInHintCookie);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <nav
        aria-label="Navigation principale"
        className="page-width flex h-17 items-center justify-between gap-2 sm:gap-3"
      >
        <Link href={paths.home} look="plain" aria-label={`${product.name}, accueil`} className="flex rounded-sm">
          <Wordmark className="max-sm:[zoom:0.85]" />
        </Link>
        <div className="flex items-center gap-1 sm:gap-3">
          <Link
            href={paths.pricing}
            look="plain"
            className="inline-flex min-h-11 w-11 items-center justify-center text-xs font-semibold hover:text-coral-text max-[22.4rem]:hidden sm:w-18 sm:text-sm"
          >
            Tarifs
          </Link>
          {maybeMember ? (
            <ErrorBoundary fallback={<VisitorLinks />}>
              <Suspense fallback={<VisitorLinks />}>
                <MemberLinks />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <VisitorLinks />
          )}
        </div>
      </nav>
    </header>
  );
}
