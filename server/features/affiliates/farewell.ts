import { formatDay, formatEuros } from '#contract/format.ts';
import { affiliateTerms } from '#contract/plans.ts';
import type { AffiliateMoney } from '#contract/privacy.ts';

/**
 * What the mail about an erased account says of the affiliate's money. It names the payment account: a thief may have given it and then
 * deleted the account, before the mail about the change was sent.
 */
export function farewellToAffiliate({ payout, lapsedCents, hasPaymentDetails }: AffiliateMoney): string[] {
  return [
    ...(payout ? paidText(payout) : []),
    ...(lapsedCents > 0 ? [lapsedText(lapsedCents, { isRest: payout !== null, hasPaymentDetails })] : []),
  ];
}

function paidText({ amountCents, target, executedOn }: NonNullable<AffiliateMoney['payout']>): string[] {
  const day = formatDay(executedOn);
  return [
    `Tes commissions d'affiliation te restent dues : ${formatEuros(amountCents)} partent vers ${target} à partir du ${day}, une fois la somme vérifiée. On garde pour cela ce compte de versement, chiffré.`,
    `Ce compte de versement n'est pas le tien ? Écris-nous avant le ${day} depuis la page Contact : on bloque le versement.`,
  ];
}

function lapsedText(
  cents: number,
  { isRest, hasPaymentDetails }: { isRest: boolean; hasPaymentDetails: boolean },
): string {
  const amount = formatEuros(cents);
  const minimum = `un versement demande ${formatEuros(affiliateTerms.minimumPayoutCents)} disponibles`;
  if (isRest) return `Le reste de tes commissions, ${amount}, est perdu : ${minimum}.`;
  const why = hasPaymentDetails ? minimum : "il n'y avait ni IBAN ni adresse PayPal où les verser";
  return `Tes commissions d'affiliation, ${amount}, sont perdues : ${why}.`;
}
