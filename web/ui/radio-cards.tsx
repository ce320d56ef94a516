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

interface CardGroupProps<Value extends string> {
  /** Read out as the name of the group; hidden where a heading already says it. */
  legend: string;
  legendHidden?: boolean;
  options: readonly CardOption<Value>[];
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

function Mark({ round }: { round: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-6 shrink-0 place-items-center border border-control bg-raised transition-colors group-has-checked:border-ink group-has-checked:bg-ink',
        round ? 'rounded-full' : 'rounded-xs',
      )}
    >
      <Check strokeWidth={3} className="size-4 text-paper opacity-0 transition-opacity group-has-checked:opacity-100" />
    </span>
  );
}

interface NativeGroupProps<Value extends string> extends CardGroupProps<Value> {
  type: 'radio' | 'checkbox';
  isPicked: (value: Value) => boolean;
  onPick: (value: Value, picked: boolean) => void;
}

function CardGroup<Value extends string>(props: NativeGroupProps<Value>) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={props.error ? errorId : undefined}>
      <legend className={props.legendHidden ? 'sr-only' : 'mb-3 text-sm font-semibold'}>{props.legend}</legend>
      <div className={classNames('grid gap-3', props.columns === 2 && 'sm:grid-cols-2')}>
        {props.options.map((option) => (
          <label key={option.value} className={classNames(cardClass, pickedClass)}>
            <input
              type={props.type}
              name={name}
              value={option.value}
              checked={props.isPicked(option.value)}
              onChange={(event) => props.onPick(option.value, event.target.checked)}
              className="sr-only"
            />
            <CardFace option={option} />
            <Mark round={props.type === 'radio'} />
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={props.error} />
    </fieldset>
  );
}

interface RadioCardsProps<Value extends string> extends CardGroupProps<Value> {
  value: Value | null | undefined;
  onChange: (value: Value) => void;
}

/** One of several. */
export function RadioCards<Value extends string>({ value, onChange, ...group }: RadioCardsProps<Value>) {
  return <CardGroup {...group} type="radio" isPicked={(option) => option === value} onPick={onChange} />;
}

interface CheckboxCardsProps<Value extends string> extends CardGroupProps<Value> {
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Any number of several. */
export function CheckboxCards<Value extends string>({ value, onChange, ...group }: CheckboxCardsProps<Value>) {
  return (
    <CardGroup
      {...group}
      type="checkbox"
      isPicked={(option) => value.includes(option)}
      onPick={(option, picked) => onChange(picked ? [...value, option] : value.filter((already) => already !== option))}
    />
  );
}

interface ChoiceButtonsProps<Value extends string> extends Omit<CardGroupProps<Value>, 'error'> {
  onChoose: (value: Value) => void;
}

/** One of several where choosing moves on at once: buttons, since arrow keys must not choose by passing. */
export function ChoiceButtons<Value extends string>({ legend, options, columns, onChoose }: ChoiceButtonsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and these are buttons
    <div role="group" aria-label={legend} className={classNames('grid gap-3', columns === 2 && 'sm:grid-cols-2')}>
      {options.map((option) => (
        <button key={option.value} type="button" className={cardClass} onClick={() => onChoose(option.value)}>
          <CardFace option={option} />
        </button>
      ))}
    </div>
  );
}
