import { useEffect } from 'react';
import { takeSharedScreenshots } from './shared-screenshots.ts';

/** For the screens that read screenshots: what was shared is picked as they open. */
export function useSharedScreenshots(add: (files: Iterable<File>) => void): void {
  useEffect(() => {
    const files = takeSharedScreenshots();
    if (files.length > 0) add(files);
  }, [add]);
}
