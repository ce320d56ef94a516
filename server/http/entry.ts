import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Deps } from '../deps.ts';
import { isSessionOpen } from '../features/accounts/sessions.ts';
import { authorise, type Caller, identify } from './access.ts';
import { enterAdmin } from './admin-gate.ts';
import { cookiesOf } from './cookies.ts';
import { knownDeviceOf, showsDevice } from './known-device.ts';
import { type Counted, countsFailuresOnly, giveBack, isShared, type Spent, spend, spendPerAddress } from './limits.ts';
import { networkOf } from './network.ts';

// Who calls, whether they may, and how often they did: all of it settled from the headers, before a body is read.

export interface Entry {
  cookies: ReturnType<typeof cookiesOf>;
  /** Null for visitors, and for the operator, who has no account. */
  caller: Caller | null;
  /**
   * The caller once the body is read, which may have taken a minute: a session that has ended in the meantime acts no more. Looked up
   * for every call that writes, however quick: whoever keeps bodies half-sent could otherwise finish a young one.
   */
  presentCaller(): Promise<Caller | null>;
  /** Who bodies are counted for: the account, or the network. */
  sender: string;
  /**
   * Counts what needs the body: at a public endpoint for the account that the body names, whoever is signed in; elsewhere for the
   * session's, where only failures count, since a body that cannot be read is no attempt.
   */
  countWithBody(body: unknown): Promise<void>;
  /** Gives back what only failures use up. */
  succeed(): Promise<void>;
}

export async function enter(
  deps: Deps,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Entry> {
  const limit = isShared(endpoint.limit) ? endpoint.limit : null;
  const spent: Spent[] = [];
  const count = async (by: Counted, subject: string | undefined) => {
    const use = limit && subject ? await spend(deps, limit, by, subject) : null;
    if (use) spent.push(use);
  };

  const countAddress = async () => {
    if (limit) spent.push(...(await spendPerAddress(deps, limit, request.ip)));
  };

  const network = networkOf(request.ip);
  const cookies = cookiesOf(request, reply, deps.config);
  // Whether the account knows the browser can be told once the body names it. Only others count for their address, which
  // a stranger there may have used up.
  const mayBeKnown = limit === 'login' && showsDevice(cookies);
  if (endpoint.access === 'admin') await enterAdmin(deps, request.ip, request.headers.authorization);
  else if (!mayBeKnown) await countAddress();
  const caller = endpoint.access === 'admin' ? null : await identify(deps, cookies);
  await authorise(deps, endpoint.access, caller);
  const needsBody = endpoint.access === 'public' || (limit !== null && countsFailuresOnly(limit));
  if (!needsBody) await count('perAccount', caller?.user.id);

  return {
    cookies,
    caller,
    sender: caller?.user.id ?? network,
    async presentCaller() {
      if (!caller || endpoint.method === 'GET' || (await isSessionOpen(deps.db, caller.sessionId))) return caller;
      await authorise(deps, endpoint.access, null);
      return null;
    },
    async countWithBody(body) {
      if (!needsBody) return;
      if (endpoint.access !== 'public') return await count('perAccount', caller?.user.id);
      const { email } = (body ?? {}) as { email?: string | undefined };
      const device = mayBeKnown && email ? await knownDeviceOf(deps, cookies, email) : undefined;
      if (device) return await count('perDevice', device);
      if (mayBeKnown) await countAddress();
      await count('perAccount', email ?? caller?.user.id);
    },
    async succeed() {
      if (limit && countsFailuresOnly(limit)) await giveBack(deps, spent);
    },
  };
}
