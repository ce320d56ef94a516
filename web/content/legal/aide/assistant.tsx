import { product } from '#contract/product.ts';
import type { SiteSettings } from '#contract/site.ts';
import { whoWrites } from '../../who-writes/pages.ts';

export function AssistantHelp({ writer }: Pick<SiteSettings, 'writer'>) {
  return (
    <>
      <h2 id="captures">Captures d'écran et textes</h2>
      <h3>Mes captures d'écran sont-elles gardées ?</h3>
      <p>
        Non. Une capture sert à lire la conversation le temps de préparer les réponses, puis elle est effacée. La
        conversation non plus n'est pas gardée.
      </p>
      <h3>Comment faire une bonne capture ?</h3>
      <p>
        Montre les derniers messages en entier, sans clavier ni notification par-dessus, et ne recadre pas trop serré :
        la place des bulles, à gauche ou à droite, dit qui parle. Tu peux masquer le nom, la photo ou un numéro.
      </p>
      <h3>Qui écrit les réponses ?</h3>
      <p>
        {whoWrites[writer]} Ce sont des suggestions : relis, change un mot, mets-y du tien. Rien n'est jamais envoyé à
        ta place : {product.name} n'est relié à aucune appli de rencontre.
      </p>
      <h3>Et mes photos ?</h3>
      <p>
        Une photo est jugée comme une photo : lumière, netteté, cadrage. Jamais la personne. Les images ne sont pas
        gardées : seul le résultat de l'analyse reste dans ton historique, et tu peux l'effacer.
      </p>
    </>
  );
}
