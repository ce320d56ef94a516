import { paths } from '../../../paths.ts';

export function Subscription() {
  return (
    <>
      <h2 id="paiement">8. Commande et paiement</h2>
      <p>
        Avant de payer, tu vois l'offre choisie, son prix total et sa période de renouvellement, et tu peux revenir en
        arrière pour corriger ton choix. Le bouton de paiement rappelle que la commande t'oblige à payer, avec le
        montant (article L. 221-14 du Code de la consommation). Nous t'envoyons ensuite une confirmation par e-mail.
      </p>
      <p>
        Le paiement se fait par carte auprès de notre prestataire, Stripe. Nous ne voyons ni ne conservons ton numéro de
        carte. Tes factures sont disponibles dans ton compte. L'accès s'ouvre dès que le paiement est accepté. Si un
        renouvellement est refusé par ta banque, nous te prévenons et l'accès payant peut être suspendu jusqu'au
        règlement.
      </p>

      <h2 id="renouvellement">9. Durée et renouvellement</h2>
      <p>
        L'abonnement Pro dure un mois ou un an selon ton choix, une option dure un mois. Chacun se renouvelle
        automatiquement pour la même durée, au prix en vigueur, jusqu'à ta résiliation.
      </p>
      <p>
        Pour l'abonnement annuel, nous te rappelons par e-mail, au plus tôt trois mois et au plus tard un mois avant
        l'échéance, que tu peux ne pas le renouveler, et jusqu'à quelle date. Si nous ne l'avons pas fait, tu peux
        résilier sans frais à tout moment après le renouvellement : nous te remboursons, sous trente jours, la période
        qui reste à courir (article L. 215-1 du Code de la consommation).
      </p>

      <h2 id="pause">10. Pause</h2>
      <p>
        Tu peux demander une pause d'un mois, gratuite, une fois par période de douze mois. Ton accès reste ouvert. Avec
        l'abonnement mensuel, le renouvellement suivant n'est pas facturé. Avec l'abonnement annuel, l'échéance est
        reculée d'un mois.
      </p>

      <h2 id="resiliation">11. Résiliation</h2>
      <p>
        Tu peux résilier à tout moment, sans donner de raison et sans frais. La résiliation se fait en ligne, en trois
        clics au plus, avec « <a href={paths.cancelSubscription}>Résilier mon contrat</a> » (article L. 215-1-1 du Code
        de la consommation). Tu peux aussi la demander par le <a href={paths.legal.contact}>formulaire de contact</a>,
        par e-mail ou par courrier, même sans te connecter.
      </p>
      <p>
        Nous te confirmons la résiliation par e-mail, avec la date à laquelle l'abonnement prend fin. Ton accès reste
        ouvert jusqu'au terme de la période payée, puis ton compte repasse à l'offre Découverte. Rien d'autre n'est
        prélevé.
      </p>
      <p>
        De notre côté, nous pouvons mettre fin à un abonnement en te prévenant un mois avant son renouvellement, ou
        aussitôt en cas de manquement grave de ta part. Si nous fermons le service, nous te remboursons la période payée
        dont tu n'auras pas profité.
      </p>
    </>
  );
}
