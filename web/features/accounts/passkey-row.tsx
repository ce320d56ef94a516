import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { formatDay } from '#contract/format.ts';
import { type Passkey, passkeyName } from '#contract/passkeys.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useZodForm } from '../../ui/form.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { useRemovePasskey, useRenamePasskey } from './passkey-queries.ts';
import { ProofDialog } from './proof-dialog.tsx';
import type { Prover } from './proof-fields.tsx';

export function PasskeyRow({ passkey, user }: { passkey: Passkey; user: Prover }) {
  const [open, setOpen] = useState<'name' | 'removal' | null>(null);
  const close = () => setOpen(null);
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  return (
    <li className="grid gap-4 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <KeyRound aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
        <div>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
            <span className="min-w-0 break-words">{name}</span>
            {isSynced ? <Badge tone="teal">Synchronisée</Badge> : null}
          </p>
          <p className="text-sm text-ink-soft">
            Ajoutée le {formatDay(createdAt)},{' '}
            {lastUsedAt ? `utilisée le ${formatDay(lastUsedAt)}` : 'pas encore utilisée'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:col-start-2">
          <Button
            variant="secondary"
            size="small"
            aria-label={`Renommer ${name}`}
            aria-expanded={open === 'name'}
            onClick={() => setOpen(open === 'name' ? null : 'name')}
          >
            Renommer
          </Button>
          <Button variant="secondary" size="small" aria-label={`Supprimer ${name}`} onClick={() => setOpen('removal')}>
            Supprimer
          </Button>
        </div>
      </div>
      {open === 'name' ? <NameForm passkey={passkey} onDone={close} /> : null}
      {open === 'removal' ? <RemovalDialog passkey={passkey} user={user} onClose={close} /> : null}
    </li>
  );
}

const nameForm = z.object({ name: passkeyName });

function NameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const form = useZodForm(nameForm, { defaultValues: { name: passkey.name } });
  const rename = useRenamePasskey();
  const send = form.handleSubmit(({ name }) => rename.mutate({ id: passkey.id, name }, { onSuccess: onDone }));
  return (
    <AccountForm onSubmit={send} aria-label={`Renommer ${passkey.name}`}>
      <Field label="Nouveau nom" error={form.formState.errors.name?.message}>
        <TextInput autoFocus autoComplete="off" {...form.register('name')} />
      </Field>
      <SubmitButton variant="secondary" className="justify-self-start" pending={rename.isPending}>
        Enregistrer
      </SubmitButton>
    </AccountForm>
  );
}

function RemovalDialog({ passkey, user, onClose }: { passkey: Passkey; user: Prover; onClose: () => void }) {
  return (
    <ProofDialog
      title={`Supprimer « ${passkey.name} » ?`}
      description="Cette clé n'ouvrira plus ton compte. Pense à l'effacer aussi de ton appareil : il continuerait de la proposer."
      submitLabel="Supprimer la clé"
      tone="danger"
      user={user}
      onClose={onClose}
      action={useRemovePasskey(passkey.id)}
    />
  );
}
