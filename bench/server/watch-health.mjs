import process from 'node:process';

// Asks /healthz of the address in its first argument every 20 ms until its input ends, then prints the milliseconds of the slowest answer.
// A process of its own: one that also sends load would measure how busy it is itself.

const [url] = process.argv.slice(2);
let isOver = false;
process.stdin.on('end', () => {
  isOver = true;
});
process.stdin.resume();
await fetch(`${url}/healthz`);
process.stdout.write('watching\n');
let slowest = 0;
while (!isOver) {
  const startedAt = performance.now();
  const { ok } = await fetch(`${url}/healthz`);
  if (!ok) throw new Error('the server is not healthy');
  slowest = Math.max(slowest, performance.now() - startedAt);
  await new Promise((again) => setTimeout(again, 20));
}
process.stdout.write(`${slowest}\n`);
