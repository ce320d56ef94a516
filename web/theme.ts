import { useSyncExternalStore } from 'react';
import { type Theme, themeCookie } from '#contract/site.ts';
import { writeCookie } from './cookies.ts';
import { useSite } from './site.tsx';

// The chosen theme, for the page and for the colour of the browser's address bar.

export const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** The values of --paper in styles.css: a meta element cannot read CSS variables. */
export const barColours: Record<Scheme, string> = { light: '#fff9f3', dark: '#17111d' };

/** The media query under which the bar takes the colour of `scheme`. */
export function themeMedia(theme: Theme, scheme: Scheme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? 'all' : 'not all';
}

let chosen: Theme | null = null;
const toggles = new Set<() => void>();

function subscribe(toggle: () => void): () => void {
  toggles.add(toggle);
  return () => toggles.delete(toggle);
}

/** The chosen theme: the one of the rendered page, until a toggle changes it for all of them. */
export function useTheme(): Theme {
  const { initialTheme } = useSite();
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? initialTheme,
    () => initialTheme,
  );
}

export function applyTheme(theme: Theme): void {
  chosen = theme;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const scheme of schemes) {
    document.querySelector(`meta[data-scheme="${scheme}"]`)?.setAttribute('media', themeMedia(theme, scheme));
  }
  writeCookie(themeCookie, theme, 365);
  for (const toggle of toggles) toggle();
}
