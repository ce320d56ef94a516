import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { NewPasskey } from '#contract/passkeys.ts';
import type { PasskeyAnswer } from '#contract/proof.ts';

// The browser's side of passkeys. Its library is fetched with the first ceremony: no page carries it.

const library = () => import('@simplewebauthn/browser');

/** False also where the site is opened by an IP address, for which browsers make no passkeys. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(window.location.hostname);
  return window.isSecureContext && !isAddress && typeof window.PublicKeyCredential === 'function';
}

/** Whether the browser can offer passkeys among what it fills into the field of the address. */
export async function canOfferInField(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

type Options = { challenge: string };

/** `inField`: offered in the field of the address instead of asked for at once. */
export async function signWithPasskey(options: Options, { inField = false } = {}): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
  return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
}

export async function makePasskey(options: Options): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const answer = await startRegistration({ optionsJSON });
  return { ...answer, clientExtensionResults: { ...answer.clientExtensionResults } };
}

export async function endCeremony(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Whether the person, or a later ceremony, ended this one: nothing to complain about. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** In French, for a failure of the ceremony itself; null for one of a call. */
export function ceremonyProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'InvalidStateError') return "Cet appareil a déjà une clé d'accès pour ton compte.";
  const isOurs = ['SecurityError', 'NotSupportedError', 'ConstraintError', 'UnknownError'].includes(error.name);
  return isOurs ? "Ton navigateur n'a pas pu utiliser la clé d'accès. Essaie autrement." : null;
}
