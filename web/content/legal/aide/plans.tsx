import { contactTopicLabels } from '#contract/contact.ts';
import { formatEuros } from '#contract/format.ts';
import { annualSavingCents, priceCents } from '#contract/plans.ts';
import { paths } from '../../../paths.ts';
import { withdrawalDays } from '../terms.ts';

export function PlansHelp({ contactEmail }: { contactEmail: string }) {
  return (
    <>
      <h2 id="abonnement">Abonnement et prix</h2>
      <h3>Combien ça coûte ?</h3>
      <p>
        L'offre Découverte est gratuite. Pro coûte {formatEuros(priceCents.proMonthly)} par mois, ou{' '}
        {formatEuros(priceCents.proAnnual)} par an, soit {formatEuros(annualSavingCents)} d'économie sur l'année.
        L'option Bio coûte {formatEuros(priceCents.addonBio)} par mois et l'option Photo{' '}
        {formatEuros(priceCents.addonPhoto)} par mois, en plus de Pro. Tous les prix sont TTC, et le détail est sur la
        page <a href={paths.pricing}>Tarifs</a>.
      </p>
      <h3>Faut-il une carte bancaire pour essayer ?</h3>
      <p>Non. Sans carte, rien ne peut être prélevé, et l'offre Découverte reste gratuite.</p>
      <h3>Quand les compteurs repartent-ils à zéro ?</h3>
      <p>
        À minuit pour les quotas du jour, le lundi pour ceux de la semaine, le premier du mois pour ceux du mois, à
        l'heure de Paris. Une demande qui échoue n'est pas comptée.
      </p>

      <h2 id="resiliation">Résilier ou se faire rembourser</h2>
      <h3>Comment résilier ?</h3>
      <p>
        À tout moment, en trois clics : <a href={paths.cancelSubscription}>Résilier mon contrat</a>. Tu n'as aucune
        raison à donner, et sans ton mot de passe, un lien par e-mail suffit. Tu peux aussi passer par le{' '}
        <a href={paths.legal.contact}>formulaire de contact</a>, sujet « {contactTopicLabels.facturation} », ou par{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. Nous te confirmons la date de fin par e-mail, et ton
        accès reste ouvert jusque-là.
      </p>
      <h3>J'ai payé, puis changé d'avis</h3>
      <p>
        Nous te remboursons tout si tu nous le dis dans les {withdrawalDays} jours qui suivent ta souscription : sur{' '}
        <a href={paths.account}>ton compte</a>, « Renoncer au contrat ici », puis « Confirmer la rétractation ». Un
        message suffit aussi. Le détail est dans nos{' '}
        <a href={`${paths.legal.terms}#retractation`}>conditions générales</a>.
      </p>
      <h3>Supprimer mon compte suffit-il à résilier ?</h3>
      <p>Mieux vaut résilier d'abord et supprimer ensuite : tu auras ainsi une confirmation, avec sa date.</p>
    </>
  );
}
