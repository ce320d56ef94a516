import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { Route as RouteMatch, Router, useLocation } from 'wouter';
import { useHydrated } from './hydration.ts';
import { PageFailure } from './layouts/page-failure.tsx';
import { PageSkeleton } from './layouts/page-skeleton.tsx';
import { navigateWhenLoaded, useArrival } from './navigation.ts';
import { findRoute, pageComponent } from './page-loading.ts';
import { isShell } from './routes.ts';
import { type Site, SiteProvider } from './site.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { ToastHost } from './ui/toast-host.tsx';
import { ConsentQuestion } from './visitor/consent/consent-question.tsx';
import { currentLinkWriter, onReferralChange, plainLinkWriter } from './visitor/referral/referral.ts';

interface AppProps {
  site: Site;
  /** Given on the server only; the browser reads its own address. */
  path?: string;
}

export function App({ site, path }: AppProps) {
  const hrefs = useSyncExternalStore(onReferralChange, currentLinkWriter, plainLinkWriter);
  return (
    <SiteProvider site={site}>
      <Router ssrPath={path} ssrSearch="" hrefs={hrefs} aroundNav={navigateWhenLoaded}>
        <Page />
        <ConsentQuestion />
        <ToastHost />
      </Router>
    </SiteProvider>
  );
}

function Page() {
  const [pathname] = useLocation();
  const route = findRoute(pathname);
  const hydrated = useHydrated();
  useArrival(route, pathname);
  if (isShell(route) && !hydrated) return <PageSkeleton />;
  const Component = pageComponent(route);
  return (
    <ErrorBoundary key={pathname} fallback={<PageFailure />}>
      <Suspense fallback={<PageSkeleton />}>
        <RouteMatch path={route.pattern}>
          <Component />
          <HydrationMark />
        </RouteMatch>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Marks the document once React has hydrated the page: before that, buttons do nothing. Browser tests wait for the mark. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return null;
}
