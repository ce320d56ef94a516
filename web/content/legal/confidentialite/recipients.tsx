import { product } from '#contract/product.ts';
import type { LegalProps } from '../page.ts';
import { namesOfProviders } from './providers.ts';

export function Recipients({ settings }: LegalProps) {
  const { operator } = settings;
  const providers = namesOfProviders(settings);
  return (
    <>
      <h2 id="destinataires">Qui d'autre y a accès</h2>
      <p>
        Seules les personnes chargées du service y ont accès, dans la limite de leur travail. Nous faisons appel à
        quelques prestataires, qui agissent sur nos instructions :
      </p>
      <dl>
        <dt>Hébergeur</dt>
        <dd>{operator.host} : il fait fonctionner nos serveurs et stocke la base de données.</dd>
        <dt>Prestataire de paiement</dt>
        <dd>
          Stripe, si tu paies : il traite ta carte, ton e-mail et le montant. Il en répond aussi lui-même, au titre de
          ses propres obligations.
        </dd>
        <dt>Envoi des e-mails</dt>
        <dd>Un prestataire d'envoi peut acheminer les messages que le service t'adresse.</dd>
        {providers ? (
          <>
            <dt>Connexion par {providers}</dt>
            <dd>
              Seulement si tu touches ce bouton. {providers} sait alors que tu te connectes à {product.name}, et quand ;
              rien de ce que tu fais ensuite ne lui est transmis. Il en répond lui-même, selon sa propre politique de
              confidentialité, et peut traiter ces données hors de l'Union européenne. Dans « Mon compte », tu peux
              retirer ce lien à tout moment.
            </dd>
          </>
        ) : null}
        <dt>Modèle de langage</dt>
        <dd>
          Par défaut, l'assistant de {product.name} fonctionne sur nos propres serveurs et rien ne sort de chez nous. Si
          nous faisons appel à un fournisseur de modèle de langage, il ne reçoit que le texte nécessaire à la demande :
          les messages d'une conversation, le profil que tu colles, tes goûts ou ta bio, selon l'outil. Tes captures
          d'écran et le radar à red flags restent chez nous. Les noms sont remplacés par des pseudonymes avant l'envoi,
          aucun identifiant de compte n'est transmis, et il lui est interdit de conserver ces contenus ou de s'en servir
          pour entraîner ses modèles. Si c'est l'IA de ton propre navigateur qui écrit, le texte ne circule qu'entre nos
          serveurs et ton ordinateur.
        </dd>
      </dl>
      <p>
        Nous ne communiquons tes données à personne d'autre, sauf si la loi ou un juge nous y oblige. Si un prestataire
        traite des données hors de l'Union européenne, c'est avec une décision d'adéquation ou des clauses
        contractuelles types de la Commission européenne, dont tu peux demander une copie.
      </p>
      <p>
        Côté sécurité : les échanges sont chiffrés, les mots de passe sont hachés et les jetons de connexion ne sont
        stockés que sous forme d'empreinte. En cas de violation de données qui présente un risque élevé pour toi, nous
        te prévenons sans tarder.
      </p>
    </>
  );
}
