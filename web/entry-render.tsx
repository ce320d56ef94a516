// Not the builds for Node: their AsyncLocalStorage, once used, slows down every promise of the process.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { prerender } from 'react-dom/static.edge';
import type { PageMatch, RenderedPage, SiteSettings, Theme } from '#contract/site.ts';
import { App } from './app.tsx';
import { Document } from './document.tsx';
import { titleOf } from './navigation.ts';
import { filesOf } from './page-files.ts';
import { findRoute, loadPage } from './page-loading.ts';
import { routes } from './routes.ts';

// The server's entry: implements PageRenderer of contract/site.ts.

export function matchPage(pathname: string): PageMatch {
  const { pattern, status = 200, indexable } = findRoute(pathname);
  return { pattern, status, indexable };
}

export function indexablePaths(): string[] {
  return routes.filter((route) => route.indexable).map((route) => route.pattern);
}

export async function renderPage(pathname: string, settings: SiteSettings, theme: Theme): Promise<RenderedPage> {
  const route = findRoute(pathname);
  await loadPage(route);
  const app = await renderApp(pathname, settings, theme);
  const html = renderToStaticMarkup(
    <Document
      route={route}
      title={titleOf(route)}
      canonical={new URL(pathname, settings.publicUrl).href}
      settings={settings}
      theme={theme}
      files={filesOf(route)}
      app={app}
    />,
  );
  return { status: route.status ?? 200, html: `<!doctype html>${html}` };
}

async function renderApp(path: string, settings: SiteSettings, theme: Theme): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(<App site={{ settings, initialTheme: theme }} path={path} />, {
    // Renders large Suspense boundaries in place: React would otherwise move them with inline scripts, which the CSP forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `Rendering ${path} failed`);
  return html;
}
