import { AppError } from '../../../errors.ts';
import { type Ahead, Line } from '../../line.ts';
import { longestInLineMs, type ReadingTurn } from '../port.ts';

// The line in front of the threads that read. It is bounded by time, not by a count: who would wait for longer than a minute is told
// when to come back.

/** Until a reading was measured: what one takes on a processor that does nothing else. */
const firstMs = 1200;
/** So much of each new measure goes into the mean. */
const newness = 1 / 8;
/** Beyond this nobody joins the line. */
const longestSeconds = 60;

interface ReadingLine {
  /** Does the work of a call with so many files when its turn comes. Who waits too long, since the files before are slower than those measured, is told to come back too. */
  run<Result>(files: number, work: () => Promise<Result>, turn: ReadingTurn): Promise<Result>;
  /** Learns how long a file kept its thread. One that was not read teaches only that files take longer: quick refusals are no readings. */
  learn(tookMs: number, wasRead: boolean): void;
  stats(): { waiting: number; refused: number; late: number };
}

export function openReadingLine(threads: number): ReadingLine {
  const counts = { refused: 0, late: 0 };
  let meanMs = firstMs;
  const secondsFor = ({ weight }: Ahead) => Math.ceil((weight * meanMs) / threads / 1000);
  const line = new Line({
    atOnce: threads,
    refuse(ahead) {
      const seconds = secondsFor(ahead);
      if (seconds <= longestSeconds) return null;
      counts.refused++;
      return comeBack(seconds);
    },
  });
  return {
    async run(files, work, { signal, onPlace, isSecond = false, sender }) {
      const late = new AbortController();
      const timer = setTimeout(() => {
        counts.late++;
        late.abort(comeBack(longestSeconds));
      }, longestInLineMs);
      const begin = async () => {
        clearTimeout(timer);
        return await work();
      };
      try {
        return await line.run(begin, {
          signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
          weight: files,
          isSecond,
          sender,
          onPlace: (ahead) => onPlace?.({ ahead: ahead.requests, seconds: secondsFor(ahead) }),
        });
      } finally {
        clearTimeout(timer);
      }
    },
    learn(tookMs, wasRead) {
      if (!wasRead && tookMs < meanMs) return;
      meanMs += (tookMs - meanMs) * newness;
    },
    stats: () => ({ waiting: line.waiting, ...counts }),
  };
}

/** When the line will be half as long as it may be, in tens of seconds. */
function comeBack(lineSeconds: number): AppError {
  const retryAfterSeconds = Math.ceil((lineSeconds - longestSeconds / 2) / 10) * 10;
  return new AppError(
    'overloaded',
    `Beaucoup de captures à lire en ce moment. Reviens dans ${retryAfterSeconds} secondes environ.`,
    { retryAfterSeconds },
  );
}
