import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { SkeletonText } from '../../ui/skeleton.tsx';

// What shows a run is as much again as what starts one, so it is fetched when there is something to send, and a run
// does not begin without it: nobody pays for replies that could not be shown.

export const fetchResult = () => import('./run-result.tsx');
const RunResult = lazy(fetchResult);

/** Ahead of the run, so that it does not wait. */
export function useResultAhead(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) fetchResult().catch(() => undefined);
  }, [isWanted]);
}

export function LoadedResult(props: ComponentProps<typeof RunResult>) {
  return (
    <Suspense fallback={<SkeletonText lines={5} />}>
      <RunResult {...props} />
    </Suspense>
  );
}
