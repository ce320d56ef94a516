import { Entrance, LoginCard } from '../features/accounts/entrance.tsx';
import { LoginForm } from '../features/accounts/login-form.tsx';
import { useLeaveOnceSignedIn } from '../features/accounts/member-gate.tsx';
import { OtherWaysIn } from '../features/accounts/other-ways-in.tsx';
import { WaitingScene } from '../features/accounts/scenes.tsx';
import { UnknownUserNotice } from '../features/accounts/unknown-user-notice.tsx';
import { WaitingNotice } from '../features/share-target/waiting-notice.tsx';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';

export default function AuthPage() {
  useLeaveOnceSignedIn();
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
      <UnknownUserNotice />
      <LoginCard>
        <LoginForm />
        <OtherWaysIn />
      </LoginCard>
    </Entrance>
  );
}
