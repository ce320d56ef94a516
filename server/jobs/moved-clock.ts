import type { Clock } from 'pg-boss';

// A clock that is set back must stop nothing. pg-boss measures pauses by the clock that it is given, and goes by the database's for what
// the database remembers: who looked last, and which minute of a schedule was enqueued.

/** Never goes back, whatever happens to the machine's clock. */
export const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/**
 * Forgets looks and schedules' jobs of the future: until the clock has caught up, nobody would look for dead workers or go by the
 * schedules, and the minutes that come again would have no jobs. A job that another process enqueues meanwhile is a moment ahead: hence
 * the minute.
 */
export const forgetFutureLooks = `
  update jobs.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()), flow_on = least(flow_on, now()),
    reindex_on = least(reindex_on, now()) where greatest(cron_on, bam_on, flow_on, reindex_on) > now();
  update jobs.queue set monitor_claim_on = least(monitor_claim_on, now()), maintain_on = least(maintain_on, now())
    where greatest(monitor_claim_on, maintain_on) > now();
  update jobs.job set singleton_on = null where singleton_on is not null and created_on > now() + interval '1 minute'`;
