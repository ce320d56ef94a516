import type { Page } from '@playwright/test';
import { adminPassword } from './operator.ts';
import type { Outbox } from './outbox.ts';
import { createAccount, newPerson, type Person, post } from './people.ts';

// Accounts that may use the assistant, made by API calls: a free one with a confirmed address, or one to which the operator
// granted what it needs. The browser of `page` is signed in with it.

type Entitlement = 'pro' | 'bio' | 'photo';

export async function createFreeMember(page: Page, outbox: Outbox): Promise<Person> {
  const person = await createAccount(page, newPerson());
  const link = await outbox.waitForLink(person.email, /Confirme ton adresse/, '/verifier/');
  await post(page, '/api/auth/verify-email', { token: link.split('/').at(-1) });
  return person;
}

/** A Pro needs no confirmed address, so nothing waits for a mail here. */
export async function createPro(page: Page, ...addons: Exclude<Entitlement, 'pro'>[]): Promise<Person> {
  const person = await createAccount(page, newPerson());
  const headers = { authorization: `Bearer ${adminPassword()}` };
  for (const entitlement of ['pro', ...addons]) {
    await post(page, '/api/admin/grants', { email: person.email, entitlement }, headers);
  }
  return person;
}
