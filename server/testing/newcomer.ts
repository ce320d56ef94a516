import { me, signup, type User } from '#contract/accounts.ts';
import { createCheckoutSession, mySubscription, type SubscriptionState } from '#contract/billing.ts';
import { goodPassword } from './build-user.ts';
import { cards, sessionOf } from './make-shop.ts';
import type { OutsideProvider } from './outside-provider.ts';

// Somebody who signs up at a server that is a process of its own, over HTTP.

export interface Person {
  email: string;
  /** Of the sign-up; 200 if the account is there. */
  status: number;
  /** The session cookie, as a header. */
  cookie(): string;
  send(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body?: object): Promise<Response>;
  user(): Promise<User>;
  pro(): Promise<SubscriptionState | null>;
  /** The provider's customer id. */
  customer(): Promise<string>;
}

/** Each person needs an address of their own, since sign-ups are limited by address. */
export async function signUpAt(url: string, { email, address }: { email: string; address: string }): Promise<Person> {
  let cookie = '';
  const send = async (path: string, init: RequestInit = {}) =>
    await fetch(url + path, { ...init, headers: { cookie, 'x-forwarded-for': address, ...init.headers } });
  const post = async (path: string, body?: object) =>
    await send(path, {
      method: 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const form = { firstName: 'Zoé', email, password: goodPassword, isAdult: true, acceptsTerms: true };
  const { status, headers } = await post(signup.path, form);
  cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const asked = async <T>(path: string) => (await (await send(path)).json()) as T;
  const user = async () => (await asked<{ user: User }>(me.path)).user;
  return {
    email,
    status,
    cookie: () => cookie,
    send,
    post,
    user,
    pro: async () => (await asked<{ pro: SubscriptionState | null }>(mySubscription.path)).pro,
    customer: async () => (await user()).stripeCustomerId ?? '',
  };
}

/** Answers the checkout's id. */
export async function openCheckout(person: Person): Promise<string> {
  const opened = await person.post(createCheckoutSession.path, { planType: 'monthly' });
  return sessionOf(((await opened.json()) as { clientSecret: string }).clientSecret);
}

export async function pay(provider: OutsideProvider, person: Person, checkoutId: string): Promise<void> {
  await provider.steer(`checkout/${checkoutId}/pay`, { card: cards.good, email: person.email });
}
