import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

// People who use Déclic, each with an e-mail address of their own.

export interface Person {
  firstName: string;
  email: string;
  password: string;
}

export function newPerson(firstName = 'Camille'): Person {
  const mark = randomUUID().slice(0, 8);
  return { firstName, email: `camille.${mark}@exemple.fr`, password: `velo-orange-${mark}` };
}

/** Comes back when the server says so: on a busy machine a call may find no room, or wait for its thread longer than it may. */
export async function post(page: Page, path: string, data: object, headers: Record<string, string> = {}) {
  let answer = await page.request.post(path, { data, headers });
  for (let tries = 1; answer.status() === 503 && tries < 6; tries++) {
    const { retryAfterSeconds } = await answer.json();
    await page.waitForTimeout(retryAfterSeconds * 1000);
    answer = await page.request.post(path, { data, headers });
  }
  expect(answer.status(), await answer.text()).toBe(200);
  return await answer.json();
}

/** Makes an account by an API call, for journeys about something else; this browser is signed in with it. */
export async function createAccount(page: Page, person = newPerson()): Promise<Person> {
  await post(page, '/api/auth/signup', { ...person, isAdult: true, acceptsTerms: true });
  return person;
}

export async function fillSignup(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Prénom').fill(person.firstName);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: "J'ai 18 ans ou plus" }).check();
  await page.getByRole('checkbox', { name: "J'accepte les conditions générales" }).check();
}

export async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

/** Sign-in leads a free account here. */
export const freeSpace = '/onboarding-dm';

/** Leaves the page first: requests that it still makes would be refused, and the browser would complain. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.request.post('/api/auth/logout');
}

export async function expectGreeting(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: `Bonjour ${person.firstName}` })).toBeVisible();
}

/** Of every account of the seed. */
export const demoPassword = 'demo-declic-2026';

/** Signs this browser in with one of the accounts of the seed. */
export async function logInAs(page: Page, email: 'pro@exemple.fr' | 'gratuit@exemple.fr'): Promise<void> {
  await logInByCall(page, { email, password: demoPassword });
}

export async function logInByCall(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await post(page, '/api/auth/login', { email, password });
}

/** Signs in with an account of the seed, and opens a page. */
export async function openAs(page: Page, email: Parameters<typeof logInAs>[1], address: string): Promise<void> {
  await logInAs(page, email);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
