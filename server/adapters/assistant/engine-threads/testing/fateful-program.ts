/** A program for a thread, from its JavaScript. */
const programOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

/**
 * A thread that answers every task with a verdict whose reason is the last message. The message «hang» keeps it busy for ever, «die» ends
 * it, and «die once» ends the first thread that gets it, which leaves the file `mark`.
 */
export function fatefulProgram({ mark = '', startsInMs = 0 } = {}): URL {
  return programOf(`import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
const mark = ${JSON.stringify(mark)};
const fates = {
  hang() { for (;;); },
  die() { process.exit(1); },
  'die once'() {
    if (existsSync(mark)) return;
    writeFileSync(mark, '');
    process.exit(1);
  },
};
parentPort.on('message', ({ input }) => {
  const reason = input.conversation.at(-1).text;
  fates[reason]?.();
  parentPort.postMessage({ done: { output: { verdict: 'reply', reason, replies: [] } }, heldBytes: 0 });
});
setTimeout(() => parentPort.postMessage({ ready: true }), ${startsInMs});`);
}
