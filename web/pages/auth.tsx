import { useId } from 'react';
import { Entrance } from '../features/accounts/entrance.tsx';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { useLeaveOnceSignedIn } from '../features/accounts/member-gate.tsx';
import { WaitingScene } from '../features/accounts/scenes.tsx';
import { WaitingNotice } from '../features/share-target/waiting-notice.tsx';
import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';

export default function AuthPage() {
  useLeaveOnceSignedIn();
  const titleId = useId();
  return (
    <Entrance
      title="Connexion"
      subtitle="Accède à ton compte"
      foot={
        <>
          <p>
            Pas encore de compte ? <Link href={paths.paywall}>Commence ici</Link>
          </p>
          <p>
            <Link href={paths.signup}>Créer un compte gratuit</Link>
          </p>
        </>
      }
      aside={<WaitingScene />}
    >
      <WaitingNotice />
      <Card as="section" aria-labelledby={titleId} className="grid gap-6">
        <h2 id={titleId} className="text-title">
          Se connecter
        </h2>
        <LoginForm />
      </Card>
    </Entrance>
  );
}
