import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const installer = resolve(import.meta.dirname, '../../../../../scripts/testing/install-llama.mjs');

/** The folder of llama.cpp for tests, installed by the first test that needs it. Throws where that fails: no test is skipped. */
export function testLlamaFolder(): string {
  return execFileSync(process.execPath, [installer], { encoding: 'utf8' });
}
