import { classNames } from './class-names.ts';

/** A grey placeholder for loading content; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('animate-pulse rounded-sm bg-line', className ?? 'h-5 w-full')} />
  );
}

/** A placeholder for several lines of text, announced once to screen readers. */
export function SkeletonText({ lines = 3, label = 'Chargement…' }: { lines?: number; label?: string }) {
  const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'];
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are interchangeable
        <Skeleton key={line} className={classNames('h-5', widths[line % widths.length])} />
      ))}
    </div>
  );
}
