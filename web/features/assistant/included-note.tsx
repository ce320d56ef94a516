import { useEffect, useState } from 'react';
import { includedText } from './included-text.ts';
import type { RunState } from './run-state.ts';

export function IncludedNote({ followUp, variations }: Pick<RunState, 'followUp' | 'variations'>) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ends = [followUp, variations].flatMap((one) => (one ? [Date.parse(one.until)] : []));
    const next = Math.min(...ends.filter((end) => end > now));
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [followUp, variations, now]);
  return <p className="text-sm text-ink-soft">{includedText({ followUp, variations }, now)}</p>;
}
