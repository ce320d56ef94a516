import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  error?: string;
  children: ReactNode;
}

/** A checkbox with its sentence, which may contain links. */
export function Checkbox({ error, children, ...rest }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="peer size-6 appearance-none rounded-xs border border-control bg-raised transition-colors checked:border-ink checked:bg-ink hover:border-ink aria-invalid:border-danger-text"
            {...rest}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute size-4 scale-50 text-paper opacity-0 transition-[opacity,scale] peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={id} className="text-sm">
          {children}
        </label>
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
