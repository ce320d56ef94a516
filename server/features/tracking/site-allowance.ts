/** Counts events of a day (UTC) over all addresses in this process, so that a crowd of them cannot fill the disk either. */
export function siteAllowance(maxPerDay: number): (events: number, now: Date) => boolean {
  let day = '';
  let count = 0;
  return (events, now) => {
    const today = now.toISOString().slice(0, 10);
    if (today !== day) [day, count] = [today, 0];
    if (count + events > maxPerDay) return false;
    count += events;
    return true;
  };
}
