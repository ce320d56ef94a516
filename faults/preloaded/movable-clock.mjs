import { readFileSync, rmSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Preloaded into a server: SIGUSR2 sets its clock, by as many milliseconds as the file named by CLOCK_FILE says, which is then
// gone.

if (isMainThread) {
  let offsetMs = 0;
  const machine = Date;
  const now = () => machine.now() + offsetMs;
  globalThis.Date = new Proxy(machine, {
    construct: (_, given, asked) => Reflect.construct(machine, given.length > 0 ? given : [now()], asked),
    apply: () => new machine(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  process.on('SIGUSR2', () => {
    const file = process.env.CLOCK_FILE ?? '';
    offsetMs = Number(readFileSync(file, 'utf8'));
    rmSync(file);
  });
}
