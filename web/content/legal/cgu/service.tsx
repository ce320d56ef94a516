import { product } from '#contract/product.ts';
import { paths } from '../../../paths.ts';
import type { LegalProps } from '../page.ts';

export function Service({ settings: { operator, contactEmail } }: LegalProps) {
  return (
    <>
      <h2 id="objet">1. Objet</h2>
      <p>
        {product.name} est un service en ligne, en français, qui aide les personnes inscrites sur des applications de
        rencontre ou des réseaux sociaux à écrire leurs messages, leur bio et à choisir leurs photos. Il est édité par{' '}
        {operator.name} ({operator.legalForm}, {operator.registration}, {operator.address}), ci-après « nous ».
      </p>
      <p>
        Ces conditions générales règlent l'utilisation du service et la vente des abonnements. Tu les acceptes en
        cochant la case prévue à l'inscription ou avant le paiement. Elles sont rédigées en français, la version qui
        t'engage est celle que tu as acceptée, et tu peux l'imprimer ou l'enregistrer depuis cette page.
      </p>
      <p>
        Nous pouvons les modifier. Si tu as un compte, nous te prévenons par e-mail au moins un mois avant qu'un
        changement important s'applique. Si tu le refuses, tu peux résilier sans frais.
      </p>

      <h2 id="age">2. Âge minimum</h2>
      <p>
        Le service est réservé aux personnes de {product.minimumAge} ans et plus. Tu le confirmes à l'inscription par
        une case distincte. Un compte ouvert par une personne mineure est fermé dès que nous en avons connaissance, et
        ce qui a été payé est remboursé.
      </p>

      <h2 id="compte">3. Ton compte</h2>
      <ul>
        <li>
          Un prénom, une adresse e-mail qui t'appartient et un mot de passe suffisent. Aucune carte bancaire n'est
          demandée.
        </li>
        <li>
          Nous t'envoyons un lien pour confirmer ton adresse. Tant qu'elle n'est pas confirmée, seule la démonstration
          est ouverte.
        </li>
        <li>
          Ton compte est personnel. Garde ton mot de passe pour toi, et préviens-nous si tu penses que quelqu'un d'autre
          s'en sert. Depuis la page <a href={paths.account}>Mon compte</a>, tu vois les appareils connectés et tu peux
          les déconnecter.
        </li>
        <li>
          Tu peux supprimer ton compte à tout moment depuis la même page : l'effacement est immédiat. Supprimer le
          compte ne prive pas du droit de se rétracter.
        </li>
      </ul>
      <p>
        Pour toute question sur ton compte, écris à <a href={`mailto:${contactEmail}`}>{contactEmail}</a> ou passe par
        le <a href={paths.legal.contact}>formulaire de contact</a>.
      </p>
    </>
  );
}
