import { audienceCookie } from '#contract/audience.ts';
import { affiliateTerms } from '#contract/plans.ts';
import {
  checkoutCookie,
  passkeyCookie,
  providerCookieMinutes,
  providerCookies,
  signedInHintCookie,
  themeCookie,
  tryCookie,
} from '#contract/site.ts';
import { AudienceSwitch } from '../../../visitor/tracking/audience-switch.tsx';
import type { LegalProps } from '../page.ts';
import { retention } from '../terms.ts';
import { namesOfProviders } from './providers.ts';

const rowsFor = (providers: string | null) => [
  {
    name: 'declic_session (__Host-declic_session en https)',
    purpose: 'garder ta session ouverte',
    kind: 'strictement nécessaire',
    duration: `${retention.sessionMaximumDays} jours au plus, ${retention.sessionIdleDays} jours sans visite`,
  },
  {
    name: 'declic_device',
    purpose: "reconnaître ce navigateur à la connexion, pour que les essais d'un inconnu ne te bloquent pas",
    kind: 'strictement nécessaire',
    duration: '180 jours',
  },
  {
    name: signedInHintCookie,
    purpose: "indiquer à la page qu'une session est ouverte, sans rien dire de toi",
    kind: 'strictement nécessaire',
    duration: 'celle de la session',
  },
  {
    name: checkoutCookie.name,
    purpose: "reconnaître, au retour d'un paiement, le navigateur qui l'a commencé",
    kind: 'strictement nécessaire, déposé quand tu commences un paiement',
    duration: `${checkoutCookie.hours} heures`,
  },
  {
    name: `${passkeyCookie.prefix}…`,
    purpose: "retenir la question posée à ton appareil, le temps d'une connexion ou d'un ajout par clé d'accès",
    kind: "strictement nécessaire, déposé quand tu remplis la page de connexion ou ajoutes une clé d'accès",
    duration: `${passkeyCookie.minutes} minutes`,
  },
  ...(providers
    ? [
        {
          name: Object.values(providerCookies).join(', '),
          purpose: `reconnaître le navigateur qui revient d'une connexion par ${providers}`,
          kind: `strictement nécessaire, déposés quand tu te connectes avec ${providers}`,
          duration: `${providerCookieMinutes.started} et ${providerCookieMinutes.vouched} minutes`,
        },
      ]
    : []),
  {
    name: tryCookie.name,
    purpose: "compter les essais sans compte de la page d'accueil, par un numéro tiré au hasard",
    kind: "strictement nécessaire, déposé à l'essai",
    duration: `${tryCookie.keptHours} heures`,
  },
  {
    name: themeCookie,
    purpose: 'retenir le thème clair ou sombre que tu as choisi',
    kind: 'préférence, déposé quand tu choisis',
    duration: '1 an',
  },
  {
    name: 'consent',
    purpose: 'retenir ton choix sur les cookies',
    kind: 'strictement nécessaire',
    duration: `${retention.consentMonths} mois`,
  },
  {
    name: audienceCookie.name,
    purpose: "retenir que tu refuses la mesure d'audience",
    kind: 'strictement nécessaire, déposé quand tu refuses',
    duration: `${retention.audienceMonths} mois`,
  },
  {
    name: 'affiliate_ref',
    purpose: "retenir quel affilié t'a fait connaître le service",
    kind: 'seulement avec ton accord',
    duration: `${affiliateTerms.cookieDays} jours`,
  },
];

const stored = [
  {
    name: 'declic.onboarding',
    text: "tes réponses au questionnaire de départ (genre, applis, difficulté, formule envisagée). Elles passent dans ton compte à l'inscription ; sinon, elles disparaissent quand tu fermes l'onglet.",
  },
  {
    name: 'declic.try',
    text: "l'essai fait sur la page d'accueil, jusqu'à ce que tu l'effaces dans ton espace, te déconnectes ou fermes l'onglet.",
  },
  {
    name: 'assistant-run',
    text: "la dernière conversation analysée, pour qu'un rechargement ne la perde pas, jusqu'à ce que tu te déconnectes ou fermes l'onglet.",
  },
  {
    name: 'conversations',
    text: "tes conversations, seulement si tu choisis de les garder sur cet appareil. Tu les effaces d'un geste, et elles disparaissent quand tu te déconnectes ou supprimes ton compte.",
  },
  {
    name: 'photo-thumbnails',
    text: "une vignette de tes photos analysées, seulement si tu le demandes. Tu l'effaces dans l'historique des photos, et elle disparaît quand tu te déconnectes ou supprimes ton compte.",
  },
  { name: 'visit', text: "le numéro de visite de la mesure d'audience, jusqu'à ce que tu fermes l'onglet." },
];

export function Cookies({ settings }: LegalProps) {
  return (
    <>
      <h2 id="cookies">Cookies</h2>
      <p>
        Il n'y a ni cookie publicitaire ni traceur d'une autre société. Un seul cookie demande ton accord, celui de
        l'affiliation. Refuser est aussi simple qu'accepter, ne change rien au service, et tu peux changer d'avis avec
        « Gérer mes cookies », en bas de page. En https, les noms des cookies que seul notre serveur lit commencent par
        « __Host- » : aucun autre site ne peut les écrire.
      </p>
      <table>
        <caption>Cookies du site</caption>
        <thead>
          <tr>
            <th scope="col">Nom</th>
            <th scope="col">À quoi il sert</th>
            <th scope="col">Nature</th>
            <th scope="col">Durée</th>
          </tr>
        </thead>
        <tbody>
          {rowsFor(namesOfProviders(settings)).map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td data-label="À quoi il sert">{row.purpose}</td>
              <td data-label="Nature">{row.kind}</td>
              <td data-label="Durée">{row.duration}</td>
            </tr>
          ))}
        </tbody>
      </table>

      <h3 id="navigateur">Ce que ton navigateur garde sans cookie</h3>
      <p>Rien de cela ne part tout seul vers nos serveurs. Tu peux tout effacer avec les données du site.</p>
      <ul>
        {stored.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong> : {text}
          </li>
        ))}
      </ul>

      <h3 id="audience">Mesure d'audience</h3>
      <p>
        Nous comptons les visites nous-mêmes, sans cookie, sans identifiant de compte, sans adresse IP et sans rien lire
        de ce que tu écris. Un numéro tiré au hasard relie les pages d'une même visite et disparaît quand tu fermes
        l'onglet. Ces mesures sont anonymes, ne servent qu'à nous et sont effacées après {retention.audienceMonths}{' '}
        mois. Elles ne demandent pas d'accord, mais tu peux t'y opposer à tout moment, ici ou par le réglage « Global
        Privacy Control » ou « Do Not Track » de ton navigateur.
      </p>
      <AudienceSwitch />
    </>
  );
}
