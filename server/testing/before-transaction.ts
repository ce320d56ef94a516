import { vi } from 'vitest';
import type { TestApp } from './make-app.ts';

/** Does this before the next transaction begins: after all that a call has checked beforehand. */
export function beforeTransaction({ deps: { db } }: TestApp, work: () => Promise<unknown>): void {
  const begin = db.transaction.bind(db);
  const spy = vi.spyOn(db, 'transaction').mockImplementation(async (...given) => {
    spy.mockRestore();
    await work();
    return await begin(...given);
  });
}
