import { startPostgres } from '../scripts/setup/postgres.mjs';
import { type AdminCall, adminCalls, monthOfStats, timeCall } from './scale/calls.ts';
import { affiliates, ledgerEntries, type Size } from './scale/fill.ts';
import { openShop, type Shop } from './scale/shop.ts';
import { median } from './statistics/median.ts';

// Every call of the operator's area with a million accounts and ten million events, compared with a hundredth of them, on a
// PostgreSQL of its own. Rounds alternate between the two, because the machine's load varies. BENCH_SCALE=0.1 makes both smaller.

const scale = Number(process.env.BENCH_SCALE ?? 1);
const large: Size = { users: 1_000_000 * scale, events: 10_000_000 * scale };
const small: Size = { users: large.users / 100, events: large.events / 100 };
const rounds = 41;
const warmUps = 5;
const targets = { ratio: 2, monthMs: 20 };
const say = (line: string) => process.stdout.write(`  ${line}\n`);

interface Timed {
  name: string;
  largeMs: number;
  smallMs: number;
}

async function timeBoth(one: { shop: Shop; call: AdminCall }, other: { shop: Shop; call: AdminCall }): Promise<Timed> {
  const times: [number[], number[]] = [[], []];
  const warm = one.call.rounds ? 1 : warmUps;
  for (let round = 0; round < warm + (one.call.rounds ?? rounds); round++)
    for (const [index, { shop, call }] of [one, other].entries()) {
      const took = await timeCall(shop.url, shop.password, call, round);
      if (round >= warm) times[index]?.push(took);
    }
  return { name: one.call.name, largeMs: median(times[0]), smallMs: median(times[1]) };
}

function introduce(shop: Shop, { users, events }: Size): void {
  const { filling, counting, renewing } = shop.seconds;
  say(
    `${users} users, ${events} events, ${affiliates} affiliates, ${ledgerEntries} ledger entries: filled in ${filling.toFixed(0)} s; 400 days counted in ${counting.toFixed(1)} s, renewed in ${renewing.toFixed(2)} s`,
  );
}

async function benchScale(serverUrl: string): Promise<boolean> {
  const shops = [await openShop(serverUrl, 'large', large), await openShop(serverUrl, 'small', small)] as const;
  try {
    introduce(shops[0], large);
    introduce(shops[1], small);
    const [calls, smallCalls] = await Promise.all(shops.map(({ database }) => adminCalls(database)));
    let isMet = true;
    for (const [index, call] of (calls ?? []).entries()) {
      const sameCall = smallCalls?.[index];
      if (!sameCall) throw new Error(`no ${call.name} in the small database`);
      const { name, largeMs, smallMs } = await timeBoth({ shop: shops[0], call }, { shop: shops[1], call: sameCall });
      const ratio = largeMs / smallMs;
      const isFast = ratio <= targets.ratio && (name !== monthOfStats || largeMs <= targets.monthMs);
      isMet &&= isFast;
      const extra = name === monthOfStats ? ` and ≤ ${targets.monthMs} ms` : '';
      say(
        `${isFast ? '✓' : '✗'} ${name}: ${largeMs.toFixed(1)} ms, ${smallMs.toFixed(1)} ms at a hundredth, ratio ${ratio.toFixed(2)} (target ≤ ${targets.ratio}${extra})`,
      );
    }
    return isMet;
  } finally {
    for (const shop of shops) await shop.close();
  }
}

const postgres = await startPostgres();
try {
  process.exitCode = (await benchScale(postgres.url)) ? 0 : 1;
} finally {
  await postgres.stop();
}
