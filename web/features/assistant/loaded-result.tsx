import { type ComponentProps, useEffect, useState } from 'react';
import { SkeletonText } from '../../ui/skeleton.tsx';

// The code that asks for a result and shows it is as large as the form's, so it is fetched separately: as soon as there is something
// to send. A run starts only once it is here, so that no quota is spent on replies that cannot be shown.

type Result = typeof import('./run-result.tsx')['default'];

let Result: Result | null = null;

/** Answers the calls that bring a result. */
export async function fetchResult() {
  const [{ default: shown }, { askAboutScreenshots, askAboutText, askForVariation }] = await Promise.all([
    import('./run-result.tsx'),
    import('./calls.ts'),
  ]);
  Result = shown;
  return { askAboutScreenshots, askAboutText, askForVariation };
}

/** Fetches the code ahead of the run, which then does not wait for it. */
export function usePreloadedResult(isWanted: boolean): void {
  useEffect(() => {
    if (isWanted) fetchResult().catch(() => undefined);
  }, [isWanted]);
}

/** A run starts after its code has been fetched; one that comes back after a reload fetches it first. */
export function LoadedResult(props: ComponentProps<Result>) {
  const [isFetched, setFetched] = useState(Result !== null);
  useEffect(() => {
    if (!isFetched)
      fetchResult().then(
        () => setFetched(true),
        () => undefined,
      );
  }, [isFetched]);
  return Result ? <Result {...props} /> : <SkeletonText />;
}
