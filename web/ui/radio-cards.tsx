import { Check, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

export interface CardOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: LucideIcon;
  /** Right of the label: a badge, a price. */
  aside?: ReactNode;
}

interface RadioCardsProps<Value extends string> {
  /** Names the group; hide it visually if a heading already does. */
  legend: string;
  legendHidden?: boolean;
  options: readonly CardOption<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  columns?: 1 | 2;
  error?: string;
}

const cardClass =
  'group relative flex min-h-16 items-center gap-4 rounded-md border border-control bg-raised px-5 py-4 text-left transition-colors hover:border-ink';
const pickedClass =
  'has-checked:border-ink has-checked:bg-coral-tint has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus';

function CardFace<Value extends string>({ option }: { option: CardOption<Value> }) {
  const Icon = option.icon;
  return (
    <>
      {Icon ? <Icon aria-hidden="true" className="size-6 shrink-0 text-coral-text" /> : null}
      <span className="grid flex-1 gap-0.5">
        <span className="font-semibold leading-snug">{option.label}</span>
        {option.description ? <span className="text-sm text-ink-soft">{option.description}</span> : null}
      </span>
      {option.aside}
    </>
  );
}

function Mark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-6 shrink-0 place-items-center rounded-full border border-control bg-raised transition-colors group-has-checked:border-ink group-has-checked:bg-ink"
    >
      <Check strokeWidth={3} className="size-4 text-paper opacity-0 transition-opacity group-has-checked:opacity-100" />
    </span>
  );
}

/** A choice of one among several large cards. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={props.error ? errorId : undefined}>
      <legend className={props.legendHidden ? 'sr-only' : 'mb-3 text-sm font-semibold'}>{props.legend}</legend>
      <div className={classNames('grid gap-3', props.columns === 2 && 'sm:grid-cols-2')}>
        {props.options.map((option) => (
          <label key={option.value} className={classNames(cardClass, pickedClass)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
              className="sr-only"
            />
            <CardFace option={option} />
            <Mark />
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={props.error} />
    </fieldset>
  );
}
