import { quotas } from '#contract/plans.ts';
import { allowanceText } from '../../content/allowances.ts';

/** What the demo allows, said before anything is picked or typed. */
export function DemoLimits({ isVerified }: { isVerified: boolean }) {
  const texts = allowanceText(quotas.dmText.free);
  return (
    <p className="text-sm text-ink-soft">
      {isVerified
        ? `Une conversation en capture est offerte, une seule fois. En texte, tu en as ${texts}.`
        : `Une conversation est offerte, en capture ou en texte. Pour la suite (${texts} en texte), confirme ton adresse\u00a0: le lien est dans ta boîte mail.`}
    </p>
  );
}

/** In place of the button, once the demo is used and the address is still to be confirmed. */
export function WaitsForAddress() {
  return (
    <p className="rounded-md bg-sunken p-4 text-sm">
      <span className="font-semibold">Il reste à confirmer ton adresse.</span> Dès que c'est fait, tu as{' '}
      {allowanceText(quotas.dmText.free)} en texte, et les bios, notes et photos de ton compte gratuit.
    </p>
  );
}
