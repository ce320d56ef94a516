import { useEffect, useState } from 'react';
import type { FollowUp, IncludedVariations } from '#contract/assistant.ts';
import { followUpText } from './follow-up-text.ts';
import { includedText } from './included-text.ts';

export function FollowUpNote({ followUp }: { followUp: FollowUp }) {
  const now = useTimeUp(followUp.until);
  return <p className="text-sm text-ink-soft">{followUpText(followUp, now)}</p>;
}

export function IncludedNote({ included }: { included: IncludedVariations | null }) {
  const now = useTimeUp(included?.until);
  return <p className="text-sm text-ink-soft">{includedText(included, now)}</p>;
}

/** The time of the last drawing; draws again when the time is up. */
function useTimeUp(until: string | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return now;
}
