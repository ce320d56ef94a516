import './styles.css';
import { hydrateRoot } from 'react-dom/client';
import type { SiteSettings } from '#contract/site.ts';
import { App } from './app.tsx';
import { findRoute, loadPage } from './page-loading.ts';
import { paths } from './paths.ts';
import type { Site } from './site.tsx';
import { startReferral } from './visitor/referral/referral.ts';
import { startTracking } from './visitor/tracking/start-tracking.ts';

function readSite(): Site {
  const settings = JSON.parse(document.getElementById('site-settings')?.textContent ?? '') as SiteSettings;
  const theme = document.documentElement.dataset.theme;
  return { settings, initialTheme: theme === 'light' || theme === 'dark' ? theme : 'system' };
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const { pathname, search } = window.location;
  await loadPage(findRoute(pathname));
  hydrateRoot(root, <App site={readSite()} />);
  void startReferral(() => window.history.replaceState(null, '', paths.home));
  startTracking(search);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register('/sw.js');
  }
}

void start();
