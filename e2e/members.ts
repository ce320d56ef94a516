import { expect, type Page } from '@playwright/test';
import { adminPassword } from './operator.ts';
import type { Outbox } from './outbox.ts';
import { createAccount, newPerson, type Person } from './people.ts';

// Accounts that may use the assistant: their address is confirmed, and the operator granted what they need.

type Entitlement = 'pro' | 'bio' | 'photo';

export async function createMember(page: Page, outbox: Outbox, ...granted: Entitlement[]): Promise<Person> {
  const person = await createAccount(page, newPerson());
  const link = await outbox.waitForLink(person.email, /Confirme ton adresse/, '/verifier/');
  await post(page, '/api/auth/verify-email', { token: link.split('/').at(-1) });
  const headers = { authorization: `Bearer ${adminPassword()}` };
  for (const entitlement of granted) {
    await post(page, '/api/admin/grants', { email: person.email, entitlement }, headers);
  }
  return person;
}

export async function post(page: Page, path: string, data: object, headers: Record<string, string> = {}) {
  const answer = await page.request.post(path, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}
