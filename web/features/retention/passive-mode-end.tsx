import { CircleCheck, Unlink } from 'lucide-react';
import { messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormProblem } from '../accounts/account-form.tsx';
import { isBadLink } from '../accounts/mail-link.ts';
import { Outcome } from '../accounts/outcome.tsx';
import { useStopPassiveMode } from './mutations.ts';

/** The page of the stop link in the weekly mail; works without signing in. */
export function PassiveModeEnd({ token }: { token: string }) {
  const stop = useStopPassiveMode();
  if (stop.isSuccess) {
    return (
      <Outcome icon={CircleCheck} tone="teal" title="C'est arrêté" takesFocus>
        <p>{stop.data.message}</p>
      </Outcome>
    );
  }
  if (isBadLink(stop.error)) {
    return (
      <Outcome icon={Unlink} tone="apricot" title="Ce lien ne marche plus" takesFocus>
        <p>Tu peux aussi arrêter cet e-mail depuis ton compte.</p>
        <ButtonLink href={paths.account} size="large">
          Mon compte
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <Card className="grid gap-5">
      <p>Tu ne recevras plus l'idée de la semaine. Ton abonnement, lui, ne change pas.</p>
      {stop.isError ? <FormProblem>{messageOf(stop.error)}</FormProblem> : null}
      <Button wide size="large" pending={stop.isPending} onClick={() => stop.mutate(token)}>
        Arrêter cet e-mail
      </Button>
    </Card>
  );
}
