// Cleanups for a command that is interrupted. Signals are caught only while a cleanup is registered, so that the
// server, which may run in the same process, keeps its own handlers.

/** @typedef {(signal: NodeJS.Signals) => unknown} Cleanup */

/** @type {Set<Cleanup>} */
const cleanups = new Set();
/** @type {Partial<Record<NodeJS.Signals, number>>} */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const signals = /** @type {NodeJS.Signals[]} */ (Object.keys(exitCodes));

/** @param {NodeJS.Signals} signal */
async function cleanUpAndExit(signal) {
  // In reverse order and one at a time: a program stops writing to a folder before the folder is removed.
  for (const cleanup of [...cleanups].reverse()) {
    await Promise.resolve(cleanup(signal)).catch((error) => console.error(error));
  }
  process.exit(exitCodes[signal]);
}

/**
 * Registers a cleanup; returns the function that removes it.
 * @param {Cleanup} cleanup
 */
export function whenInterrupted(cleanup) {
  if (cleanups.size === 0) for (const signal of signals) process.on(signal, cleanUpAndExit);
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
    if (cleanups.size === 0) for (const signal of signals) process.off(signal, cleanUpAndExit);
  };
}
