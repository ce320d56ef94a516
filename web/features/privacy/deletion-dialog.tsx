import { useId } from 'react';
import * as z from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import { password } from '#contract/fields.ts';
import { withdrawalDays } from '#contract/product.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { useExpiredSession } from '../../session/failures.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { AccountForm, FormProblem } from '../accounts/account-form.tsx';
import { useDeleteAccount } from './mutations.ts';

interface DeletionDialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const deletionForm = z.object({ password });

export function DeletionDialog({ user, open, onOpenChange }: DeletionDialogProps) {
  const form = useZodForm(deletionForm, { defaultValues: { password: '' } });
  const deletion = useDeleteAccount();
  const expired = useExpiredSession();
  const formId = useId();
  const isLeaving = deletion.isPending || deletion.isSuccess;

  const changeOpen = (next: boolean) => {
    if (isLeaving) return;
    form.reset();
    deletion.reset();
    onOpenChange(next);
  };
  const send = form.handleSubmit((fields) =>
    deletion.mutate(fields, {
      onError: (error) => {
        if (!showFieldErrors(form, error)) expired(error);
      },
    }),
  );
  const hasProblem = deletion.isError && !(deletion.error instanceof ApiError && deletion.error.fields);
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title="Supprimer ton compte ?"
      description="C'est immédiat, et personne ne pourra revenir en arrière, nous non plus."
      actions={
        <>
          <Button type="submit" form={formId} variant="danger" pending={isLeaving} pendingLabel="Suppression...">
            Supprimer mon compte
          </Button>
          <Button variant="secondary" disabled={isLeaving} onClick={() => changeOpen(false)}>
            Annuler
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-sm">
        {consequencesFor(user).map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <AccountForm id={formId} onSubmit={send}>
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <Field label="Ton mot de passe, pour confirmer" error={form.formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        {user.hasPassword ? null : (
          <p className="text-sm">
            Ton compte n'a pas de mot de passe : <Link href={paths.forgotPassword}>choisis-en un par e-mail</Link>, puis
            reviens ici.
          </p>
        )}
        {hasProblem ? <FormProblem>{messageOf(deletion.error)}</FormProblem> : null}
      </AccountForm>
    </Dialog>
  );
}

const paidConsequences = [
  "Ton abonnement et tes options s'arrêtent tout de suite : plus rien n'est débité.",
  `La période en cours n'est pas remboursée. Dans les ${withdrawalDays} jours d'un achat, renonce d'abord à ton contrat, sur cette page : tout t'est alors remboursé.`,
];

function consequencesFor(user: User): string[] {
  const paid = user.isPro || user.hasBioAccess || user.hasPhotoAccess;
  return [
    'Ton profil, tes réponses et tes réglages sont effacés.',
    ...(paid ? paidConsequences : []),
    'Tous tes appareils sont déconnectés.',
    `Un dernier e-mail part à ${user.email} pour le confirmer.`,
  ];
}
