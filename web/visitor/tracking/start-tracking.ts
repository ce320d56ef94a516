import type { SiteEvent } from '#contract/tracking.ts';
import { onAnswered } from '../../answered.ts';
import { findRoute } from '../../page-loading.ts';
import { paths } from '../../paths.ts';
import { clickOn } from './clicked.ts';
import { mayCount } from './objection.ts';
import { noteEvent, sendWhenLeft } from './send.ts';
import { openVisit } from './visit.ts';

// Measures the audience: pages, clicks, uses of a feature. Loaded after the page works.

/** What members come for: writing messages and bios, photos, the Pro tools. */
const featureCall = /^\/api\/(dm|bios|photos|tools)\/([a-z-]+)$/;
/** Events of wouter, which tells of each change of the address, and of the browser's own. */
const moves = { pushState: 'push', replaceState: 'replace', popstate: 'back' };

/** `search` is the query that the page was opened with. Browsers that a program drives are not measured. */
export function startTracking(search: string): void {
  if (navigator.webdriver) return;
  const note = (event: Pick<SiteEvent, 'eventType'> & Partial<SiteEvent>, pathname = window.location.pathname) => {
    if (!mayCount() || pathname === paths.admin) return;
    const metadata = { ...event.metadata, timestamp: new Date().toISOString() };
    noteEvent({ ...openVisit(search), pagePath: pathOf(pathname), ...event, metadata });
  };
  const noteView = (pathname: string) =>
    note({ eventType: 'page_view', metadata: { title: findRoute(pathname).title } }, pathname);

  let here = window.location.pathname;
  noteView(here);
  for (const [name, method] of Object.entries(moves))
    window.addEventListener(name, () => {
      const from = here;
      here = window.location.pathname;
      if (here === from) return;
      note({ eventType: 'navigation', metadata: { from: pathOf(from), to: pathOf(here), method } }, from);
      noteView(here);
    });
  // Before the page's own handlers, which may lead elsewhere.
  document.addEventListener(
    'click',
    ({ target }) => {
      const click = clickOn(target, findRoute(window.location.pathname).indexable);
      if (click) note({ eventType: 'button_click', ...click });
    },
    { capture: true, passive: true },
  );
  onAnswered((path) => {
    const [, featureName, action] = featureCall.exec(path) ?? [];
    if (featureName) note({ eventType: 'feature_usage', metadata: { featureName, action } });
  });
  sendWhenLeft();
}

/** The pattern of a page's address, so that tokens and ids do not leave the browser. */
function pathOf(pathname: string): string {
  const { pattern } = findRoute(pathname);
  return pattern.endsWith('*') ? pathname : pattern;
}
