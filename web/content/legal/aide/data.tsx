import { product } from '#contract/product.ts';
import { paths } from '../../../paths.ts';

export function DataHelp() {
  return (
    <>
      <h2 id="donnees">Mes données</h2>
      <h3>Comment récupérer mes données ?</h3>
      <p>
        Depuis <a href={paths.account}>Mon compte</a>, tu télécharges tout ce que nous savons de toi dans un fichier
        JSON. Tu peux aussi nous le demander : réponse sous {product.dataRequestDelay}.
      </p>
      <h3>Comment supprimer mon compte ?</h3>
      <p>
        Au même endroit, avec ton mot de passe. L'effacement est immédiat et définitif : pense à exporter tes données
        avant.
      </p>
      <h3>Comment changer mon choix sur les cookies ?</h3>
      <p>
        Avec « Gérer mes cookies », en bas de page. Tout est expliqué dans la{' '}
        <a href={paths.legal.privacy}>politique de confidentialité</a>.
      </p>
    </>
  );
}
