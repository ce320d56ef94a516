// Holds each demand against what ran: the outcomes of the tests that are tagged with it, and the figures of tagged files.

/** @typedef {import('./tags.mjs').Demand} Demand */
/** @typedef {import('./tags.mjs').Tag} Tag */
/** @typedef {Map<string, import('./figures.mjs').Measured>} Figures By the name of their run. */
/** @typedef {{ demand: Demand, files: string[], problems: string[], passed: number, at: number }} Proof `at`: when its oldest run began. */

/** @typedef {import('./outcomes.mjs').Outcome} Outcome */
/** @typedef {{ outcomes: Outcome[], figures: Figures, changedAt: (file: string) => number }} Runs */

/** @param {Demand[]} demands @param {Tag[]} tags @param {Runs} runs @returns {Proof[]} */
export function prove(demands, tags, runs) {
  return demands.map((demand) => {
    const held = tags.filter(({ ids }) => ids.includes(demand.id));
    const results = held.map((tag) => resultOf(tag, runs));
    return {
      demand,
      files: [...new Set(held.map(({ file }) => file))],
      problems: held.length === 0 ? ['no test'] : results.flatMap(({ problems }) => problems),
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      at: Math.min(...results.map(({ at }) => at)),
    };
  });
}

/** @param {Tag} tag @param {Runs} runs */
function resultOf({ file, title }, { outcomes, figures, changedAt }) {
  const found = outcomes.filter((one) => one.file === file && (one.title === '' || one.title.includes(title)));
  const measured = [...figures].filter(([run]) =>
    run.startsWith(file.replace(/(\.test)?\.ts$/, '').replaceAll('/', '-')),
  );
  const times = [...found.map(({ at }) => at), ...measured.map(([, { at }]) => Date.parse(at))];
  const missed = measured.flatMap(([, run]) => run.figures.filter(({ isMet }) => !isMet));
  const passed = new Set(found.filter(({ status }) => status === 'passed').map((one) => one.title)).size;
  const problems = missed.map(({ name, value, target }) => `missed: ${name}: ${value} (${target})`);
  if (found.some(({ status }) => status === 'failed')) problems.push(`failed: ${file}: ${title}`);
  else if (passed + measured.length === 0) problems.push(`did not run: ${file}: ${title}`);
  else if (Math.min(...times) < changedAt(file)) problems.push(`changed since it ran: ${file}`);
  return { problems, passed, at: Math.min(...times) };
}

const head = `# Proof

What the tests and benchmarks said of each of the [demands](demands.md) when they last ran; \`npm run proof\` writes this file.

| demand | tests and benchmarks | passed | day |
|---|---|---|---|`;

/** @param {Proof[]} proofs @param {Figures} figures */
export function proofDocument(proofs, figures) {
  const rows = proofs.map(({ demand, files, problems, passed, at }) => {
    const result = problems.length === 0 ? passed || 'figures met' : '**not proven**';
    const day = Number.isFinite(at) ? new Date(at).toISOString().slice(0, 10) : '';
    return `| ${demand.text} | ${files.map((file) => `\`${file}\``).join('<br>')} | ${result} | ${day} |`;
  });
  const measured = [...figures].flatMap(([run, list]) =>
    list.figures.map(({ name, value, target = '' }) => `| ${run} | ${name} | ${value} | ${target} |`),
  );
  return `${[head, ...rows, '', '## Figures', '', '| run | measured | value | target |', '|---|---|---|---|', ...measured].join('\n')}\n`;
}
