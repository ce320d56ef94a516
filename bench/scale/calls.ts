import { performance } from 'node:perf_hooks';
import type { OpenDatabase } from '../../server/db/open.ts';

// The operator's calls over HTTP, each with what it needs from the database that it is made to.

export interface AdminCall {
  name: string;
  /** Answers the request of the given round: method and path. */
  request(round: number): { method: 'GET' | 'POST' | 'PATCH'; path: string; body?: object };
  /** Fewer rounds than the others, for a call that takes seconds at both sizes. */
  rounds?: number;
  /** Stops after the first part of the answer: the rest takes as long as there are rows. */
  firstPartOnly?: boolean;
}

export const monthOfStats = '30-day site statistics';

export async function adminCalls({ executeSql }: Pick<OpenDatabase, 'executeSql'>): Promise<AdminCall[]> {
  const ids = async (query: string) => (await executeSql(query)).rows.map(({ id }) => String(id));
  const free = await ids(
    `select id from account a where stripe_customer_id is null and username like 'user-%' order by created_at limit 200`,
  );
  const active = await ids(`select id from affiliate where status = 'active' order by slug limit 200`);
  const requested = await ids(`select id from payout where status = 'requested' order by id limit 200`);
  const [middle] = (
    await executeSql(`select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || id as cursor
      from account order by created_at offset (select count(*) / 2 from account) limit 1`)
  ).rows;
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const range = (length: number) => `startDate=${day(length - 1)}&endDate=${day(0)}`;
  const get = (name: string, path: string): AdminCall => ({ name, request: () => ({ method: 'GET', path }) });
  const post = (name: string, path: (round: number) => string): AdminCall => ({
    name,
    request: (round) => ({ method: 'POST', path: path(round) }),
  });
  return [
    get('dashboard', 'dashboard'),
    get('site statistics, 7 days', `site-stats?${range(7)}`),
    get(monthOfStats, `site-stats?${range(30)}`),
    get('site statistics, 400 days', `site-stats?${range(400)}`),
    get('daily statistics, 30 days', `daily-stats?${range(30)}`),
    get('users, first page', 'users'),
    get('users, a page in the middle', `users?after=${encodeURIComponent(String(middle?.cursor))}`),
    get('users, Pro', 'users?plan=pro'),
    get('users, free', 'users?plan=free'),
    get('users, search for many', 'users?search=user-1'),
    get('users, search for a few', 'users?search=user-77%40'),
    get('users, search by first name', 'users?search=manon'),
    get('users, search for nobody', 'users?search=personne'),
    get('users, search for one in a hundred', 'users?search=user-12'),
    get('users, Pro found by search', 'users?search=user-12&plan=pro'),
    { name: 'users as CSV, first part', request: () => ({ method: 'GET', path: 'users/export' }), firstPartOnly: true },
    get('affiliates', 'affiliates'),
    get('payouts', 'payouts'),
    get('support requests', 'support-requests'),
    get('audit log', 'audit-log'),
    post('activate Pro', (round) => `users/${free[round % free.length]}/activate-pro`),
    post(
      'suspend or reactivate an affiliate',
      (round) => `affiliate/${active[round >> 1]}/${round % 2 ? 'reactivate' : 'suspend'}`,
    ),
    {
      name: 'rename an affiliate',
      request: (round) => ({
        method: 'PATCH',
        path: `affiliates/${active[round]}`,
        body: { slug: `nouveau-${round}` },
      }),
    },
    post('cancel a payout', (round) => `payouts/${requested[round]}/cancel`),
    { ...post('recalculate', () => 'affiliates/recalculate'), rounds: 5 },
  ];
}

/** Milliseconds from the request to the end of its answer. */
export async function timeCall(base: string, password: string, call: AdminCall, round: number): Promise<number> {
  const { method, path, body } = call.request(round);
  const startedAt = performance.now();
  const answer = await fetch(`${base}/api/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${password}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (call.firstPartOnly) {
    const reader = answer.body?.getReader();
    await reader?.read();
    const took = performance.now() - startedAt;
    await reader?.cancel();
    return took;
  }
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - startedAt;
}
