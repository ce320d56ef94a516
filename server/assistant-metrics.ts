import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AssistantEvents } from '#contract/assistant.ts';
import type { Feature } from '#contract/plans.ts';
import type { Fallback, ThreadStats } from './adapters/assistant/port.ts';

// What /metrics reports of the assistant: counts and durations for Prometheus, never a word of a conversation
// nor a measure of a photo.

type Step = Extract<keyof AssistantEvents, 'lecture' | 'analyse' | 'redaction'> | 'photo' | 'retouche';
/** `kept`: the user got a result for it, or left while a model wrote it. `refused`: the quota was used up, or the plan does not include the feature. */
type UseOutcome = 'kept' | 'given_back' | 'refused';

export interface AssistantMetrics {
  registry: Registry;
  /** Runs a step of the assistant and records how long it took, whether it succeeds or throws. */
  timeStep<Result>(step: Step, work: () => Promise<Result>): Promise<Result>;
  countUse(feature: Feature, outcome: UseOutcome): void;
  /** Counts a piece of work that was asked of a model. */
  countWriting(entry: { task: string; fallback: Fallback | null }): void;
  /** Reports the counts of the threads that read screenshots, run the engine or measure photos; `stats` is called at each scrape. */
  watchThreads(whose: ThreadOwner, stats: () => ThreadStats): void;
}

export function createAssistantMetrics(): AssistantMetrics {
  const registry = new Registry();
  const registers = [registry];
  const steps = new Histogram({
    name: 'assistant_step_duration_seconds',
    help: 'Time that a step of the assistant took: lecture, analyse, redaction, photo, retouche.',
    labelNames: ['step', 'outcome'],
    buckets: [0.01, 0.05, 0.2, 0.5, 1, 2, 5, 12],
    registers,
  });
  const uses = new Counter({
    name: 'assistant_uses_total',
    help: 'Uses of a quota, by feature: kept, given_back after a failure, refused.',
    labelNames: ['feature', 'outcome'],
    registers,
  });
  const writings = new Counter({
    name: 'assistant_model_writings_total',
    help: 'Work asked of a model, by task; fallback says why the embedded engine wrote instead, or none.',
    labelNames: ['task', 'fallback'],
    registers,
  });
  return {
    registry,
    async timeStep(step, work) {
      const startedAt = performance.now();
      const end = (outcome: 'done' | 'failed') =>
        steps.observe({ step, outcome }, (performance.now() - startedAt) / 1000);
      try {
        const result = await work();
        end('done');
        return result;
      } catch (error) {
        end('failed');
        throw error;
      }
    },
    countUse: (feature, outcome) => uses.inc({ feature, outcome }),
    countWriting: ({ task, fallback }) => writings.inc({ task, fallback: fallback ?? 'none' }),
    watchThreads: (whose, stats) => watchThreads(registers, whose, stats),
  };
}

const jobOutcomes = ['answered', 'refused', 'late', 'cancelled'] as const;

const threadOwners = {
  reader: { tasks: 'screenshots', Tasks: 'Screenshots' },
  engine: { tasks: 'texts', Tasks: 'Texts' },
  studio: { tasks: 'photos', Tasks: 'Photos' },
} as const;
type ThreadOwner = keyof typeof threadOwners;

function watchThreads(registers: Registry[], whose: ThreadOwner, stats: () => ThreadStats): void {
  const { tasks, Tasks } = threadOwners[whose];
  new Gauge({
    name: `${whose}_queue_length`,
    help: `${Tasks} that wait for a thread.`,
    registers,
    collect() {
      this.set(stats().queued);
    },
  });
  new Gauge({
    name: `${whose}_threads`,
    help: `Threads of the ${whose}, by state.`,
    labelNames: ['state'],
    registers,
    collect() {
      const { ready, busy } = stats();
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'idle' }, ready - busy);
    },
  });
  new Counter({
    name: `${whose}_${tasks}_total`,
    help: `${Tasks} since the start: answered, refused for a full queue, late for their deadline, cancelled.`,
    labelNames: ['outcome'],
    registers,
    collect() {
      const counts = stats();
      this.reset();
      for (const outcome of jobOutcomes) this.inc({ outcome }, counts[outcome]);
    },
  });
  new Counter({
    name: `${whose}_threads_replaced_total`,
    help: 'Threads that died, or were ended since they had grown or did not come back.',
    labelNames: ['reason'],
    registers,
    collect() {
      const { died, retired } = stats();
      this.reset();
      this.inc({ reason: 'died' }, died);
      this.inc({ reason: 'retired' }, retired);
    },
  });
}
