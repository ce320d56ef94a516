import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Wave, Waved } from './traffic-process.ts';

// The bench's own processes, apart from each other and from the server.

function start(file: string) {
  return fork(fileURLToPath(new URL(file, import.meta.url)));
}

export async function sendWave(wave: Wave): Promise<Waved> {
  const child = start('traffic-process.ts');
  child.send(wave);
  const [waved] = (await once(child, 'message')) as [Waved];
  child.kill();
  await once(child, 'close');
  return waved;
}

/** Milliseconds of each answer. */
export interface HealthTimes {
  kept: number[];
  fresh: number[];
  bare: number[];
}

export interface HealthWatch {
  /** Since the last call. */
  times(): Promise<HealthTimes>;
  stop(): Promise<void>;
}

export function watchHealth(url: string): HealthWatch {
  const child = start('health-process.ts');
  child.send(url);
  return {
    async times() {
      child.send('times');
      return ((await once(child, 'message')) as [HealthTimes])[0];
    },
    async stop() {
      const ended = once(child, 'close');
      child.kill();
      await ended;
    },
  };
}
