import { paths } from '../../../paths.ts';

export function SafetyHelp() {
  return (
    <>
      <h2 id="securite">Sécurité et consentement</h2>
      <h3>La personne m'a dit non. Je fais quoi ?</h3>
      <p>
        Tu la remercies de te l'avoir dit, ou tu ne réponds rien, et tu passes à autre chose. Un non n'appelle ni
        relance, ni explication, ni message depuis un autre compte. Un « peut-être » qui se répète ou un silence qui
        dure se lisent de la même façon.
      </p>
      <h3>Et si elle ne dit ni oui ni non ?</h3>
      <p>
        Laisse-lui la place de refuser sans se justifier : une proposition simple, une seule fois, avec une porte de
        sortie. Le consentement se donne librement et se retire à tout moment, en ligne comme au rendez-vous.
      </p>
      <h3>Comment préparer un premier rendez-vous ?</h3>
      <ul>
        <li>Choisis un lieu public, et viens et repars par tes propres moyens.</li>
        <li>Dis à quelqu'un où tu vas et avec qui.</li>
        <li>Ne donne ni ton adresse ni ton lieu de travail avant de te sentir en confiance.</li>
        <li>Tu peux partir quand tu veux, sans t'excuser.</li>
      </ul>
      <h3>On me demande de l'argent</h3>
      <p>
        N'envoie rien : ni virement, ni carte cadeau, ni cryptomonnaie, ni copie de pièce d'identité. C'est presque
        toujours une arnaque, même après des semaines de messages. Garde les échanges, signale le profil à l'appli et
        fais-toi aider sur <a href="https://17cyber.gouv.fr">17cyber.gouv.fr</a>.
      </p>
      <h3>On me harcèle, on me menace ou on diffuse mes photos</h3>
      <p>
        Tu n'y es pour rien. Ne réponds plus, garde des captures comme preuves, bloque et signale le profil. Puis
        appelle :
      </p>
      <EmergencyNumbers />
      <h3>Quelqu'un se sert du service pour me nuire</h3>
      <p>
        <a href={paths.legal.contact}>Dis-le-nous</a>, même sans compte. Nous regardons chaque signalement et nous
        fermons les comptes qui servent à harceler.
      </p>
    </>
  );
}

function EmergencyNumbers() {
  return (
    <dl>
      <dt>
        <a href="tel:17">17</a> ou <a href="tel:112">112</a>
      </dt>
      <dd>Danger immédiat : police, gendarmerie, secours.</dd>
      <dt>
        <a href="sms:114">114</a>, par SMS
      </dt>
      <dd>Les mêmes urgences, si tu ne peux pas parler ou entendre.</dd>
      <dt>
        <a href="tel:3018">3018</a>
      </dt>
      <dd>Harcèlement et violences numériques, chantage à la photo, faux comptes. Gratuit et confidentiel.</dd>
      <dt>
        <a href="tel:3919">3919</a>
      </dt>
      <dd>Violences faites aux femmes : écoute et orientation. Gratuit, anonyme, jour et nuit.</dd>
      <dt>
        <a href="tel:116006">116 006</a>
      </dt>
      <dd>Aide aux victimes, pour tout le monde. Gratuit.</dd>
      <dt>
        <a href="https://www.internet-signalement.gouv.fr">internet-signalement.gouv.fr</a>
      </dt>
      <dd>Pharos, pour signaler à la police un contenu illégal en ligne.</dd>
    </dl>
  );
}
