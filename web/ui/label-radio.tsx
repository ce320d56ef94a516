import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';

interface LabelRadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The look of the label, also where it `has-checked`. */
  className: string;
}

/** A radio button of which only the label is seen. */
export function LabelRadio({ className, children, ...input }: LabelRadioProps) {
  return (
    <label className={classNames('has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus', className)}>
      <input type="radio" className="sr-only" {...input} />
      {children}
    </label>
  );
}

/** What makes one radio button of a group that holds `value`. */
export function useRadioGroup<Value extends string>(value: Value, onChange: (value: Value) => void) {
  const name = useId();
  return (own: Value) => ({ name, value: own, checked: own === value, onChange: () => onChange(own) });
}
