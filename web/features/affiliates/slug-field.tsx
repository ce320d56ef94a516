import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, inputClass, useFieldControl } from '../../ui/field.tsx';
import { useLinkPrefix } from './link-prefix.ts';

interface SlugFieldProps {
  error: string | undefined;
  input: UseFormRegisterReturn;
}

/** The affiliate's name behind the beginning of the link, so that one sees what will be shared. */
export function SlugField({ error, input }: SlugFieldProps) {
  return (
    <Field
      label="Ton nom d'affilié"
      hint="Lettres, chiffres, tirets et underscores. C'est la fin de ton lien."
      error={error}
    >
      <PrefixedInput input={input} />
    </Field>
  );
}

function PrefixedInput({ input }: { input: UseFormRegisterReturn }) {
  const control = useFieldControl();
  const prefix = useLinkPrefix();
  return (
    <div className="flex min-w-0">
      <span
        aria-hidden="true"
        className="flex min-w-0 max-w-[55%] items-center rounded-l-md border border-r-0 border-control bg-sunken px-3 text-sm text-ink-soft"
      >
        <span className="truncate [direction:rtl]">
          <bdi>{prefix}</bdi>
        </span>
      </span>
      <input
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="ton-nom"
        {...control}
        {...input}
        className={`${inputClass} min-w-0 rounded-l-none`}
      />
    </div>
  );
}
