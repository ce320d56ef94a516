// A clock that is set back makes pg-boss wait: a worker that was fetching sleeps for as long as the clock went back, and nobody looks
// at schedules or at dead workers before the clock has caught up with the last look.

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

/** Forgets looks of the future, also those that a process left behind before it ended. */
export const forgetFutureLooks = `
  update pgboss.version set maintained_on = least(maintained_on, now()), cron_on = least(cron_on, now()),
    monitored_on = least(monitored_on, now())
  where greatest(maintained_on, cron_on, monitored_on) > now()`;
