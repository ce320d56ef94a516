import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createCheckoutSite } from './checkout/site.ts';
import { createHttpServer } from './http/server.ts';
import { operations } from './operations.ts';
import { createControl } from './operator/control.ts';
import { createOperatorSite } from './operator/site.ts';
import { createInvoiceSite } from './portal/invoice-site.ts';
import { createPortalSite } from './portal/site.ts';
import { openStore } from './store.ts';
import { createClock } from './time/clock.ts';
import { runDueWork } from './time/due-work.ts';
import { createCourier } from './webhooks/delivery.ts';
import { noFaults } from './webhooks/faults.ts';
import type { World } from './world.ts';

// A local Stripe on loopback: the API that the product uses, its pages, its webhooks and a clock that can be moved.
// Refuses to start in production, because it accepts any test key and test card.

const lookEveryMs = 30_000;

export interface SandboxOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  /** The file that keeps the state across restarts; without it the state is in memory only. */
  stateFile?: string;
  /** The machine's time in milliseconds. */
  now?: () => number;
}

export interface Sandbox {
  url: string;
  port: number;
  close(): Promise<void>;
}

export async function openSandbox({ port = 0, stateFile, now = Date.now }: SandboxOptions = {}): Promise<Sandbox> {
  if (process.env.NODE_ENV === 'production')
    throw new Error('it takes any test key and test card, so it never starts in production.');
  const store = openStore(stateFile);
  const world: World = {
    store,
    clock: createClock(store, now),
    faults: noFaults(),
    url: 'http://127.0.0.1',
    request: null,
    deliver: (event) => courier.deliver(event),
  };
  const courier = createCourier(world);
  const sites = [
    createControl(world, courier),
    createOperatorSite(world),
    createCheckoutSite(world),
    createPortalSite(world),
    createInvoiceSite(world),
  ];
  const server = createHttpServer(world, operations, sites);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo;
  world.url = `http://127.0.0.1:${actual}`;

  courier.resume();
  const look = () => {
    runDueWork(world);
    store.save();
  };
  look();
  const timer = setInterval(look, lookEveryMs).unref();

  return {
    url: world.url,
    port: actual,
    async close() {
      clearInterval(timer);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await Promise.all([closed, courier.close()]);
      store.save();
    },
  };
}
