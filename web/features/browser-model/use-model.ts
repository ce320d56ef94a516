import { useEffect, useSyncExternalStore } from 'react';
import { lookAgain, type Model, onModelChange, readModel } from './model-store.ts';

/** Asks the browser about its model whenever a screen that shows it opens: another site may have fetched or removed it. */
export function useModel(): Model {
  useEffect(() => void lookAgain(), []);
  return useSyncExternalStore(onModelChange, readModel);
}
