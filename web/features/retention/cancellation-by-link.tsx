import { CircleCheck, Unlink } from 'lucide-react';
import { formatDay } from '#contract/format.ts';
import { messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormProblem } from '../accounts/account-form.tsx';
import { isBadLink } from '../accounts/mail-link.ts';
import { Outcome } from '../accounts/outcome.tsx';
import { useCancelByLink } from './mutations.ts';

/** Cancels only at the click on the button: mail scanners open links too. */
export function CancellationByLink({ token }: { token: string }) {
  const cancel = useCancelByLink();
  if (cancel.isSuccess) {
    const { message, endsAt } = cancel.data;
    return (
      <Outcome icon={CircleCheck} tone="teal" title="C'est fait" takesFocus>
        <p>{message}</p>
        {endsAt ? <p>Ton accès reste ouvert jusqu'au {formatDay(endsAt)}.</p> : null}
      </Outcome>
    );
  }
  if (isBadLink(cancel.error)) {
    return (
      <Outcome icon={Unlink} tone="apricot" title="Ce lien ne marche plus" takesFocus>
        <p>Il a expiré, ou il a déjà servi. Tu peux en demander un autre.</p>
        <ButtonLink href={paths.cancelSubscription} size="large">
          Recevoir un nouveau lien
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <Card className="grid gap-5">
      <p>
        Ton abonnement s'arrête à la fin de la période déjà payée, et plus rien n'est prélevé. La confirmation part par
        e-mail.
      </p>
      {cancel.isError ? <FormProblem>{messageOf(cancel.error)}</FormProblem> : null}
      <Button
        variant="danger"
        wide
        size="large"
        pending={cancel.isPending}
        pendingLabel="Résiliation..."
        onClick={() => cancel.mutate(token)}
      >
        Confirmer la résiliation
      </Button>
    </Card>
  );
}
