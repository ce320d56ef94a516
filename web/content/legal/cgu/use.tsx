import { product } from '#contract/product.ts';
import type { SiteSettings } from '#contract/site.ts';
import { whoWrites } from '../../who-writes/pages.ts';

export function Use({ writer }: Pick<SiteSettings, 'writer'>) {
  return (
    <>
      <h2 id="ia">4. Des textes produits par une intelligence artificielle</h2>
      <p>
        {whoWrites[writer]} Les notes viennent d'elle aussi. Ce sont des suggestions : elles peuvent être maladroites,
        tomber à côté ou contenir une erreur. Relis toujours avant d'envoyer.
      </p>
      <p>
        <strong>Rien n'est jamais envoyé à ta place.</strong> {product.name} ne se connecte à aucune application de
        rencontre et n'écrit à personne en ton nom. C'est toi qui choisis, qui modifies et qui envoies. Tu restes
        responsable de tes messages.
      </p>
      <p>
        Les textes proposés sont à toi, tu peux les utiliser et les modifier librement. D'autres personnes peuvent
        recevoir des suggestions proches.
      </p>
      <p>
        Les captures d'écran et les conversations que tu nous confies servent à te répondre, puis elles sont effacées :
        elles ne sont ni conservées, ni utilisées pour entraîner une intelligence artificielle.
      </p>

      <h2 id="usage">5. Ce que nous attendons de toi</h2>
      <p>Le service sert à faire connaissance, avec respect. Il est interdit de l'utiliser pour :</p>
      <ul>
        <li>harceler, menacer, insulter ou faire pression sur quelqu'un ;</li>
        <li>insister auprès d'une personne qui a dit non, qui ne répond plus ou qui a bloqué ton profil ;</li>
        <li>tromper quelqu'un sur ton identité, ton âge ou tes intentions, ou lui soutirer de l'argent ;</li>
        <li>écrire à une personne mineure ou à son sujet ;</li>
        <li>tenir des propos haineux, discriminatoires ou à caractère sexuel non désiré ;</li>
        <li>diffuser la photo ou les messages d'une personne sans son accord ;</li>
        <li>contourner les quotas, revendre l'accès, aspirer le service ou en perturber le fonctionnement.</li>
      </ul>
      <p>
        Un non est une réponse complète. Quand la personne en face dit non, {product.name} ne t'aidera pas à la faire
        changer d'avis.
      </p>
      <p>
        En cas de manquement, nous pouvons refuser une demande, suspendre le compte ou le fermer. Sauf urgence, nous te
        disons pourquoi et te laissons répondre. En cas de manquement grave, le compte est fermé sans préavis.
      </p>

      <h2 id="photos">6. Tes photos</h2>
      <p>
        N'envoie que des photos de toi, ou des photos dont les personnes visibles sont d'accord. L'analyse porte sur la
        photo : lumière, netteté, cadrage, sourire visible. <strong>Elle ne juge jamais la personne</strong> : il n'y a
        pas de note de beauté, et rien n'est déduit de l'origine, de la santé, de l'orientation ou des émotions.
      </p>
      <p>
        Les images ne sont pas conservées par nos serveurs. Le résultat d'une analyse (notes, conseils, mesures) reste
        dans ton historique jusqu'à ce que tu l'effaces. Une photo retouchée est signalée comme telle dans le service et
        porte une marque lisible par machine dans son fichier. Les informations de lieu et d'appareil sont retirées de
        chaque image reçue.
      </p>
    </>
  );
}
