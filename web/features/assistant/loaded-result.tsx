import { type ComponentProps, useEffect } from 'react';

// What shows a run is as much again as what starts one, so it is fetched when there is something to send, and a run
// does not begin without it: nobody pays for replies that could not be shown.

type Result = typeof import('./run-result.tsx')['default'];

let Result: Result | null = null;

export async function fetchResult(): Promise<void> {
  Result ??= (await import('./run-result.tsx')).default;
}

/** Ahead of the run, so that it does not wait. */
export function usePreloadedResult(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) fetchResult().catch(() => undefined);
  }, [isWanted]);
}

/** Where there is a run to show, its files have come. */
export function LoadedResult(props: ComponentProps<Result>) {
  return Result ? <Result {...props} /> : null;
}
