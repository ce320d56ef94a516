import Stripe from 'stripe';

export const webhookSecret = 'whsec_bench';

/** What the sending process is told to send. */
export interface Burst {
  url: string;
  /** The event that is sent, each time with another id. */
  template: object;
  name: string;
  count: number;
  atOnce: number;
}

export interface SignedEvent {
  payload: string;
  signature: string;
}

/** A webhook as Stripe sends it, signed with the present time. */
export function signedEvent(id: string, template: object): SignedEvent {
  const payload = JSON.stringify({ ...template, id }, null, 2);
  return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }) };
}

export function shuffled<T>(values: T[], random: () => number): T[] {
  const mixed = [...values];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

/** Pseudo-random numbers between 0 and 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
