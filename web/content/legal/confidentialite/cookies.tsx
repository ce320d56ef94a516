import { audienceCookie } from '#contract/audience.ts';
import { affiliateTerms } from '#contract/plans.ts';
import { signedInHintCookie, themeCookie } from '#contract/site.ts';
import { AudienceSwitch } from '../../../features/tracking/audience-switch.tsx';
import { retention } from '../terms.ts';

const rows = [
  {
    name: 'declic_session (__Host-declic_session en https)',
    purpose: 'garder ta session ouverte',
    kind: 'strictement nécessaire',
    duration: `${retention.sessionMaximumDays} jours au plus, ${retention.sessionIdleDays} jours sans visite`,
  },
  {
    name: signedInHintCookie,
    purpose: "indiquer à la page qu'une session est ouverte, sans rien dire de toi",
    kind: 'strictement nécessaire',
    duration: 'celle de la session',
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

export function Cookies() {
  return (
    <>
      <h2 id="cookies">Cookies</h2>
      <p>
        Il n'y a ni cookie publicitaire ni traceur d'une autre société. Un seul cookie demande ton accord, celui de
        l'affiliation. Refuser est aussi simple qu'accepter, ne change rien au service, et tu peux changer d'avis avec
        « Gérer mes cookies », en bas de page.
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
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td data-label="À quoi il sert">{row.purpose}</td>
              <td data-label="Nature">{row.kind}</td>
              <td data-label="Durée">{row.duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Les réponses du questionnaire de départ restent dans la mémoire de ton navigateur jusqu'à l'inscription. Si tu
        le demandes, une vignette de tes photos analysées y reste aussi : tu l'effaces dans l'historique des photos, et
        elle disparaît quand tu te déconnectes ou supprimes ton compte. La dernière conversation analysée reste dans
        l'onglet, pour qu'un rechargement ne la perde pas, et part avec lui. Si tu choisis de garder tes conversations
        sur cet appareil, elles y restent jusqu'à ce que tu les effaces, te déconnectes ou supprimes ton compte. Tu peux
        tout effacer avec les données du site.
      </p>

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
