// A clock that is set back makes pg-boss wait: nobody looks for dead workers before the clock has caught up with the last look. The
// minutes that come again would have no jobs of the schedules either, since these have been enqueued.

const lookEveryMs = 1_000;
/** Slewing moves a clock by less than this within a second. */
const setBackMs = 1_000;

/** Calls `onSetBack` after the machine's clock was set back; the answer ends the watch. */
export function watchClock(onSetBack: () => void): () => void {
  const lead = () => Date.now() - performance.now();
  let last = lead();
  const timer = setInterval(() => {
    const now = lead();
    if (now < last - setBackMs) onSetBack();
    last = now;
  }, lookEveryMs).unref();
  return () => clearInterval(timer);
}

/**
 * Forgets looks and schedules' jobs of the future, also those that a process left behind before it ended. A job that another process
 * enqueues meanwhile is a moment ahead too: hence the minute.
 */
export const forgetFutureLooks = `
  update pgboss.version set maintained_on = least(maintained_on, now()), monitored_on = least(monitored_on, now())
  where greatest(maintained_on, monitored_on) > now();
  update pgboss.job set singleton_on = null where singleton_on is not null and created_on > now() + interval '1 minute'`;
