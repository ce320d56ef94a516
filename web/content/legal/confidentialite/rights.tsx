import { product } from '#contract/product.ts';
import { paths } from '../../../paths.ts';
import type { LegalProps } from '../page.ts';

export function Rights({ settings: { operator, dpoEmail } }: LegalProps) {
  return (
    <>
      <h2 id="droits">Tes droits</h2>
      <p>
        Tu peux accéder à tes données, les corriger, les effacer, les emporter, t'opposer à leur usage ou demander qu'il
        soit limité. Tu peux retirer un accord donné, et dire ce que tes données doivent devenir après ta mort.
      </p>
      <ul>
        <li>
          <strong>Tout de suite :</strong> depuis la page <a href={paths.account}>Mon compte</a>, tu télécharges
          l'ensemble de tes données dans un fichier JSON, et tu supprimes ton compte. L'effacement est immédiat et
          définitif.
        </li>
        <li>
          <strong>Sur demande :</strong> écris à <a href={`mailto:${dpoEmail}`}>{dpoEmail}</a>, par le{' '}
          <a href={paths.legal.contact}>formulaire de contact</a> ou par courrier à {operator.name}, {operator.address}.
          Nous répondons sous {product.dataRequestDelay}. Si nous avons un doute sérieux, nous pouvons te demander de
          prouver ton identité.
        </li>
      </ul>
      <p>
        Après un effacement, nous ne gardons que ce que la loi nous impose, comme les factures, et les traces qui ne te
        désignent pas.
      </p>

      <h2 id="cnil">Saisir la CNIL</h2>
      <p>
        Si tu penses que tes droits ne sont pas respectés, tu peux adresser une réclamation à la Commission nationale de
        l'informatique et des libertés, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07,{' '}
        <a href="https://www.cnil.fr/fr/plaintes">www.cnil.fr</a>. Nous préférons que tu nous écrives d'abord, mais rien
        ne t'y oblige.
      </p>

      <h2 id="mineurs">Mineurs</h2>
      <p>
        Le service est réservé aux personnes de {product.minimumAge} ans et plus. Si tu sais qu'une personne plus jeune
        l'utilise, dis-le-nous : nous fermerons le compte et effacerons ses données.
      </p>

      <h2 id="changements">Changements</h2>
      <p>
        Si cette politique change de façon importante, nous prévenons par e-mail les personnes qui ont un compte, avant
        que le changement s'applique. La date de la dernière mise à jour figure sur cette page.
      </p>
    </>
  );
}
