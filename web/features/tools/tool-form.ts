import type { FieldValues, Path, PathValue, UseFormProps, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredTexts } from '#contract/assistant-fields.ts';
import { useZodForm } from '../../ui/form.ts';

/** A pasted conversation: required here, measured by the server. */
export const conversationText = z.string().check(z.refine((text) => text.trim() !== '', requiredTexts.conversation));

/**
 * The form of a tool. Sending it without its required field shows the error and leaves the focus on the button; the error
 * goes with the next key, whatever is typed.
 */
export function useToolForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  defaultValues: UseFormProps<Input>['defaultValues'],
): UseFormReturn<Input, unknown, Output> {
  return useZodForm(schema, { defaultValues, reValidateMode: 'onSubmit', shouldFocusError: false });
}

/** `register` for the required field of a tool's form. */
export function registerRequired<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: Path<Input>,
): UseFormRegisterReturn {
  return form.register(name, { onChange: () => form.clearErrors(name) });
}

/** Puts text that was read into a field, as if it had been typed. */
export function fillIn<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: Path<Input>,
  text: string,
): void {
  form.setValue(name, text as PathValue<Input, Path<Input>>);
  form.clearErrors(name);
}
