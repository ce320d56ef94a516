const kinds = /** @type {const} */ (['check', 'unit', 'api', 'e2e']);

/** @typedef {(typeof kinds)[number]} Kind */

/**
 * `npm test -- api accounts`: the kinds of test to run (all without one) and what is handed on to the runners.
 * @param {string[]} args
 * @returns {{ kinds: Set<Kind>, filters: string[] }}
 */
export function selectTests(args) {
  const isKind = (/** @type {string} */ arg) => kinds.some((kind) => kind === arg);
  const chosen = kinds.filter((kind) => args.includes(kind));
  return { kinds: new Set(chosen.length > 0 ? chosen : kinds), filters: args.filter((arg) => !isKind(arg)) };
}
