import { product, withdrawalsBeforeRest } from '#contract/product.ts';
import type { LegalProps } from '../page.ts';
import { retention } from '../terms.ts';
import { namesOfProviders } from './providers.ts';

const untilDeletion = "jusqu'à la suppression du compte";

const waysIn = [
  {
    data: "Compte : prénom, nom d'utilisateur, e-mail, mot de passe (haché, donc illisible), téléphone si tu t'abonnes, dates d'inscription, d'acceptation des conditions et de déclaration de majorité",
    purpose: "ouvrir ton compte, te reconnaître, t'écrire à propos du service, t'appeler en cas de souci de paiement",
    basis: 'contrat',
    duration: untilDeletion,
  },
  {
    data: "Clés d'accès, si tu en ajoutes : leur nom, leur moitié publique, dates d'ajout et de dernière utilisation. Jamais ton empreinte ni ton visage, qui restent dans ton appareil",
    purpose: 'te reconnaître sans mot de passe',
    basis: 'contrat',
    duration: `jusqu'à ce que tu les supprimes, ou ${untilDeletion}`,
  },
];

const rows = [
  {
    data: "Réponses du questionnaire de départ : genre si tu l'as indiqué, applis utilisées, difficulté principale, formule envisagée",
    purpose: 'te parler correctement et adapter les conseils',
    basis: 'contrat',
    duration: `dans ton navigateur jusqu'à l'inscription, puis ${untilDeletion}`,
  },
  {
    data: 'Sessions : appareil (par exemple « Chrome sur Android »), dates de connexion et de dernière visite',
    purpose: 'garder ta session ouverte et te montrer les appareils connectés',
    basis: 'contrat',
    duration: `${retention.sessionIdleDays} jours sans visite, ${retention.sessionMaximumDays} jours au plus, ou dès la déconnexion`,
  },
  {
    data: "Ton historique : bios générées, réponses mises en favori, résultats des analyses de photos (notes, conseils et mesures comme la taille, la lumière, la netteté, la place d'un visage ou un sourire visible), sans l'image ni son nom de fichier",
    purpose: 'retrouver ton historique',
    basis: 'contrat',
    duration: `jusqu'à ce que tu les effaces, ou ${untilDeletion}`,
  },
  {
    data: '« Mes réponses » : métier, ville, jours libres, goûts, si tu les donnes. Elles ne sont confiées à une IA que si tu coches la case',
    purpose: 'remplir les blancs de tes réponses',
    basis: 'contrat',
    duration: `jusqu'à ce que tu les effaces, ou ${untilDeletion}`,
  },
  {
    data: "Ton carnet d'envois : date, ton, auteur du texte et suite de chaque envoi que tu notes, jamais le texte",
    purpose: 'te montrer ce qui marche pour toi',
    basis: 'contrat',
    duration: `jusqu'à ce que tu les effaces, ou ${untilDeletion}`,
  },
  {
    data: "Compteurs d'utilisation des fonctions",
    purpose: 'appliquer les quotas de ton offre',
    basis: 'contrat',
    duration: untilDeletion,
  },
  {
    data: "Compteurs de l'offre gratuite par boîte mail, dont l'adresse est rendue illisible",
    purpose: "n'offrir qu'une fois ce qui est gratuit, même si un compte est supprimé puis rouvert",
    basis: 'intérêt légitime : limiter les abus',
    duration: `jusqu'à la fin du jour, de la semaine ou du mois compté ; ${retention.demoMonths} mois pour la démonstration unique`,
  },
  {
    data: 'Abonnement et factures : offre, dates, montants, identifiant chez le prestataire de paiement. Jamais ton numéro de carte',
    purpose: 'encaisser, rembourser, tenir la comptabilité',
    basis: 'contrat, puis obligation légale',
    duration: `${untilDeletion} ; ${retention.invoiceYears} ans pour les pièces comptables`,
  },
  {
    data: 'Après une rétractation : un code illisible tiré de ta carte et de ton e-mail, gardé même si le compte est supprimé entre-temps',
    purpose: 'ne pas revendre le même contrat après plusieurs rétractations',
    basis: 'intérêt légitime : éviter les abus',
    duration: `${withdrawalsBeforeRest.days} jours`,
  },
  {
    data: 'Messages envoyés par la page Contact : nom, e-mail, sujet, texte',
    purpose: 'te répondre',
    basis: 'intérêt légitime : répondre à qui nous écrit',
    duration: `${retention.contactMonths} mois`,
  },
  {
    data: 'Affiliation : lien suivi pour arriver sur le site et date du clic, gardés avec le compte ; pour les affiliés, nom du lien, commissions, versements, et IBAN ou adresse PayPal, chiffrés',
    purpose: 'calculer et verser les commissions',
    basis: "contrat avec l'affilié et intérêt légitime ; consentement pour le cookie",
    duration: `${untilDeletion} ; ${retention.invoiceYears} ans pour les pièces comptables, dont les versements dus ou envoyés et leur compte`,
  },
  {
    data: "Mesure d'audience : pages vues, clics, provenance. Ni identité, ni adresse IP, ni contenu de formulaire",
    purpose: 'savoir ce qui est utile et ce qui ne marche pas',
    basis: 'intérêt légitime ; données anonymes',
    duration: `${retention.audienceMonths} mois`,
  },
  {
    data: "Sécurité : journaux techniques sans mots de passe ni contenus, et compteurs de tentatives où l'adresse IP est rendue illisible",
    purpose: 'protéger les comptes, limiter les abus, réparer les pannes',
    basis: 'intérêt légitime : la sécurité du service',
    duration: `${retention.logMonths} mois au plus`,
  },
];

