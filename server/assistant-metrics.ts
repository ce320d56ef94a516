import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AssistantEvents } from '#contract/assistant.ts';
import type { Feature } from '#contract/plans.ts';
import type { ReaderStats } from './adapters/assistant/port.ts';

// What the operator can watch of the assistant, in Prometheus' form: counts and durations, and nothing of what was said.

type Step = Extract<keyof AssistantEvents, 'lecture' | 'analyse' | 'redaction'>;
/** `kept`: the user got what the quota paid for. `refused`: the plan had nothing left, or never had it. */
type UseOutcome = 'kept' | 'given_back' | 'refused';

export interface Figures {
  registry: Registry;
  /** Does a step of the assistant and notes how long it took, however it ended. */
  timed<Result>(step: Step, work: () => Promise<Result>): Promise<Result>;
  used(feature: Feature, outcome: UseOutcome): void;
  /** The reader counts by itself; it is asked whenever somebody looks. */
  watchReader(stats: () => ReaderStats): void;
}

export function createFigures(): Figures {
  const registry = new Registry();
  const registers = [registry];
  const steps = new Histogram({
    name: 'assistant_step_duration_seconds',
    help: 'Time that a step of the assistant took: lecture, analyse, redaction.',
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
  return {
    registry,
    async timed(step, work) {
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
    used: (feature, outcome) => uses.inc({ feature, outcome }),
    watchReader: (stats) => watchReader(registers, stats),
  };
}

const jobOutcomes = ['answered', 'refused', 'late', 'cancelled'] as const;

function watchReader(registers: Registry[], stats: () => ReaderStats): void {
  new Gauge({
    name: 'reader_queue_length',
    help: 'Screenshots that wait for a thread.',
    registers,
    collect() {
      this.set(stats().queued);
    },
  });
  new Gauge({
    name: 'reader_threads',
    help: 'Threads that read screenshots, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const { ready, busy } = stats();
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'idle' }, ready - busy);
    },
  });
  new Counter({
    name: 'reader_screenshots_total',
    help: 'Screenshots since the start: answered, refused for a full queue, late for their deadline, cancelled.',
    labelNames: ['outcome'],
    registers,
    collect() {
      const counts = stats();
      this.reset();
      for (const outcome of jobOutcomes) this.inc({ outcome }, counts[outcome]);
    },
  });
  new Counter({
    name: 'reader_threads_replaced_total',
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
