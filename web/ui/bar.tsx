import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface BarProps extends Omit<ComponentProps<'div'>, 'children'> {
  value: number;
  max: number;
  /** The colour and the motion of the filled part. */
  fill: string;
}

/** A bar that is filled up to `value`. */
export function Bar({ value, max, fill, className, ...rest }: BarProps) {
  const ratio = max === 0 ? 1 : Math.min(1, value / max);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element cannot be styled alike in every browser
    <div
      role="meter"
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuemax={max}
      className={classNames('h-2 overflow-hidden rounded-full bg-line', className)}
      {...rest}
    >
      <div className={classNames('h-full rounded-full', fill)} style={{ width: `${ratio * 100}%` }} />
    </div>
  );
}
