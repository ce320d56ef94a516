import { LabelRadio, useRadioGroup } from './label-radio.tsx';

interface ChoiceChipsProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** A choice of one among a few short options; they wrap on a narrow screen. */
export function ChoiceChips<Value extends string>({
  legend,
  options,
  value,
  onChange,
  disabled,
}: ChoiceChipsProps<Value>) {
  const radio = useRadioGroup(value, onChange);
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <LabelRadio
            {...radio(option.value)}
            key={option.value}
            className="inline-flex min-h-11 items-center rounded-full border border-control bg-raised px-4 text-sm font-medium transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:opacity-60 has-focus-visible:outline-offset-3"
          >
            {option.label}
          </LabelRadio>
        ))}
      </div>
    </fieldset>
  );
}
