import { formatDay, formatEuros } from '#contract/format.ts';
import { affiliateTerms } from '#contract/plans.ts';
import type { AffiliateMoney } from '#contract/privacy.ts';

/** What the deletion of the account does to the affiliate's money, said before it is too late. */
export function affiliateConsequences({ payout, lapsedCents, hasPaymentDetails }: AffiliateMoney): string[] {
  return [
    ...(payout
      ? [
          `Tes commissions te restent dues : ${formatEuros(payout.amountCents)} partent vers ${payout.target} à partir du ${formatDay(payout.executedOn)}, une fois la somme vérifiée. On garde pour cela ce compte de versement, chiffré.`,
        ]
      : []),
    ...(lapsedCents > 0 ? [lapsedText(lapsedCents, { isRest: payout !== null, hasPaymentDetails })] : []),
  ];
}

function lapsedText(
  cents: number,
  { isRest, hasPaymentDetails }: { isRest: boolean; hasPaymentDetails: boolean },
): string {
  const amount = formatEuros(cents);
  const minimum = formatEuros(affiliateTerms.minimumPayoutCents);
  if (!hasPaymentDetails)
    return `Tes commissions, ${amount}, seront perdues : donne d'abord ton IBAN ou ton adresse PayPal dans ton espace affilié. On verse à partir de ${minimum} disponibles.`;
  const what = isRest
    ? `Le reste de tes commissions, ${amount}, sera perdu`
    : `Tes commissions, ${amount}, seront perdues`;
  return `${what} : un versement demande ${minimum} disponibles. Tu peux attendre de les avoir.`;
}
