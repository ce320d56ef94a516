import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { freshnessText } from './figure-text.ts';

/** The part of a query that says how fresh its data is. */
export interface Freshness {
  dataUpdatedAt: number;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** When what the tab shows was fetched: the oldest part of it counts. */
export function RefreshState({ queries }: { queries: readonly Freshness[] }) {
  const fetched = queries.map((query) => query.dataUpdatedAt).filter((at) => at > 0);
  const since = fetched.length > 0 ? freshnessText(new Date(Math.min(...fetched))) : null;
  const isRefreshing = queries.some((query) => query.isFetching);
  const hasFailed = queries.some((query) => query.isError);
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm max-sm:w-full max-sm:justify-between">
      <p role="status" className={hasFailed ? 'font-medium text-danger-text' : 'text-ink-soft'}>
        {statusText(since, hasFailed)}
      </p>
      <Button
        variant="ghost"
        size="small"
        aria-label={hasFailed ? 'Réessayer' : 'Actualiser'}
        aria-busy={isRefreshing || undefined}
        onClick={() => {
          for (const query of queries) query.refetch();
        }}
        className="-mr-3 px-3"
      >
        <RefreshCw aria-hidden="true" className={isRefreshing ? 'size-4 animate-spin' : 'size-4'} />
        {hasFailed ? 'Réessayer' : 'Actualiser'}
      </Button>
    </div>
  );
}

function statusText(since: string | null, hasFailed: boolean): string {
  if (hasFailed) return since ? `Actualisation impossible, dernière ${since}.` : 'Chargement impossible.';
  return since ? `Mis à jour ${since}` : 'Chargement…';
}
