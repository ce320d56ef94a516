import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

// A thread that stands back and tells its priority, which is the 19th field of its line.

const { register } = await import('tsx/esm/api');
register();
const { yieldToServer } = await import('../yield-to-server.ts');
yieldToServer();
const [, fields = ''] = readFileSync('/proc/thread-self/stat', 'utf8').split(') ');
parentPort?.postMessage(Number(fields.split(' ')[16]));
