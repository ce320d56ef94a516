import autocannon from 'autocannon';
import { browserAgent } from './visits.ts';

export const connections = 20;
const secondsPerRound = 3;
/** As many as it takes not to be limited: an address may send 300 requests a minute and 20,000 events a day. */
const addresses = 2_000;

/** Sends this body from many addresses as fast as it is answered. */
export async function load(url: string, body: string): Promise<{ perSecond: number; answered: number }> {
  const requests = Array.from({ length: addresses }, (_, n) => ({
    method: 'POST' as const,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': browserAgent,
      'x-forwarded-for': `10.${n >> 8}.${n & 255}.7`,
    },
  }));
  const result = await autocannon({ url, connections, duration: secondsPerRound, workers: 1, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  return { perSecond: result.requests.average, answered: result['2xx'] };
}
