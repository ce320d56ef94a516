import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** The size of what is waited for. */
  skeletonClass?: string;
  children: (data: Data) => ReactNode;
}

/** Shows data once it is there: a placeholder before, and a way to try again if it does not come. */
export function Loaded<Data>({ query, skeletonClass = 'h-56', children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <EmptyState
        icon={CloudOff}
        title="Ces données ne sont pas arrivées"
        action={
          <Button variant="secondary" pending={query.isFetching} onClick={() => query.refetch()}>
            Réessayer
          </Button>
        }
      >
        {messageOf(query.error)}
      </EmptyState>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">Chargement…</span>
      <Skeleton className={`w-full rounded-md ${skeletonClass}`} />
    </div>
  );
}
