import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openStripe } from './stripe-client.ts';
import { stripeSubscriptions } from './stripe-subscriptions.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** Starts an add-on at a provider that cuts the connection on requests of this method. */
async function startUnanswered(method: 'GET' | 'POST'): Promise<unknown> {
  server = createServer((request, response) => {
    if (request.method === method) request.socket.destroy();
    else response.end(JSON.stringify({ id: 'sub_pro', default_payment_method: 'pm_1' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stripe = openStripe({ secretKey: 'sk_test_cut', apiBase: `http://127.0.0.1:${port}` });
  const book = { priceIdOf: async () => 'price_1', taxRates: async () => [] };
  return await stripeSubscriptions(stripe, book).startAddon({
    intentId: 'intent',
    customerId: 'cus_1',
    proSubscriptionId: 'sub_pro',
    priceKey: 'addon_bio',
  });
}

describe('a connection cut before the answer', () => {
  it('of a charging call: the message does not claim that nothing was charged', async () => {
    await expect(startUnanswered('POST')).rejects.toMatchObject({
      code: 'provider_timeout',
      message: expect.not.stringContaining("Rien n'a été débité"),
    });
  });

  it('of the call before it: the message says that nothing was charged', async () => {
    await expect(startUnanswered('GET')).rejects.toMatchObject({
      code: 'provider_timeout',
      message: expect.stringContaining("Rien n'a été débité"),
    });
  });

  it('is provider_timeout, while a refused connection is provider_unavailable', async () => {
    const stripe = openStripe({ secretKey: 'sk_test_cut', apiBase: 'http://127.0.0.1:1' });
    const { cancelNow } = stripeSubscriptions(stripe, { priceIdOf: async () => '', taxRates: async () => [] });
    await expect(cancelNow('sub_pro')).rejects.toMatchObject({ code: 'provider_unavailable' });
  });
});
