import { Landmark, Wallet } from 'lucide-react';
import { useId, useState } from 'react';
import type { ShownPaymentDetails } from '#contract/affiliate-accounts.ts';
import type { PayoutMethod } from '#contract/affiliates.ts';
import { affiliateTerms } from '#contract/plans.ts';
import { useUser } from '../../session/user.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { CardTitle } from './card-title.tsx';
import { PaypalForm, SepaForm } from './payment-details-forms.tsx';

const methods = [
  { value: 'sepa', label: 'Virement SEPA' },
  { value: 'paypal', label: 'PayPal' },
] as const satisfies { value: PayoutMethod; label: string }[];

/** Where the affiliate is paid: shown by its end, and a form to change it. */
export function PaymentDetailsCard({ details }: { details: ShownPaymentDetails | null }) {
  const id = useId();
  const user = useUser();
  const [isEditing, setEditing] = useState(false);
  const [method, setMethod] = useState<PayoutMethod>(details?.method ?? 'sepa');
  const isOpen = isEditing || !details;
  const close = () => setEditing(false);
  const Form = method === 'sepa' ? SepaForm : PaypalForm;
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4">
      <CardTitle
        id={id}
        aside={
          isOpen ? null : (
            <Button variant="ghost" size="small" onClick={() => setEditing(true)}>
              Modifier
            </Button>
          )
        }
      >
        Coordonnées de paiement
      </CardTitle>
      {details && !isOpen ? <Shown details={details} /> : null}
      {isOpen && user ? (
        <>
          <ChoiceChips legend="Comment recevoir ton argent ?" options={methods} value={method} onChange={setMethod} />
          <Form user={user} onSaved={close} onCancel={details ? close : undefined} />
        </>
      ) : null}
      <p className="text-sm text-ink-soft">
        Chiffrées chez nous, et jamais montrées en entier. Un versement déjà parti garde les siennes. Par sécurité, on
        te prévient de chaque changement par e-mail, et rien ne part vers un nouveau compte avant{' '}
        {affiliateTerms.newTargetDays} jours.
      </p>
    </Card>
  );
}

function Shown({ details }: { details: ShownPaymentDetails }) {
  const Icon = details.method === 'sepa' ? Landmark : Wallet;
  return (
    <div className="flex items-center gap-3 rounded-md bg-sunken px-4 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-teal-text" />
      <div className="min-w-0">
        <p className="font-semibold break-all tabular-nums">{details.target}</p>
        <p className="truncate text-sm text-ink-soft">{details.holder ?? 'PayPal'}</p>
      </div>
    </div>
  );
}
