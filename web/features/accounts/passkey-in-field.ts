import { useEffect } from 'react';
import { passkeyLoginOptions } from '#contract/passkeys.ts';
import type { PasskeyAnswer } from '#contract/proof.ts';
import { call } from '../../api.ts';
import { canOfferInField, endCeremony, signWithPasskey } from '../../session/authenticator.ts';

/** Before the challenge of five minutes ends, the browser is given another. */
const renewedMs = 4 * 60 * 1000;

/** Offers passkeys in the field of the address from when it is entered, where the browser can: a page that is only looked at sets no cookie. */
export function usePasskeyInField(onAnswer: (answer: PasskeyAnswer) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one offer a visit of the page, with the first handler
  useEffect(() => {
    const visit = new AbortController();
    void offer(visit.signal, onAnswer);
    return () => visit.abort();
  }, []);
}

async function offer(visit: AbortSignal, onAnswer: (answer: PasskeyAnswer) => void): Promise<void> {
  if (!(await canOfferInField())) return;
  await isEntered(visit);
  for (let isRenewed = true; isRenewed && !visit.aborted; ) {
    isRenewed = false;
    const renew = () => {
      isRenewed = !visit.aborted;
      void endCeremony();
    };
    const timer = setTimeout(renew, renewedMs);
    visit.addEventListener('abort', renew, { once: true });
    try {
      const options = await call(passkeyLoginOptions);
      if (!visit.aborted) onAnswer(await signWithPasskey(options, { inField: true }));
    } catch {
      // Ended by a click on the button, by the end of the visit, or renewed; the button and the password are there.
    } finally {
      clearTimeout(timer);
      visit.removeEventListener('abort', renew);
    }
  }
}

/** Resolves once a field that takes a passkey has the focus; never where the visit ends before. */
function isEntered(visit: AbortSignal): Promise<void> {
  const takesPasskey = (target: EventTarget | null) =>
    target instanceof HTMLInputElement && target.autocomplete.includes('webauthn');
  return new Promise((resolve) => {
    if (takesPasskey(document.activeElement)) return resolve();
    const look = ({ target }: FocusEvent) => {
      if (!takesPasskey(target)) return;
      document.removeEventListener('focusin', look);
      resolve();
    };
    document.addEventListener('focusin', look, { signal: visit });
  });
}
