import { type Payment, payCheckout } from '../checkout/paying.ts';
import { invalidRequest } from '../http/errors.ts';
import { json, type Reply, type Site, type Visit } from '../http/page.ts';
import { bookLateFee } from '../money/balance.ts';
import { closeDispute, openDispute } from '../money/disputes.ts';
import { confirmIntent } from '../objects/payments.ts';
import { runUntil } from '../time/due-work.ts';
import type { Courier } from '../webhooks/delivery.ts';
import { noFaults, setFaults } from '../webhooks/faults.ts';
import type { World } from '../world.ts';

// Steering the sandbox over HTTP: its clock, its faults, and what a cardholder or a bank would do.

type Body = Record<string, unknown>;

function bodyOf({ body }: Visit): Body {
  if (body.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Body;
  } catch {
    // Told below, with what is not an object.
  }
  throw invalidRequest('The body must be a JSON object.');
}

function moveClock(world: World, { advanceSeconds, to }: Body): Reply {
  const now = world.clock.now();
  const target =
    typeof to === 'number'
      ? Math.floor(to)
      : typeof advanceSeconds === 'number'
        ? now + Math.floor(advanceSeconds)
        : null;
  if (target === null) throw invalidRequest('Give advanceSeconds or to, in seconds.');
  if (target < now) throw invalidRequest('Time only moves forward.');
  runUntil(world, null, target);
  world.clock.moveTo(target);
  return json({ now: world.clock.now() });
}

function changeFaults(world: World, wanted: Body): Reply {
  const refused = setFaults(world.faults, wanted);
  if (refused.length > 0) throw invalidRequest(`Unknown or wrong switches: ${refused.join(', ')}`);
  // Fees that were late come in when they no longer are.
  if (wanted.lateFees === false) {
    for (const [id, { kind }] of world.store.entries('waiting-until')) if (kind === 'fee') bookLateFee(world, id);
  }
  return json(world.faults);
}

const dispute = { path: /^\/_sandbox\/disputes\/([^/]+)\/close$/, pay: /^\/_sandbox\/checkout\/([^/]+)\/pay$/ };
const authenticate = /^\/_sandbox\/payment_intents\/([^/]+)\/authenticate$/;

function act(world: World, path: string, body: Body): Reply | null {
  const session = dispute.pay.exec(path)?.[1];
  if (session) {
    const payment = body as unknown as Payment;
    if (typeof payment.card !== 'string') throw invalidRequest('Give card, and email.', { param: 'card' });
    const card = payment.card.replaceAll(/\D/g, '');
    return json(payCheckout(world, world.store.get('checkout.session', session), { ...payment, card }));
  }
  const intent = authenticate.exec(path)?.[1];
  if (intent) {
    const answer = body.outcome === 'fail' ? 'fail' : 'approve';
    return json(confirmIntent(world, world.store.get('payment_intent', intent), {}, answer));
  }
  if (path === '/_sandbox/disputes') {
    const charge = world.store.get('charge', String(body.charge), 'charge');
    return json(openDispute(world, charge, typeof body.reason === 'string' ? body.reason : undefined));
  }
  const closing = dispute.path.exec(path)?.[1];
  if (closing) {
    return json(closeDispute(world, world.store.get('dispute', closing), body.outcome === 'won' ? 'won' : 'lost'));
  }
  return null;
}

export function createControl(world: World, courier: Courier): Site {
  return async (visit) => {
    const { method, path } = visit;
    if (path === '/_sandbox/clock' && method === 'GET') return json({ now: world.clock.now() });
    if (path === '/_sandbox/faults' && method === 'GET') return json(world.faults);
    if (path === '/_sandbox/faults' && method === 'DELETE') return changeFaults(world, { ...noFaults() });
    if (method !== 'POST') return null;
    if (path === '/_sandbox/flush') {
      await courier.flush();
      const waiting = world.store.all('delivery').filter(({ state }) => state === 'pending').length;
      return json({ waiting });
    }
    const body = bodyOf(visit);
    if (path === '/_sandbox/clock') return moveClock(world, body);
    if (path === '/_sandbox/faults') return changeFaults(world, body);
    return act(world, path, body);
  };
}