const throughProvider = (providers: string) => ({
  data: `Connexion par ${providers}, si tu la choisis : l'identifiant et l'e-mail de ce compte, et ton prénom à l'inscription. C'est ${providers} qui nous les transmet, sans ton mot de passe ni tes contacts`,
  purpose: 'te reconnaître sans mot de passe',
  basis: 'contrat',
  duration: `jusqu'à ce que tu retires ce lien, ou ${untilDeletion}`,
});

function rowsFor(providers: string | null) {
  return [...waysIn, ...(providers ? [throughProvider(providers)] : []), ...rows];
}

export function StoredData({ settings }: LegalProps) {
  return (
    <>
      <h2 id="donnees">Ce que nous gardons, pourquoi et combien de temps</h2>
      <StoredTable providers={namesOfProviders(settings)} />
      <p>
        Les champs obligatoires sont ceux sans lesquels le compte ne peut pas exister. Une sauvegarde technique peut
        contenir une donnée effacée pendant quelques semaines, avant d'être remplacée à son tour.
      </p>

      <h2 id="jamais">Ce que nous ne gardons jamais</h2>
      <ul>
        <li>
          <strong>Tes captures d'écran et tes conversations.</strong> Elles sont lues le temps de préparer les réponses,
          en mémoire, puis effacées. Si tu mets une réponse en favori, seule cette réponse est gardée. Un historique ne
          peut rester que sur ton appareil, si tu le demandes.
        </li>
        <li>
          <strong>Tes photos.</strong> Elles sont analysées ou retouchées en mémoire, puis effacées : seul le résultat
          d'une analyse reste dans ton historique. Les informations cachées dans le fichier, comme le lieu de la prise
          de vue, ne sont pas gardées et ne figurent pas dans la photo retouchée. Aucune empreinte de visage n'est
          gardée. Une vignette peut rester dans ton navigateur, si tu le demandes.
        </li>
        <li>
          <strong>Des déductions sur les personnes.</strong> Ni l'origine, ni la santé, ni l'orientation, ni les
          convictions, ni les émotions, les tiennes comme celles des autres. Aucune note de beauté.
        </li>
      </ul>
      <p>
        Rien de ce que tu nous confies ne sert à entraîner une intelligence artificielle. Aucune décision ayant un effet
        juridique n'est prise par une machine seule.
      </p>

      <h3 id="autres">Et la personne en face ?</h3>
      <p>
        Une conversation contient aussi les mots de quelqu'un d'autre. C'est une raison de plus de ne pas la garder. Ne
        nous confie que ce qui est utile à la réponse : tu peux masquer un nom, un numéro ou une photo sur la capture,{' '}
        {product.name} la lira quand même.
      </p>
    </>
  );
}

function StoredTable({ providers }: { providers: string | null }) {
  return (
    <table>
      <caption>Données conservées</caption>
      <thead>
        <tr>
          <th scope="col">Données</th>
          <th scope="col">Pourquoi</th>
          <th scope="col">Base légale</th>
          <th scope="col">Durée</th>
        </tr>
      </thead>
      <tbody>
        {rowsFor(providers).map((row) => (
          <tr key={row.data}>
            <th scope="row">{row.data}</th>
            <td data-label="Pourquoi">{row.purpose}</td>
            <td data-label="Base légale">{row.basis}</td>
            <td data-label="Durée">{row.duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
