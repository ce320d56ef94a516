import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { formatDay } from '#contract/format.ts';
import { type Passkey, passkeyName } from '#contract/passkeys.ts';
import { ApiError, messageOf } from '../../../api-error.ts';
import { canUsePasskeys, ceremonyProblem, isGivenUp } from '../../../session/authenticator.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../../ui/form.ts';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Loaded } from '../loaded.tsx';
import { Panel } from '../panel.tsx';
import { useChangePasskeys, useOperatorPasskeys } from './operator-passkeys.ts';

/** The operator's own passkeys. */
export function OperatorPasskeysView() {
  const [asked, setAsked] = useState<Passkey | 'new' | null>(null);
  return (
    <Panel
      title="Clés d'accès à l'administration"
      aside={
        canUsePasskeys() ? (
          <Button variant="secondary" size="small" onClick={() => setAsked('new')}>
            Ajouter une clé d'accès
          </Button>
        ) : null
      }
    >
      <p className="text-sm text-ink-soft">
        Chacune ouvre cet espace pour douze heures, à la place du mot de passe. Changer ADMIN_PASSWORD les désactive
        toutes.
      </p>
      <Loaded query={useOperatorPasskeys()}>
        {(passkeys) => (
          <ul aria-label="Clés d'accès" className="divide-y divide-line">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{passkey.name}</p>
                  <p className="text-sm text-ink-soft">
                    Ajoutée le {formatDay(passkey.createdAt)},{' '}
                    {passkey.lastUsedAt ? `utilisée le ${formatDay(passkey.lastUsedAt)}` : 'pas encore utilisée'}
                  </p>
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Supprimer ${passkey.name}`}
                  onClick={() => setAsked(passkey)}
                >
                  Supprimer
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {asked ? <ChangeDialog passkey={asked === 'new' ? null : asked} onClose={() => setAsked(null)} /> : null}
    </Panel>
  );
}

const changeForm = z.object({ name: passkeyName, password: z.string().check(z.minLength(1, 'Entre le mot de passe')) });

/** `passkey` null: a new one. */
function ChangeDialog({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const form = useZodForm(changeForm, { defaultValues: { name: passkey?.name ?? 'Mon appareil', password: '' } });
  const change = useChangePasskeys();
  const formId = useId();
  const { errors } = form.formState;
  const send = form.handleSubmit(({ name, password }) =>
    change.mutate(passkey ? { password, removedId: passkey.id } : { password, name }, {
      onSuccess: onClose,
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  const { error } = change;
  const isShown = error && !isGivenUp(error) && !(error instanceof ApiError && error.fields);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !change.isPending) onClose();
      }}
      title={passkey ? `Supprimer « ${passkey.name} » ?` : "Ajouter une clé d'accès"}
      description={
        passkey ? "Elle n'ouvrira plus l'administration." : 'Ton appareil te demande ensuite ton empreinte ou son code.'
      }
      actions={
        <>
          <Button type="submit" form={formId} variant={passkey ? 'danger' : 'primary'} pending={change.isPending}>
            {passkey ? 'Supprimer la clé' : 'Continuer'}
          </Button>
          <Button variant="secondary" disabled={change.isPending} onClick={onClose}>
            Annuler
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate className="grid gap-5" onSubmit={send}>
        {passkey ? null : (
          <Field label="Nom de la clé" error={errors.name?.message}>
            <TextInput autoComplete="off" {...form.register('name')} />
          </Field>
        )}
        <Field label="Mot de passe de l'administration" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        {isShown ? (
          <p role="alert" className="text-sm font-medium text-danger-text">
            {ceremonyProblem(error) ?? messageOf(error)}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}
