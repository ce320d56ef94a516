import { describeDuration } from './duration.mjs';

// Where a run's time went: its stages, and what it may take at the most.

/** @typedef {{ name: string, ms: number }} Stage */

/**
 * Starts a clock that tells how long each stage took.
 * @returns {{ end: (name: string) => void, stages: Stage[], totalMs: () => number }}
 */
export function startStages(now = () => performance.now()) {
  const startedAt = now();
  let stageStartedAt = startedAt;
  /** @type {Stage[]} */
  const stages = [];
  return {
    stages,
    end(name) {
      stages.push({ name, ms: now() - stageStartedAt });
      stageStartedAt = now();
    },
    totalMs: () => now() - startedAt,
  };
}

/**
 * «Check 31 s, Vitest 2 min 5 s»; stages of less than a second are left out.
 * @param {Stage[]} stages
 */
export function describeStages(stages) {
  return stages
    .filter(({ ms }) => ms >= 1000)
    .map(({ name, ms }) => `${name} ${describeDuration(ms)}`)
    .join(', ');
}

/**
 * A sentence for a run that took longer than its budget; null for one that did not.
 * @param {string} command
 * @param {number} ms
 * @param {number} budgetMinutes On two idle cores.
 */
export function describeOverrun(command, ms, budgetMinutes) {
  if (ms <= budgetMinutes * 60_000) return null;
  return `OVER BUDGET: ${command} took ${describeDuration(ms)}; on two idle cores it may take ${budgetMinutes} minutes. Unless other programs kept the machine busy, make the slowest files faster.`;
}
