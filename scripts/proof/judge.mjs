// Holds a demand against what ran: the outcomes of its tests and the figures that it names.

/** @typedef {import('./demands.mjs').Demand} Demand */
/** @typedef {import('./outcomes.mjs').Outcome} Outcome */
/** @typedef {import('./figures.mjs').Measured} Measured */

/**
 * @typedef {object} Runs
 * @property {Outcome[]} outcomes
 * @property {Map<string, Measured>} figures
 * @property {(file: string) => number} changedAt When a file was last written, in milliseconds since 1970; 0 if it is not there.
 */

/**
 * @typedef {object} Judgement
 * @property {string[]} problems Empty if the demand is proven.
 * @property {number} passed How many tests passed for it.
 * @property {string[]} measured Its figures, as people read them.
 * @property {number} at When the oldest of its runs began.
 */

/**
 * @param {Demand} demand
 * @param {Runs} runs
 * @returns {Judgement}
 */
export function judge({ tests = [], figures = [] }, runs) {
  /** @type {Judgement} */
  const judgement = { problems: [], passed: 0, measured: [], at: Number.POSITIVE_INFINITY };
  if (tests.length + figures.length === 0) judgement.problems.push('no test');
  for (const test of tests) addTest(judgement, test, runs);
  for (const figure of figures) addFigure(judgement, figure, runs);
  return judgement;
}

/** @param {string} reference «file › part of a title» @returns {{ file: string, part: string }} */
export function splitReference(reference) {
  const [file = '', part = ''] = reference.split(' › ');
  return { file, part };
}

/** @param {Judgement} judgement @param {string} reference @param {Runs} runs */
function addTest(judgement, reference, { outcomes, changedAt }) {
  const { file, part } = splitReference(reference);
  const found = outcomes.filter(
    (outcome) => outcome.file === file && (outcome.title === '' || outcome.title.includes(part)),
  );
  const current = found.filter(({ at }) => at >= changedAt(file));
  const passed = new Set(current.filter(({ status }) => status === 'passed').map(({ title }) => title));
  if (current.some(({ status }) => status === 'failed')) judgement.problems.push(`failed: ${reference}`);
  else if (passed.size === 0)
    judgement.problems.push(
      `${found.length > 0 && current.length === 0 ? 'changed since it ran' : 'did not run'}: ${reference}`,
    );
  judgement.passed += passed.size;
  for (const { at } of current) judgement.at = Math.min(judgement.at, at);
}

/** @param {Judgement} judgement @param {string} reference @param {Runs} runs */
function addFigure(judgement, reference, { figures }) {
  const { file: run, part: name } = splitReference(reference);
  const measured = figures.get(run);
  const figure = measured?.figures.find((one) => one.name === name);
  if (!measured || !figure) return void judgement.problems.push(`not measured: ${reference}`);
  if (!figure.isMet) judgement.problems.push(`missed: ${reference}: ${figure.value} (${figure.target})`);
  judgement.measured.push(`${name}: ${figure.value}${figure.target ? ` (${figure.target})` : ''}`);
  judgement.at = Math.min(judgement.at, Date.parse(measured.at));
}
