import { splitReference } from './judge.mjs';

/** @typedef {import('./demands.mjs').Demand} Demand */
/** @typedef {import('./judge.mjs').Judgement} Judgement */

const head = `# Proof

One row a demand: which tests hold it, and what they said when they last ran. \`npm run proof\` writes this file from the reports of
the test runs and benchmarks, and fails if a demand has no test, or a test failed, did not run or is newer than its run. The demands
are in \`scripts/proof/demands.mjs\`; whoever adds one adds its tests there.

| demand | test | last measured |
|---|---|---|`;

/**
 * @param {{ demand: Demand, judgement: Judgement }[]} rows
 * @returns {string} The whole document.
 */
export function proofDocument(rows) {
  /** @type {string[]} */
  const lines = [];
  let area = '';
  for (const { demand, judgement } of rows) {
    if (demand.area !== area) lines.push(`| **${demand.area}** | | |`);
    area = demand.area;
    const tests = [...(demand.tests ?? []), ...(demand.figures ?? []).flatMap(benchOf)].map(describeReference);
    lines.push(
      `| ${cell(demand.demand)} | ${[...new Set(tests)].join('<br>')} | ${cell(describeJudgement(judgement))} |`,
    );
  }
  return `${head}\n${lines.join('\n')}\n`;
}

/** The command that measured a figure; nothing where a test did, which the demand names. @param {string} reference */
function benchOf(reference) {
  const { file: run } = splitReference(reference);
  return /^(faults|cluster)-/.test(run) ? [] : [`npm run bench -- ${run}`];
}

/** @param {string} reference */
function describeReference(reference) {
  const { file, part } = splitReference(reference);
  return part ? `\`${file}\`: ${cell(part)}` : `\`${file}\``;
}

/** @param {Judgement} judgement */
function describeJudgement({ passed, measured, problems, at }) {
  if (problems.length > 0)
    return `**not proven: ${[...new Set(problems.map((problem) => problem.split(':')[0]))].join(', ')}**`;
  const day = new Date(at).toISOString().slice(0, 10);
  const counts = passed > 0 ? [`${passed} passed`] : [];
  return `${[...measured, ...counts].join('; ')}, ${day}`;
}

/** @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
