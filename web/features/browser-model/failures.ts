import { tabEntry } from '../../storage.ts';

// Runs of this tab in a row for which the browser's model brought nothing. After the second it is not asked again in the tab.

const entry = tabEntry('declic.browser-model-failures');
const maxInARow = 2;

export const hasGivenUp = (): boolean => count() >= maxInARow;
export const noteFailure = (): void => void entry.write(String(count() + 1));
export const forgetFailures = (): void => entry.erase();

const count = (): number => Number(entry.read());
