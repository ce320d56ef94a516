import { requestSignInLink } from '#contract/accounts.ts';
import { LinkRequestForm } from './link-request-form.tsx';
import { useLinkRequest } from './mutations.ts';

export function SignInLinkForm() {
  return (
    <LinkRequestForm
      intro="Pas besoin de mot de passe : donne ton adresse, on t'envoie un lien qui te connecte."
      request={useLinkRequest(requestSignInLink)}
    />
  );
}
