import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { JobHandlers } from '../../jobs/boss.ts';

// Wrong admin passwords, without the passwords. They are counted by minute and network, and each count becomes one entry of the log,
// which is append-only: a flood does not fill it.

const minuteMs = 60_000;
/** Longer than the log can be late: a count that expired before would be lost. */
const keptMs = 24 * 60 * minuteMs;
const prefix = 'admin:wrong:';
/** The name of all networks together, once they have used the shared allowance of guesses up. */
const many = 'plusieurs';

/** `network` null: one of many. */
export async function countWrongPassword({ db, clock, signer }: Deps, network: string | null): Promise<void> {
  const now = clock.now().getTime();
  const minute = new Date(Math.floor(now / minuteMs) * minuteMs);
  const name = network === null ? many : signer.pseudonym('admin-network', network).slice(0, 8);
  await db.execute(sql`
    insert into rate_limit (key, window_start, count, expires_at)
    values (${prefix + name}, ${minute.toISOString()}::timestamptz, 1, ${new Date(now + keptMs).toISOString()}::timestamptz)
    on conflict (key, window_start) do update set count = rate_limit.count + 1`);
}

export function wrongPasswordJob({ db, clock }: Deps): Pick<JobHandlers, 'admin.wrong-passwords'> {
  return {
    /** Moves the counts of past minutes into the log, in one statement: each is there once. */
    async 'admin.wrong-passwords'() {
      const past = new Date(clock.now().getTime() - minuteMs).toISOString();
      await db.execute(sql`
        with counted as (
          delete from rate_limit where starts_with(key, ${prefix}) and window_start <= ${past}::timestamptz returning *
        )
        insert into admin_action (action, details, at)
        select 'wrong-password', jsonb_build_object('network', substr(key, ${prefix.length + 1}::int), 'count', count), window_start
        from counted order by window_start, key`);
    },
  };
}
