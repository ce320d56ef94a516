import { product } from '#contract/product.ts';
import { paths } from '../../../paths.ts';
import type { LegalProps } from '../page.ts';

export function Disputes({ settings: { operator, contactEmail, mediator } }: LegalProps) {
  return (
    <>
      <Guarantees operator={operator} contactEmail={contactEmail} />

      <h2 id="responsabilite">15. Responsabilité</h2>
      <p>
        {product.name} propose des mots, pas des résultats : nous ne pouvons garantir ni une réponse, ni un rendez-vous,
        ni ce que fera l'autre personne. Nous ne vérifions pas l'identité des personnes avec qui tu échanges. Les
        avertissements du service, comme le radar à red flags, sont des aides à la décision : qu'il n'y en ait aucun ne
        veut pas dire qu'il n'y a aucun risque.
      </p>
      <p>
        Nous répondons de la bonne exécution du service dans les conditions prévues par la loi, sauf si le défaut vient
        de toi, du fait imprévisible et insurmontable d'un tiers, ou d'un cas de force majeure. Rien dans ces conditions
        ne limite les droits que la loi donne aux consommateurs.
      </p>
      <p>
        Nous faisons de notre mieux pour que le service reste ouvert en permanence. Il peut être interrompu pour une
        maintenance, ou ralenti par une panne.
      </p>

      <h2 id="donnees">16. Données personnelles</h2>
      <p>
        Ce que nous faisons de tes données, et comment exercer tes droits, est décrit dans la{' '}
        <a href={paths.legal.privacy}>politique de confidentialité</a>.
      </p>

      <h2 id="mediation">17. Réclamation et médiation</h2>
      <p>
        En cas de souci, écris-nous d'abord par le <a href={paths.legal.contact}>formulaire de contact</a> ou à{' '}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. Nous répondons sous {product.supportReplyDelay},{' '}
        {product.supportHours}.
      </p>
      <p>
        Si notre réponse ne te convient pas, ou si tu n'en as pas reçu, tu peux saisir gratuitement le médiateur de la
        consommation, dans l'année qui suit ta réclamation écrite (articles L. 611-1 et suivants, et L. 612-1 et
        suivants du Code de la consommation) : {mediator.name}, <a href={mediator.url}>{mediator.url}</a>.
      </p>

      <h2 id="droit">18. Droit applicable</h2>
      <p>
        Ces conditions sont soumises au droit français. Si tu résides habituellement dans un autre pays de l'Union
        européenne, tu gardes la protection des règles impératives de ce pays. À défaut d'accord, le litige est porté
        devant les tribunaux compétents : tu peux choisir celui du lieu où tu vivais au moment du contrat ou du fait
        dommageable (article R. 631-3 du Code de la consommation).
      </p>
      <p>Si une clause est jugée sans effet, les autres restent valables.</p>
    </>
  );
}

function Guarantees({ operator, contactEmail }: Pick<LegalProps['settings'], 'operator' | 'contactEmail'>) {
  return (
    <>
      <h2 id="garanties">14. Garantie légale de conformité</h2>
      <p>
        Pendant toute la durée de ton abonnement, tu bénéficies de la garantie légale de conformité des services
        numériques (articles L. 224-25-1 et suivants du Code de la consommation). Si le service ne fait pas ce qui est
        annoncé, il te suffit de montrer le défaut, sans avoir à prouver quand il est apparu.
      </p>
      <ul>
        <li>Tu as droit à la mise en conformité, sans frais, sans retard injustifié et sans inconvénient majeur.</li>
        <li>
          Si elle est refusée, impossible, tardive ou sans effet, ou si le défaut est assez grave, tu as droit à une
          réduction du prix ou à la fin du contrat avec remboursement.
        </li>
        <li>Tu reçois les mises à jour nécessaires au maintien de la conformité.</li>
      </ul>
      <p>
        Tu bénéficies aussi de la garantie des vices cachés (articles 1641 à 1649 du Code civil), pendant deux ans à
        compter de la découverte du défaut. Pour faire jouer ces garanties, écris à {operator.name}, {operator.address},
        ou à <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </>
  );
}
