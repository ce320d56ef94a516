import { type Payment, payCheckout } from '../checkout/paying.ts';
import { invalidRequest } from '../http/errors.ts';
import { json, type Reply, readJson, type Site } from '../http/page.ts';
import { closeDispute, openDispute } from '../money/disputes.ts';
import { confirmIntent } from '../objects/payments.ts';
import type { Courier } from '../webhooks/delivery.ts';
import { noFaults } from '../webhooks/faults.ts';
import type { World } from '../world.ts';
import { changeFaults, moveClock } from './actions.ts';

// Control calls in JSON under /_sandbox: move the clock, switch faults, act as the cardholder or the bank.

type Body = Record<string, unknown>;

function pay(world: World, id: string, body: Body): Reply {
  const { card, email } = body;
  const session = world.store.get('checkout.session', id);
  if (typeof card !== 'string') throw invalidRequest('Give the number of a card.', { param: 'card' });
  if (typeof email !== 'string' && !session.customer && !session.customer_email) {
    throw invalidRequest('Give the e-mail address of the payer.', { param: 'email' });
  }
  const payment = { ...body, card: card.replaceAll(/\D/g, '') } as unknown as Payment;
  return json(payCheckout(world, session, payment));
}

type Act = (world: World, id: string, body: Body) => Reply;

const acts: [path: RegExp, act: Act][] = [
  [/^\/_sandbox\/checkout\/([^/]+)\/pay$/, pay],
  [
    /^\/_sandbox\/payment_intents\/([^/]+)\/authenticate$/,
    (world, id, { outcome }) => {
      const intent = world.store.get('payment_intent', id);
      return json(confirmIntent(world, intent, {}, outcome === 'fail' ? 'fail' : 'approve'));
    },
  ],
  [
    /^\/_sandbox\/charges\/([^/]+)\/dispute$/,
    (world, id, { reason, inquiry }) => {
      const charge = world.store.get('charge', id);
      if (charge.disputed) throw invalidRequest('This charge is disputed already.');
      const isInquiry = inquiry === true;
      return json(openDispute(world, charge, { isInquiry, ...(typeof reason === 'string' && { reason }) }));
    },
  ],
  [
    /^\/_sandbox\/disputes\/([^/]+)\/close$/,
    (world, id, { outcome }) => {
      if (outcome !== 'won' && outcome !== 'lost' && outcome !== 'warning_closed')
        throw invalidRequest('Give outcome: won, lost or warning_closed.');
      return json(closeDispute(world, world.store.get('dispute', id), outcome));
    },
  ],
  [
    /^\/_sandbox\/clock()$/,
    (world, _id, body) => {
      moveClock(world, body);
      return json({ now: world.clock.now() });
    },
  ],
  [
    /^\/_sandbox\/faults()$/,
    (world, _id, body) => {
      changeFaults(world, body);
      return json(world.faults);
    },
  ],
];

export function createControl(world: World, courier: Courier): Site {
  return async ({ method, path, body }) => {
    if (path === '/_sandbox/clock' && method === 'GET') return json({ now: world.clock.now() });
    if (path === '/_sandbox/faults' && method === 'GET') return json(world.faults);
    if (path === '/_sandbox/faults' && method === 'DELETE') {
      changeFaults(world, { ...noFaults() });
      return json(world.faults);
    }
    if (method !== 'POST') return null;
    if (path === '/_sandbox/flush') {
      await courier.flush();
      const waiting = world.store.all('delivery').filter(({ state }) => state === 'pending').length;
      return json({ waiting });
    }
    for (const [pattern, act] of acts) {
      const id = pattern.exec(path)?.[1];
      if (id !== undefined) return act(world, id, readJson(body));
    }
    return null;
  };
}
