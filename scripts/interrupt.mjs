// What has to be undone when a command is interrupted. Signals are caught only while something is registered,
// so that the server, started in the same process, keeps its own handling.

/** @typedef {(signal: NodeJS.Signals) => unknown} Cleanup */

/** @type {Set<Cleanup>} */
const cleanups = new Set();
/** @type {Partial<Record<NodeJS.Signals, number>>} */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const signals = /** @type {NodeJS.Signals[]} */ (Object.keys(exitCodes));

/** @param {NodeJS.Signals} signal */
async function cleanUpAndExit(signal) {
  // The last one first, each after the other: a folder is removed when nobody writes to it any more.
  for (const cleanup of [...cleanups].reverse()) {
    await Promise.resolve(cleanup(signal)).catch((error) => console.error(error));
  }
  process.exit(exitCodes[signal]);
}

/**
 * Registers what to undo, and returns the function that takes it off again.
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
