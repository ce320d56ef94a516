import { countText } from '../figure-text.ts';

/** How many wait for the operator; nothing where none does. */
export function CountBadge({ count, what }: { count: number; what: string }) {
  if (count === 0) return null;
  return (
    <span className="grid min-w-5.5 place-items-center rounded-full bg-coral px-1.5 text-xs font-bold leading-[1.375rem] text-on-coral tabular-nums">
      {countText(count)}
      <span className="sr-only"> {what}</span>
    </span>
  );
}
