import { product } from '#contract/product.ts';
import { paths } from '../../../paths.ts';

export function AccountHelp() {
  return (
    <>
      <h2 id="compte">Mon compte</h2>
      <h3>Comment créer un compte ?</h3>
      <p>
        Il te faut un prénom, une adresse e-mail et un mot de passe : c'est <a href={paths.signup}>par ici</a>. C'est
        gratuit, sans carte bancaire, et réservé aux personnes de {product.minimumAge} ans et plus.
      </p>
      <h3>On me dit que mon adresse a déjà un compte</h3>
      <p>
        C'est sans doute le tien, ouvert il y a un moment. <a href={paths.auth}>Connecte-toi</a>, ou demande un{' '}
        <a href={paths.forgotPassword}>nouveau mot de passe</a>.
      </p>
      <h3>Je ne reçois pas l'e-mail</h3>
      <ul>
        <li>Attends deux minutes, puis regarde dans les courriers indésirables et dans l'onglet Promotions.</li>
        <li>
          Vérifie l'adresse sur la page <a href={paths.account}>Mon compte</a> : une lettre de travers suffit.
        </li>
        <li>Demande un nouveau lien de confirmation depuis cette même page. Seul le dernier lien compte.</li>
        <li>
          Toujours rien ? <a href={paths.legal.contact}>Écris-nous</a> depuis une autre adresse.
        </li>
      </ul>
      <h3>Le lien reçu ne marche plus</h3>
      <p>
        Un lien ne sert qu'une fois et n'est valable qu'un temps, indiqué dans l'e-mail. Demandes-en un autre, il
        remplace le précédent.
      </p>

      <h2 id="mot-de-passe">Mot de passe et connexion</h2>
      <h3>J'ai oublié mon mot de passe</h3>
      <p>
        Indique ton adresse sur la page <a href={paths.forgotPassword}>Mot de passe oublié</a>. Si un compte existe, tu
        reçois un lien pour en choisir un nouveau. Par sécurité, la page répond la même chose, que le compte existe ou
        non.
      </p>
      <h3>Je peux me connecter sans mot de passe ?</h3>
      <p>
        Oui : demande un <a href={paths.signInLinkRequest}>lien de connexion</a>. Il arrive par e-mail, ne sert qu'une
        fois et te connecte sur l'appareil où tu l'ouvres. Tant que ton adresse n'est pas confirmée, tu reçois d'abord
        le lien qui la confirme.
      </p>
      <h3>Mon mot de passe est refusé parce qu'il est « trop courant »</h3>
      <p>
        Il figure dans les listes que les pirates essaient en premier. Prends plutôt trois ou quatre mots sans rapport
        entre eux : facile à retenir, difficile à deviner.
      </p>
      <h3>Je pense que quelqu'un d'autre utilise mon compte</h3>
      <p>
        Depuis <a href={paths.account}>Mon compte</a>, change ton mot de passe : les autres appareils sont déconnectés.
        La liste des appareils connectés t'aide à repérer un intrus, et tu peux les déconnecter un par un.
      </p>
    </>
  );
}
