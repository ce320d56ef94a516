import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { inputClass, useFieldControl } from './field.tsx';

export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useFieldControl()}
      className={classNames(inputClass, 'field-sizing-content min-h-32 resize-y', className)}
      {...rest}
    />
  );
}
