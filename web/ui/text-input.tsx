import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { inputClass, useFieldControl } from './field.tsx';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldControl()} className={classNames(inputClass, className)} {...rest} />;
}
