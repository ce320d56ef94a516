import { useEffect, useState } from 'react';
import type { FollowUp } from '#contract/assistant.ts';
import { followUpText } from './follow-up-text.ts';

/** Redraws itself when the time for included rewrites is up. */
export function FollowUpNote({ followUp }: { followUp: FollowUp }) {
  const [now, setNow] = useState(Date.now);
  const { until } = followUp;
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return <p className="text-sm text-ink-soft">{followUpText(followUp, now)}</p>;
}
