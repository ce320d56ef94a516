import { product } from '#contract/product.ts';
import { paths } from '../../paths.ts';
import type { LegalProps } from './page.ts';

export const updatedOn = '2026-11-15';

export function Mentions({ settings: { operator, contactEmail, dpoEmail, mediator, publicUrl } }: LegalProps) {
  return (
    <>
      <h2 id="editeur">Éditeur du site</h2>
      <p>
        Le site {publicUrl} et le service {product.name} sont édités, au sens de la loi n° 2004-575 du 21 juin 2004 pour
        la confiance dans l'économie numérique, par :
      </p>
      <Publisher operator={operator} />

      <h2 id="contact">Nous contacter</h2>
      <p>
        Par e-mail à <a href={`mailto:${contactEmail}`}>{contactEmail}</a>, par le{' '}
        <a href={paths.legal.contact}>formulaire de contact</a>, ou par courrier à l'adresse du siège. Le support répond{' '}
        {product.supportHours}, sous {product.supportReplyDelay}.
      </p>
      <p>
        Pour tout ce qui touche à tes données personnelles : <a href={`mailto:${dpoEmail}`}>{dpoEmail}</a>.
      </p>

      <h2 id="hebergeur">Hébergeur</h2>
      <p>{operator.host}</p>

      <h2 id="mediation">Médiation de la consommation</h2>
      <p>
        Si un litige nous oppose et que notre réponse ne te convient pas, tu peux saisir gratuitement le médiateur de la
        consommation dont nous relevons : {mediator.name}, <a href={mediator.url}>{mediator.url}</a>. Les conditions de
        sa saisine figurent dans nos <a href={paths.legal.terms}>conditions générales</a>.
      </p>

      <MadeByMachine />
      <Property />

      <h2 id="accessibilite">Accessibilité</h2>
      <p>
        Le site vise le niveau AA des règles WCAG 2.1 : il se parcourt au clavier, se lit avec un lecteur d'écran et
        respecte le réglage qui réduit les animations. Si quelque chose t'arrête,{' '}
        <a href={paths.legal.contact}>dis-le-nous</a> et nous le corrigerons.
      </p>

      <h2 id="donnees">Données et conditions</h2>
      <p>
        Voir aussi la <a href={paths.legal.privacy}>politique de confidentialité</a> et les{' '}
        <a href={paths.legal.terms}>conditions générales</a>.
      </p>
    </>
  );
}

function MadeByMachine() {
  return (
    <>
      <h2 id="ia">Intelligence artificielle</h2>
      <p>
        Les réponses, les bios, les notes et les conseils que {product.name} propose sont produits par une intelligence
        artificielle. Nous te le disons ici et dans le service, comme le veut l'article 50 du règlement (UE) 2024/1689
        sur l'intelligence artificielle.
      </p>
      <ul>
        <li>Rien n'est jamais envoyé à ta place : tu choisis, tu modifies et tu envoies toi-même.</li>
        <li>
          Une photo retouchée porte une étiquette visible dans le service, et une marque lisible par machine dans le
          fichier.
        </li>
        <li>
          Les photos sont jugées comme des photos (lumière, netteté, cadrage), jamais les personnes. Nous ne déduisons
          ni l'origine, ni la santé, ni l'orientation, ni les émotions de qui que ce soit.
        </li>
      </ul>
    </>
  );
}

function Property() {
  return (
    <>
      <h2 id="propriete">Propriété intellectuelle</h2>
      <p>
        Le nom {product.name}, le logo, les textes, les dessins et le code du site sont protégés. Ils ne peuvent pas
        être repris sans notre accord écrit. Les textes que le service rédige pour toi, eux, sont à toi : utilise-les
        comme tu veux.
      </p>
      <p>
        Les noms des applications de rencontre et des réseaux sociaux cités sur le site appartiennent à leurs
        propriétaires. {product.name} n'est ni leur partenaire ni leur filiale.
      </p>
    </>
  );
}

function Publisher({ operator }: Pick<LegalProps['settings'], 'operator'>) {
  return (
    <dl>
      <dt>Dénomination</dt>
      <dd>{operator.name}</dd>
      <dt>Forme juridique</dt>
      <dd>{operator.legalForm}</dd>
      <dt>Siège</dt>
      <dd>{operator.address}</dd>
      <dt>Immatriculation</dt>
      <dd>{operator.registration}</dd>
      <dt>TVA intracommunautaire</dt>
      <dd>{operator.vatNumber}</dd>
      <dt>Direction de la publication</dt>
      <dd>{operator.publicationDirector}</dd>
    </dl>
  );
}
