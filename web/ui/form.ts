import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError } from '../api-error.ts';

// The one way to make a form with fields that are checked.

/**
 * A form checked by a schema of the contract: the same rules and messages as the server's. Errors appear when the form is
 * sent, not when a field loses focus: an error that appears while the user moves to the button would push the button
 * away. An error disappears as soon as its field is valid.
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

/** The schema with which the server checks this endpoint's body. */
export function bodySchemaOf<Body>(endpoint: { path: string; body?: Body }): Body {
  if (!endpoint.body) throw new Error(`${endpoint.path} takes no body`);
  return endpoint.body;
}

/** Shows the server's field errors under their fields; returns whether there were any. */
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
