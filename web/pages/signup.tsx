import { FreePlanNote } from '../features/accounts/free-plan-note.tsx';
import { useLeaveOnceSignedIn } from '../features/accounts/member-gate.tsx';
import { SignupForm } from '../features/accounts/signup-form.tsx';
import { FocusLayout } from '../layouts/focus-layout.tsx';
import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';

export default function SignupPage() {
  useLeaveOnceSignedIn();
  return (
    <FocusLayout
      title="Crée ton compte"
      subtitle="Gratuit, sans carte bancaire."
      foot={
        <p>
          Déjà un compte ? <Link href={paths.auth}>Se connecter</Link>
        </p>
      }
    >
      <Card>
        <SignupForm />
      </Card>
      <FreePlanNote />
    </FocusLayout>
  );
}
