import { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FormProblem } from '../accounts/account-form.tsx';
import type { OpenedCheckout } from './checkout.ts';

const lateAfterMs = 20_000;

/** The provider's card form, in its own frame: card numbers never pass through our page. */
export default function CheckoutFrame({ clientSecret, stripe }: OpenedCheckout) {
  const options = useMemo(() => ({ clientSecret }), [clientSecret]);
  const place = useRef<HTMLDivElement>(null);
  const state = useFrameState(place);
  return (
    <div className="grid gap-4">
      {state === 'late' ? (
        <FormProblem>
          Session de paiement invalide. Recharge la page, ou <Link href={paths.legal.contact}>écris-nous</Link> : rien
          n'a été prélevé.
        </FormProblem>
      ) : null}
      {state === 'waiting' ? (
        <div className="grid min-h-72 place-items-center rounded-md border border-line bg-raised">
          <Spinner label="Ouverture du paiement sécurisé…" className="size-8" />
        </div>
      ) : null}
      <div ref={place} className="overflow-hidden rounded-md bg-white empty:hidden">
        <EmbeddedCheckoutProvider key={clientSecret} stripe={stripe} options={options}>
          <EmbeddedCheckout />
        </EmbeddedCheckoutProvider>
      </div>
    </div>
  );
}

/** The provider's components report no refused session, so a frame that is missing after 20 s is taken for one. */
function useFrameState(place: React.RefObject<HTMLDivElement | null>): 'waiting' | 'shown' | 'late' {
  const [state, setState] = useState<'waiting' | 'shown' | 'late'>('waiting');
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => {
      if (element.querySelector('iframe')) setState('shown');
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'late' : now)), lateAfterMs);
    look();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place]);
  return state;
}
