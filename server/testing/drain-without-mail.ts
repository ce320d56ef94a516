import { expect } from 'vitest';
import type { TestApp } from './make-app.ts';

/** Runs the waiting jobs while no mail can be sent, until those that send one are dead letters. */
export async function drainWithoutMail(test: TestApp): Promise<void> {
  const { send } = test.deps.mail;
  test.deps.mail.send = () => Promise.reject(new Error('the mail server is away'));
  try {
    await expect(test.drain()).rejects.toThrow('jobs failed');
  } finally {
    test.deps.mail.send = send;
  }
}
