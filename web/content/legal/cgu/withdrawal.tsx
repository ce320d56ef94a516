import { product, withdrawalsBeforeRest } from '#contract/product.ts';
import { paths } from '../../../paths.ts';
import type { LegalProps } from '../page.ts';
import { refundDays, withdrawalDays } from '../terms.ts';

export function Withdrawal({ settings: { operator, contactEmail } }: LegalProps) {
  return (
    <>
      <h2 id="retractation">12. Droit de rétractation : satisfait ou remboursé</h2>
      <p>
        Tu as {withdrawalDays} jours, à compter du lendemain de ta souscription, pour changer d'avis sans donner de
        raison (articles L. 221-18 et suivants du Code de la consommation). C'est ce que nous appelons « satisfait ou
        remboursé ». Cela vaut pour l'abonnement Pro et pour chaque option. Si le délai finit un samedi, un dimanche ou
        un jour férié, il est prolongé jusqu'au premier jour ouvrable suivant. Un contrat qui s'arrête avant la fin de
        son délai, comme une option qui s'arrête avec Pro, garde ce droit jusqu'au dernier jour.
      </p>
      <p>Pour te rétracter, au choix :</p>
      <ul>
        <li>
          en ligne, avec « Renoncer au contrat ici » puis « Confirmer la rétractation », pendant tout le délai (article
          L. 221-21) ;
        </li>
        <li>
          par le <a href={paths.legal.contact}>formulaire de contact</a> ou par e-mail à{' '}
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a> ;
        </li>
        <li>par courrier, avec ou sans le formulaire ci-dessous.</li>
      </ul>
      <p>
        Nous accusons réception par e-mail, avec la date et l'heure. Nous te remboursons <strong>la totalité</strong> de
        ce que tu as payé pour ce contrat, même si tu as déjà utilisé le service, au plus tard {refundDays} jours après
        ta demande et par le moyen de paiement que tu avais utilisé. L'accès payant s'arrête, ton compte gratuit reste
        ouvert. Les options s'arrêtent avec Pro ; celles dont les {withdrawalDays} jours sont passés ne sont pas
        remboursées.
      </p>
      <p>
        Ce droit vaut pour chaque contrat, sans limite de nombre. Après {withdrawalsBeforeRest.count} rétractations du
        même contrat en {withdrawalsBeforeRest.days} jours, nous attendons que la première date de plus de{' '}
        {withdrawalsBeforeRest.days} jours avant de te le vendre de nouveau, quel que soit le compte : un achat payé
        entre-temps avec la même carte est annulé et remboursé.
      </p>

      <h3 id="formulaire-de-retractation">Modèle de formulaire de rétractation</h3>
      <p>Remplis-le et renvoie-le seulement si tu veux te rétracter.</p>
      <blockquote>
        <p>
          À l'attention de {operator.name}, {operator.address}, {contactEmail} :
        </p>
        <p>
          Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de services ci-dessous :
          abonnement {product.name} (préciser : Pro mensuel, Pro annuel, option Bio, option Photo).
        </p>
        <p>Commandé le :</p>
        <p>Nom :</p>
        <p>Adresse e-mail du compte :</p>
        <p>Adresse :</p>
        <p>Date :</p>
        <p>Signature (seulement si le formulaire est envoyé sur papier) :</p>
      </blockquote>
    </>
  );
}
