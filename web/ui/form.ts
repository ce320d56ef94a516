import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '../api-error.ts';

/**
 * A form checked by a schema of the contract: the same rules and messages as the server's. Errors show when the form is
 * sent, not when a field is left: one that appears on the way to the button would move it from under the finger. They
 * go as soon as the field is mended.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  options?: Omit<UseFormProps<Input, unknown, Output>, 'resolver'>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    mode: 'onSubmit',
    ...options,
    resolver: standardSchemaResolver<Input, unknown, Output>(schema),
  });
}

/** Puts the server's field errors under their fields; says whether there were any. */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError) || !error.fields) return false;
  const known = Object.entries(error.fields).filter(([name]) => name in form.getValues());
  known.forEach(([name, message], index) => {
    form.setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}
