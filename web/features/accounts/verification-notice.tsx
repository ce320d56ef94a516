import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { userQuery } from '../../session/user.ts';
import { Button } from '../../ui/button.tsx';
import { useResendVerification } from './mutations.ts';

/** Shown until the address is confirmed. Refetches the user on window focus, so it disappears after the mailed link. */
export function VerificationNotice({ email }: { email: string }) {
  const resend = useResendVerification();
  useQuery({ ...userQuery, refetchOnWindowFocus: 'always' });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-md bg-apricot-tint p-5">
      <MailOpen aria-hidden="true" className="hidden size-6 shrink-0 text-apricot-text sm:block" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">Confirme ton adresse</p>
        <p className="text-sm">
          Un lien t'attend dans la boîte de <span className="wrap-anywhere font-medium">{email}</span>. Pense aux
          indésirables.
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        pending={resend.isPending}
        pendingLabel="Envoi..."
        onClick={() => resend.mutate()}
      >
        Renvoyer le lien
      </Button>
    </div>
  );
}
