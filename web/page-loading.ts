import { type ComponentType, createElement, lazy } from 'react';
import { withoutTrailingSlashes } from '#contract/page-path.ts';
import { loadPageModule, type Route, routes } from './routes.ts';

const components = new Map<string, ComponentType>();

export function findRoute(pathname: string): Route {
  const path = pathname.length > 1 ? withoutTrailingSlashes(pathname) : pathname;
  const segments = path.split('/');
  const found = routes.find((route) => matches(route.pattern, path, segments));
  if (!found) throw new Error('The table of routes has no last resort');
  return found;
}

/** In a pattern `:name` matches one segment, a final `*` any rest. */
function matches(pattern: string, path: string, given: string[]): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  const wanted = pattern.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => (segment.startsWith(':') ? given[index] !== '' : segment === given[index]))
  );
}

/** Fetches the page's code. Afterwards `pageComponent` returns the page itself, which renders without suspending. */
export async function loadPage(route: Route): Promise<void> {
  if (components.has(route.page)) return;
  const component = await fetchPage(route);
  if (!components.has(route.page)) components.set(route.page, component);
}

export function pageComponent(route: Route): ComponentType {
  const known = components.get(route.page);
  if (known) return known;
  const later = lazy(async () => ({ default: await fetchPage(route) }));
  components.set(route.page, later);
  return later;
}

async function loadPreparedPage(name: string): Promise<ComponentType> {
  const { default: Page, prepare } = await loadPageModule(name);
  await prepare?.();
  return Page;
}

async function fetchPage(route: Route): Promise<ComponentType> {
  const [Page, data] = await Promise.all([loadPreparedPage(route.page), route.isStatic ? null : import('./data.tsx')]);
  if (!data) return Page;
  return () => createElement(data.DataProvider, null, createElement(Page));
}
