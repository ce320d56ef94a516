import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { LabelRadio, useRadioGroup } from './label-radio.tsx';

interface SegmentsProps<Value extends string> {
  /** Names the group for screen readers. */
  legend: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice of one among a few short options in one frame: a filter, or one of several views. */
export function Segments<Value extends string>({ legend, options, value, onChange, className }: SegmentsProps<Value>) {
  const radio = useRadioGroup(value, onChange);
  return (
    <fieldset
      className={classNames(
        'flex w-fit min-w-0 max-w-full gap-0.5 rounded-md border border-line bg-sunken p-1',
        className,
      )}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <LabelRadio
          {...radio(option.value)}
          key={option.value}
          className="inline-flex min-h-10 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-sm border border-transparent px-2 text-sm font-semibold text-ink-soft transition-colors hover:text-ink has-checked:border-control has-checked:bg-raised has-checked:text-ink sm:px-4"
        >
          {option.label}
        </LabelRadio>
      ))}
    </fieldset>
  );
}
