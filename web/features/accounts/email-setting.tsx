import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { useExpiredSession } from '../../session/failures.ts';
import { Button } from '../../ui/button.tsx';
import { EmailChangeForm } from './email-change-form.tsx';
import { emailChangeQuery, useCancelEmailChange, useResendEmailChange } from './email-change-queries.ts';

/** The address of the account, the one that waits for its confirmation, and the form that changes it. */
export function EmailSetting({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { data: pendingEmail, error } = useQuery(emailChangeQuery);
  const expired = useExpiredSession();
  useEffect(() => {
    if (error) expired(error);
  }, [error, expired]);
  const close = () => {
    setOpen(false);
    // The button is there again after the form has gone.
    setTimeout(() => opener.current?.focus());
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-sm font-semibold">Adresse e-mail</p>
          <p className="wrap-anywhere">{user.email}</p>
        </div>
        {isOpen ? null : (
          <Button ref={opener} variant="secondary" size="small" onClick={() => setOpen(true)}>
            Changer d'adresse
          </Button>
        )}
      </div>
      {pendingEmail ? <PendingEmail email={pendingEmail} /> : null}
      {isOpen ? <EmailChangeForm user={user} onDone={close} /> : null}
    </div>
  );
}

function PendingEmail({ email }: { email: string }) {
  const resend = useResendEmailChange();
  const cancel = useCancelEmailChange();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md bg-apricot-tint p-4">
      <Hourglass aria-hidden="true" className="hidden size-5 shrink-0 text-apricot-text sm:block" />
      <p className="min-w-0 flex-1 basis-56 text-sm">
        En attente de confirmation : <span className="wrap-anywhere font-semibold">{email}</span>
        <br />
        Ouvre le lien reçu à cette adresse. D'ici là, rien ne change.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          pending={resend.isPending}
          disabled={cancel.isPending}
          onClick={() => resend.mutate()}
        >
          Renvoyer
        </Button>
        <Button
          variant="ghost"
          size="small"
          pending={cancel.isPending}
          disabled={resend.isPending}
          onClick={() => cancel.mutate()}
        >
          Annuler
        </Button>
      </div>
    </div>
  );
}
