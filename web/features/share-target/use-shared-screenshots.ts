import { useEffect } from 'react';
import { takeSharedScreenshots } from './shared-screenshots.ts';

/** Adds the shared screenshots to those picked, when the screen opens. */
export function useSharedScreenshots(add: (files: Iterable<File>) => void): void {
  useEffect(() => {
    const files = takeSharedScreenshots();
    if (files.length > 0) add(files);
  }, [add]);
}
