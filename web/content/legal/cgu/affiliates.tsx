import { affiliateTermsVersion } from '#contract/affiliate-accounts.ts';
import { formatDay, formatEuros, formatPercent } from '#contract/format.ts';
import { affiliateTerms } from '#contract/plans.ts';

export function Affiliates() {
  return (
    <>
      <h2 id="affiliation">13. Programme d'affiliation</h2>
      <p>
        Une personne majeure peut demander à devenir affiliée et à recommander le service par un lien qui lui est
        propre. Nous acceptons ou refusons chaque demande. La version en vigueur de ces conditions est celle du{' '}
        {formatDay(affiliateTermsVersion)} ; elle est conservée avec chaque demande, avec la date de son acceptation.
      </p>
      <ul>
        <li>
          La commission est de {formatPercent(affiliateTerms.commissionRate)} de chaque paiement de la personne
          recommandée, tant qu'elle reste abonnée. Elle se calcule sur le montant payé, hors taxes et après les frais du
          prestataire de paiement.
        </li>
        <li>
          Le dernier lien suivi avant le paiement compte. Il est retenu {affiliateTerms.cookieDays} jours au plus, par
          un cookie déposé seulement si la personne y a consenti.
        </li>
        <li>
          Une commission devient disponible {affiliateTerms.retentionDays} jours après le paiement. Elle est reprise, en
          proportion, si ce paiement est remboursé ou contesté, même après son versement.
        </li>
        <li>
          Les versements se font par virement SEPA ou par PayPal, le {affiliateTerms.payoutDay} du mois qui suit la
          demande, à partir de {formatEuros(affiliateTerms.minimumPayoutCents)}.
        </li>
        <li>Il n'y a pas de commission sur ses propres achats : même compte, même e-mail ou même carte.</li>
        <li>
          La publicité mensongère, les envois en masse, les faux avis et l'usage de notre nom pour acheter de la
          publicité sont interdits. Une recommandation rémunérée doit être présentée comme telle, par la mention «
          Publicité » à côté du lien.
        </li>
        <li>
          L'IBAN ou l'adresse PayPal servent aux seuls versements et sont conservés chiffrés. Sans eux, un versement
          demandé attend qu'ils soient donnés.
        </li>
        <li>
          Supprimer son compte n'annule pas un versement demandé, et vaut demande pour ce qui est disponible, à partir
          du même minimum : l'argent part vers le dernier IBAN ou la dernière adresse PayPal donnés. Le reste des
          commissions, ou la totalité sans IBAN ni adresse PayPal, est perdu ; le montant est indiqué avant la
          suppression.
        </li>
        <li>
          Les noms de lien réservés, trompeurs ou contraires à la loi peuvent être refusés ou changés ; l'ancien lien
          continue alors de fonctionner.
        </li>
      </ul>
      <p>
        En cas de manquement, nous pouvons suspendre la participation au programme : il n'y a plus de nouvelles
        commissions, celles qui sont acquises restent dues. La personne affiliée déclare elle-même ses revenus et paie
        les impôts et cotisations qui en découlent. Chacun peut mettre fin à la participation à tout moment.
      </p>
    </>
  );
}
