import type { SiteStats } from '#contract/admin-figures.ts';
import { countText, shareOf } from '../figure-text.ts';
import { Panel } from '../panel.tsx';

export function PopularPages({ pages }: { pages: SiteStats['popularPages'] }) {
  const most = Math.max(0, ...pages.map(({ views }) => views));
  return (
    <Panel title="Pages populaires" aside={<span className="text-sm text-ink-soft">Vues</span>}>
      {pages.length === 0 ? (
        <p className="text-sm text-ink-soft">Aucune page vue sur cette période.</p>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          {pages.map(({ path, views }) => (
            <li key={path} className="flex items-center gap-4 text-sm">
              <span className="relative min-w-0 flex-1 overflow-hidden rounded-xs">
                <span
                  aria-hidden="true"
                  className="absolute inset-y-0 left-0 rounded-xs bg-teal-tint"
                  style={{ width: `${shareOf(views, most)}%` }}
                />
                <span className="relative block truncate px-2.5 py-1.5" title={path}>
                  {path === '/' ? 'Accueil' : path}
                </span>
              </span>
              <span className="font-semibold tabular-nums">{countText(views)}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
