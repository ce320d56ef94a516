import { Check } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { passwordMinLength } from '#contract/fields.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

export function lengthHint(length: number): string {
  const missing = passwordMinLength - length;
  if (length === 0) return `${passwordMinLength} caractères minimum`;
  if (missing > 0) return `Encore ${missing} caractère${missing > 1 ? 's' : ''}`;
  return 'La longueur est bonne';
}

interface NewPasswordFieldProps {
  label: string;
  /** The text typed so far, for the hint. */
  value: string | undefined;
  error: string | undefined;
  input: UseFormRegisterReturn;
}

/** The field for a new password; its hint counts the characters still missing. */
export function NewPasswordField({ label, value = '', error, input }: NewPasswordFieldProps) {
  const isLongEnough = value.length >= passwordMinLength && !error;
  return (
    <Field
      label={label}
      error={error}
      hint={
        <span className={isLongEnough ? 'inline-flex items-center gap-1.5 text-teal-text' : undefined}>
          {isLongEnough ? <Check aria-hidden="true" className="size-4" strokeWidth={2.5} /> : null}
          <span aria-live={isLongEnough ? 'polite' : 'off'}>
            {lengthHint(error && value.length >= passwordMinLength ? 0 : value.length)}
          </span>
        </span>
      }
    >
      <PasswordInput autoComplete="new-password" {...input} />
    </Field>
  );
}
