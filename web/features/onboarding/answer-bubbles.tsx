import { ArrowRight, Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field.tsx';

// The answers of the onboarding, drawn as chat bubbles of the user.

interface Option<Value extends string> {
  value: Value;
  label: string;
}

const bubble =
  'relative inline-flex min-h-14 items-center gap-2.5 rounded-bubble rounded-br-xs border-2 border-line bg-raised px-5 py-3 text-left text-lg font-semibold leading-snug transition-[background-color,border-color,color,scale] hover:border-coral active:scale-[0.98]';
const sent =
  'has-checked:border-coral has-checked:bg-coral-tint has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus';

interface AnswerBubblesProps<Value extends string> {
  /** Names the group for screen readers; visually the step's heading does. */
  legend: string;
  kind: 'one' | 'several';
  options: readonly Option<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  error?: string;
}

export function AnswerBubbles<Value extends string>(props: AnswerBubblesProps<Value>) {
  const { legend, kind, options, chosen, onChange, error } = props;
  const id = useId();
  const pick = (value: Value, picked: boolean) => {
    if (kind === 'one') onChange([value]);
    else onChange(picked ? [...chosen, value] : chosen.filter((already) => already !== value));
  };
  return (
    <fieldset className="grid min-w-0 gap-4" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">{legend}</legend>
      <div className={kind === 'one' ? 'grid gap-3' : 'flex flex-wrap gap-2.5'}>
        {options.map(({ value, label }) => (
          <label key={value} className={classNames('group', bubble, sent, kind === 'one' && 'justify-between')}>
            <input
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => pick(value, event.target.checked)}
              className="sr-only"
            />
            {label}
            {kind === 'several' ? (
              <Plus aria-hidden="true" className="size-5 shrink-0 text-ink-soft group-has-checked:hidden" />
            ) : null}
            <Check
              aria-hidden="true"
              strokeWidth={3}
              className={classNames(
                'size-5 shrink-0 text-coral-text',
                kind === 'several' ? 'hidden group-has-checked:block' : 'opacity-0 group-has-checked:opacity-100',
              )}
            />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}

interface ReplyButtonsProps<Value extends string> {
  legend: string;
  options: readonly Option<Value>[];
  /** Chosen on an earlier visit to this step. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
}

/** Answers that lead to the next step at once. Buttons: in a radio group, arrow keys would choose in passing. */
export function ReplyButtons<Value extends string>({ legend, options, chosen, onChoose }: ReplyButtonsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and these are buttons
    <div role="group" aria-label={legend} className="grid gap-3">
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
          className={classNames(
            'group justify-between',
            bubble,
            'active:border-coral active:bg-coral-tint aria-pressed:border-coral aria-pressed:bg-coral-tint',
          )}
        >
          {label}
          <ArrowRight
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-[translate,color] group-hover:translate-x-1 group-hover:text-coral-text"
          />
        </button>
      ))}
    </div>
  );
}
