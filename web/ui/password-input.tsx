import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextInput } from './text-input.tsx';

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        className="pr-14"
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        aria-label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0.5 right-0.5 grid w-12 place-items-center rounded-md text-ink-soft hover:text-ink focus-visible:outline-offset-[-4px]"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </span>
  );
}
