import { useEffect, useRef } from 'react';
import type { AroundNavHandler } from 'wouter';
import { product } from '#contract/product.ts';
import { currentLinkWriter } from './features/affiliates/referral.ts';
import { mainId } from './layouts/skip-link.tsx';
import { findRoute, loadPage } from './page-loading.ts';
import { paths } from './paths.ts';
import type { Route } from './routes.ts';

// What a browser does on its own when a page is loaded, done again for navigations inside the app.

let scrollsUp = false;

/** Fetches the page before leaving the present one, so that nothing flashes in between. */
export const navigateWhenLoaded: AroundNavHandler = async (navigate, to, options) => {
  const address = currentLinkWriter()(to);
  const { pathname } = new URL(address, window.location.origin);
  try {
    await loadPage(findRoute(pathname));
  } catch {
    // The files of a former release are gone: let the server give the new ones.
    window.location.assign(address);
    return;
  }
  scrollsUp = true;
  navigate(address, options);
};

export function titleOf(route: Route): string {
  return route.pattern === paths.home ? route.title : `${route.title} · ${product.name}`;
}

/** After a navigation: the title, the top of the page, and the keyboard's place. */
export function useArrival(route: Route, pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.title = titleOf(route);
    document.getElementById(mainId)?.focus({ preventScroll: true });
    const target = window.location.hash ? document.getElementById(window.location.hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else if (scrollsUp) window.scrollTo(0, 0);
    scrollsUp = false;
  }, [pathname, route]);
}
