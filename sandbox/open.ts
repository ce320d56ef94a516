import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCheckoutSite } from './checkout/site.ts';
import { createHttpServer } from './http/server.ts';
import { operations } from './operations.ts';
import { createControl } from './operator/control.ts';
import { createOperatorSite } from './operator/site.ts';
import { createInvoiceSite } from './portal/invoice-site.ts';
import { createPortalSite } from './portal/site.ts';
import { openStore, type Store, type StoreCopy } from './store.ts';
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
  /** Called after the clock was moved, with both times in milliseconds. */
  onClockMoved?: (from: number, to: number) => void;
}

export interface Sandbox {
  url: string;
  port: number;
  /** Its time in milliseconds: the machine's, and what the clock was moved by. */
  now(): number;
  /** A copy of all objects, to go back to. */
  copy(): StoreCopy;
  /**
   * Forgets all objects but those of the copy, webhooks on their way, fault switches and the moved clock. Its address stays: one
   * sandbox serves a whole test file.
   */
  reset(copy?: StoreCopy): Promise<void>;
  close(): Promise<void>;
}

export async function openSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, stateFile, now = Date.now, onClockMoved = () => {} } = options;
  if (process.env.NODE_ENV === 'production')
    throw new Error('it takes any test key and test card, so it never starts in production.');
  const store = openStore(stateFile);
  let current = createWorld(store, now, onClockMoved);
  const server = createServer((request, response) => current.http.emit('request', request, response));
  server.keepAliveTimeout = current.http.keepAliveTimeout;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${actual}`;
  current.world.url = url;

  current.courier.resume();
  const look = () => {
    runDueWork(current.world);
    store.save();
  };
  look();
  const timer = setInterval(look, lookEveryMs).unref();

  return {
    url,
    port: actual,
    now: () => now() + current.world.clock.movedMs(),
    copy: () => store.copy(),
    async reset(copy = []) {
      await current.courier.close();
      store.goBackTo(copy);
      current = createWorld(store, now, onClockMoved);
      current.world.url = url;
    },
    async close() {
      clearInterval(timer);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await Promise.all([closed, current.courier.close()]);
      store.save();
    },
  };
}

/** A world over what the store holds. `http` answers for it and does not listen itself, so that another world can take its place. */
function createWorld(store: Store, now: () => number, clockMoved: World['clockMoved']) {
  const world: World = {
    store,
    clock: createClock(store, now),
    clockMoved,
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
  return { world, courier, http: createHttpServer(world, operations, sites) };
}
