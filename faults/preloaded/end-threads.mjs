import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';

// Preloaded into a server: SIGUSR2 ends its worker threads, whatever they are at.

if (threads.isMainThread) {
  /** @type {Set<threads.Worker>} */
  const alive = new Set();
  threads.Worker = class extends threads.Worker {
    /** @param {ConstructorParameters<typeof threads.Worker>} given */
    constructor(...given) {
      super(...given);
      alive.add(this);
      this.once('exit', () => alive.delete(this));
    }
  };
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => {
    for (const worker of alive) void worker.terminate();
  });
}
