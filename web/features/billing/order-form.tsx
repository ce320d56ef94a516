import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { acceptsTerms, isAdult } from '#contract/fields.ts';
import type { PlanType } from '#contract/plans.ts';
import { changeOfMind, paywall, planTerms } from '../../content/paywall.ts';
import { paths } from '../../paths.ts';
import { useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { AccountForm, FormProblem, SubmitButton } from '../accounts/account-form.tsx';
import { ConsentBoxes } from '../accounts/consent-boxes.tsx';
import { type OpenedCheckout, useCheckout } from './checkout.ts';
import { isRefusedAs, paymentProblemOf } from './payment-problem.ts';

const agreement = z.object({ isAdult, acceptsTerms });

interface OrderFormProps {
  plan: PlanType;
  onOpened: (checkout: OpenedCheckout) => void;
  foot: ReactNode;
}

/** The order before the card: plan, price and the two required boxes. */
export function OrderForm({ plan, onOpened, foot }: OrderFormProps) {
  const form = useZodForm(agreement);
  const checkout = useCheckout();
  const { errors } = form.formState;
  const { name, due, commitment } = planTerms[plan];
  const send = form.handleSubmit(() => checkout.mutate(plan, { onSuccess: onOpened }));
  const hasProblem = checkout.isError && !isRefusedAs(checkout.error, 'already_pro');
  return (
    <AccountForm onSubmit={send}>
      <p aria-live="polite">
        <strong className="font-semibold">
          {name} : {due}
        </strong>
        , {commitment}. {changeOfMind}
      </p>
      <ConsentBoxes
        isAdult={{ error: errors.isAdult?.message, ...form.register('isAdult') }}
        acceptsTerms={{ error: errors.acceptsTerms?.message, ...form.register('acceptsTerms') }}
      />
      {hasProblem ? <PaymentProblemNote error={checkout.error} /> : null}
      <div className="grid gap-3">
        <SubmitButton wide size="large" pending={checkout.isPending} pendingLabel="Ouverture du paiement...">
          {paywall.pay}
        </SubmitButton>
        {foot}
      </div>
    </AccountForm>
  );
}

/** Stays in the form after the toast, with a link to support. Not announced: the toast was. */
function PaymentProblemNote({ error }: { error: Error }) {
  const { title, description } = paymentProblemOf(error);
  return (
    <FormProblem isAnnounced={false}>
      <strong className="font-semibold">{title}.</strong> {description} Rien n'a été prélevé.{' '}
      <Link href={paths.legal.contact} className="text-danger-text">
        Écrire au support
      </Link>
    </FormProblem>
  );
}
