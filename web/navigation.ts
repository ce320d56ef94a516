import { useEffect, useRef } from 'react';
import type { AroundNavHandler } from 'wouter';
import { product } from '#contract/product.ts';
import { mainId } from './layouts/skip-link.tsx';
import { findRoute, loadPage } from './page-loading.ts';
import { paths } from './paths.ts';
import type { Route } from './routes.ts';
import { currentLinkWriter } from './visitor/referral/referral.ts';

// For navigations inside the app: sets title, scroll position and focus, as the browser does when it loads a page.

let scrollsUp = false;

/** Fetches the next page's code before leaving the present one, so that no skeleton flashes in between. */
export const navigateWhenLoaded: AroundNavHandler = async (navigate, to, options) => {
  const address = currentLinkWriter()(to);
  const { pathname } = new URL(address, window.location.origin);
  try {
    await loadPage(findRoute(pathname));
  } catch {
    // After a release the old files are gone: a full page load gets the new ones.
    window.location.assign(address);
    return;
  }
  scrollsUp = true;
  navigate(address, options);
};

export function titleOf(route: Route): string {
  return route.pattern === paths.home ? route.title : `${route.title} · ${product.name}`;
}

/** After a navigation, sets the title, moves the focus to the content, and scrolls to the top or to the anchor. */
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
