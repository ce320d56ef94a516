import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';

interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const FieldContext = createContext<FieldControl>({});

/** The id and ARIA attributes that an input takes from the `Field` around it. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}

export const inputClass =
  'w-full min-h-12 rounded-md border border-control bg-raised px-4 py-2.5 text-base text-ink transition-colors hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger-text disabled:cursor-not-allowed disabled:opacity-60';

interface FieldProps {
  label: ReactNode;
  /** Shown between the label and the input. */
  hint?: ReactNode;
  error?: string;
  /** Right of the label: «Mot de passe oublié ?». */
  aside?: ReactNode;
  children: ReactNode;
}

/** An input with its label, hint and error, linked for screen readers. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: FieldControl = {
    id,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {aside ? <span className="text-sm">{aside}</span> : null}
      </div>
      {hint ? (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <FieldContext value={control}>{children}</FieldContext>
      <FieldError id={errorId} message={error} />
    </div>
  );
}

export function FieldError({ id, message }: { id?: string; message?: string }) {
  if (!message) return null;
  return (
    <p id={id} role="alert" className="flex animate-fade items-start gap-1.5 text-sm font-medium text-danger-text">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  );
}
