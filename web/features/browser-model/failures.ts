// Runs of this tab in a row for which the browser's model brought nothing. After the second it is not asked again in the tab.

const entry = 'declic.browser-model-failures';
const maxInARow = 2;

export const hasGivenUp = (): boolean => read() >= maxInARow;
export const noteFailure = (): void => write(read() + 1);
export const forgetFailures = (): void => write(0);

/** For a tab that refuses storage. */
let memory = 0;

function read(): number {
  try {
    return Number(window.sessionStorage.getItem(entry) ?? memory);
  } catch {
    return memory;
  }
}

function write(count: number): void {
  memory = count;
  try {
    window.sessionStorage.setItem(entry, String(count));
  } catch {
    // `memory` has it.
  }
}
