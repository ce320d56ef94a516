import { sql } from 'drizzle-orm';
import { graceDays } from './rules.ts';

/**
 * `accessUntil` as SQL over the subscription `s`, and beyond it for those that are over: until when it gives or gave access; null
 * if it never did. For counting over all subscriptions; whether an account has access is for `entitledBy` alone.
 */
export const accessEnd = sql.raw(`case s.status
  when 'active' then ${whileItRuns()}
  when 'trialing' then ${whileItRuns()}
  when 'past_due' then coalesce(s.past_due_since, s.current_period_end) + interval '${graceDays} days'
  when 'unpaid' then coalesce(s.past_due_since, s.current_period_end)
  when 'canceled' then coalesce(s.ended_at, s.current_period_end)
end`);

function whileItRuns(): string {
  return `coalesce(s.cancel_at, case when s.cancel_at_period_end then s.current_period_end end,
    s.current_period_end + interval '${graceDays} days')`;
}
