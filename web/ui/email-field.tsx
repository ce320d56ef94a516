import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface EmailFieldProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'placeholder'> {
  label?: string;
  error: string | undefined;
}

/** The field for an e-mail address. Where it is half of a login, `autoComplete` is `username`. */
export function EmailField({ label = 'E-mail', error, autoComplete = 'email', ...input }: EmailFieldProps) {
  return (
    <Field label={label} error={error}>
      <TextInput type="email" autoComplete={autoComplete} placeholder="toi@exemple.fr" {...input} />
    </Field>
  );
}
