import { ApiError, messageOf } from '../../api-error.ts';
import { affiliateTermsHref } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { AccountForm, FormProblem } from '../accounts/account-form.tsx';
import { NewTabLink } from '../accounts/new-tab-link.tsx';
import { registerForm } from './forms.ts';
import { registerFailure, useRegister } from './mutations.ts';
import { SlugField } from './slug-field.tsx';

interface RegisterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A member asks to become an affiliate. */
export function RegisterDialog({ open, onOpenChange }: RegisterDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Choisis ton lien"
      description="Ton compte Déclic devient aussi ton compte affilié."
    >
      <RegisterForm onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function RegisterForm({ onClose }: { onClose: () => void }) {
  const form = useZodForm(registerForm, { defaultValues: { slug: '' } });
  const register = useRegister();
  const send = form.handleSubmit(({ slug }) =>
    register.mutate(slug, { onError: (error) => showFieldErrors(form, error), onSuccess: onClose }),
  );
  // While the dialog is open, screen readers do not reach the toast.
  const hasProblem = register.isError && !(register.error instanceof ApiError && register.error.fields);
  return (
    <AccountForm onSubmit={send}>
      <SlugField error={form.formState.errors.slug?.message} input={form.register('slug')} />
      {hasProblem ? <FormProblem>{messageOf(register.error, registerFailure)}</FormProblem> : null}
      <p className="text-sm text-ink-soft">
        En envoyant ta demande, tu acceptes les{' '}
        <NewTabLink href={affiliateTermsHref}>conditions du programme</NewTabLink>.
      </p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" pending={register.isPending} pendingLabel="Envoi...">
          Envoyer ma demande
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </AccountForm>
  );
}
