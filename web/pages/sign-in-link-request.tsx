import { SignInLinkForm } from '../features/accounts/sign-in-link-form.tsx';
import { FocusLayout } from '../layouts/focus-layout.tsx';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';

export default function SignInLinkRequestPage() {
  return (
    <FocusLayout
      title="Lien de connexion"
      foot={
        <p>
          Tu préfères ton mot de passe ? <Link href={paths.auth}>Se connecter</Link>
        </p>
      }
    >
      <SignInLinkForm />
    </FocusLayout>
  );
}
