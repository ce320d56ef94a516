import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { login, me } from '#contract/accounts.ts';
import { optimizeScreenshot, optimizeText } from '#contract/assistant.ts';
import { trackingPath } from '#contract/audience.ts';
import { requestCancellationLink } from '#contract/billing.ts';
import { tryReply } from '#contract/try.ts';
import { webhookPath } from '../../server/features/billing/converging/webhook.ts';
import { browserAgent, click } from '../tracking/visits.ts';

// What people and the payment provider ask for, in the proportions of a busy evening.

export interface People {
  /** Session cookies of Pro accounts. */
  cookies: string[];
  password: string;
  emailOf: string[];
  webhookSecret: string;
}

export interface Visit {
  kind: Kind;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** Of a thousand visits. */
const mixture = {
  landing: 250,
  prices: 100,
  tracking: 250,
  account: 100,
  try: 100,
  text: 90,
  login: 50,
  upload: 10,
  webhook: 40,
  cancellation: 10,
} as const;
export type Kind = keyof typeof mixture;
export const kinds = Object.keys(mixture) as Kind[];
/** What is never refused for want of time. */
export const goFirst: Kind[] = ['webhook', 'cancellation'];

const chat = readFileSync(new URL('../../server/adapters/assistant/reading/testing/chat.png', import.meta.url));
const boundary = 'declic-bench';
const form = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="images"; filename="c.png"\r\nContent-Type: image/png\r\n\r\n`,
  ),
  chat,
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);
const talk = 'Moi : tu as fait quoi ce week-end ?\nElle : une rando dans le Vercors avec ma sœur, et toi ?';

export function nextVisit(random: () => number, people: People): Visit {
  const kind = kindAt(random() * 1000);
  const member = Math.floor(random() * people.cookies.length);
  const cookie = { cookie: people.cookies[member] ?? '' };
  const post = (path: string, body: object, headers = {}): Visit => ({
    kind,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const visits: Record<Kind, () => Visit> = {
    landing: () => ({ kind, method: 'GET', path: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } }),
    prices: () => ({
      kind,
      method: 'GET',
      path: '/pricing',
      headers: { accept: 'text/html', 'accept-encoding': 'br' },
    }),
    account: () => ({ kind, method: 'GET', path: me.path, headers: cookie }),
    tracking: () => post(trackingPath, click(randomUUID())),
    try: () => post(tryReply.path, { sample: 'lea' }),
    text: () => post(optimizeText.path, { conversation: `${talk} (${randomUUID()})` }, cookie),
    login: () => post(login.path, { email: people.emailOf[member], password: people.password }),
    upload: () => ({
      kind,
      method: 'POST',
      path: optimizeScreenshot.path,
      headers: { ...cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: form,
    }),
    webhook: () => webhook(people.webhookSecret),
    cancellation: () => post(requestCancellationLink.path, { email: `${randomUUID()}@exemple.fr` }),
  };
  const visit = visits[kind]();
  const address = Array.from({ length: 3 }, () => Math.floor(random() * 250) + 1).join('.');
  return { ...visit, headers: { 'user-agent': browserAgent, 'x-forwarded-for': `10.${address}`, ...visit.headers } };
}

function kindAt(ticket: number): Kind {
  let left = ticket;
  for (const kind of kinds) {
    left -= mixture[kind];
    if (left < 0) return kind;
  }
  return 'landing';
}

function webhook(secret: string): Visit {
  const id = randomUUID().replaceAll('-', '');
  const invoice = { id: `in_${id}`, object: 'invoice', customer: 'cus_inconnu' };
  const event = { id: `evt_${id}`, object: 'event', type: 'invoice.paid', created: Math.floor(Date.now() / 1000) };
  const payload = JSON.stringify({ ...event, livemode: false, data: { object: invoice } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return { kind: 'webhook', method: 'POST', path: webhookPath, headers, body: payload };
}
