import { ForgotPasswordForm } from '../features/accounts/forgot-password-form.tsx';
import { FocusLayout } from '../layouts/focus-layout.tsx';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';

export default function ForgotPasswordPage() {
  return (
    <FocusLayout
      title="Mot de passe oublié"
      foot={
        <p>
          Ça te revient ? <Link href={paths.auth}>Se connecter</Link>
        </p>
      }
    >
      <ForgotPasswordForm />
    </FocusLayout>
  );
}
