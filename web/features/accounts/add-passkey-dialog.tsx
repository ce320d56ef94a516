import * as z from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import { type Passkey, passkeyName } from '#contract/passkeys.ts';
import { Field } from '../../ui/field.tsx';
import { useZodForm } from '../../ui/form.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { usualPasskeyName } from './passkey-name.ts';
import { useAddPasskey } from './passkey-queries.ts';
import { ProofDialog } from './proof-dialog.tsx';

const nameForm = z.object({ name: passkeyName });

interface AddPasskeyDialogProps {
  user: User;
  known: readonly Passkey[];
  onClose: () => void;
}

export function AddPasskeyDialog({ user, known, onClose }: AddPasskeyDialogProps) {
  const names = known.map(({ name }) => name);
  const form = useZodForm(nameForm, { defaultValues: { name: usualPasskeyName(navigator.userAgent, names) } });
  const add = useAddPasskey();
  return (
    <ProofDialog
      title="Ajouter une clé d'accès"
      description="Confirme que c'est toi, puis ton appareil te demande ton empreinte, ton visage ou son code."
      submitLabel="Continuer"
      user={user}
      onClose={onClose}
      isReady={() => form.trigger('name', { shouldFocus: true })}
      action={{ ...add, mutate: (proof, options) => add.mutate({ ...proof, ...form.getValues() }, options) }}
    >
      <Field
        label="Nom de la clé"
        hint="Pour la reconnaître dans la liste."
        error={form.formState.errors.name?.message}
      >
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
    </ProofDialog>
  );
}
