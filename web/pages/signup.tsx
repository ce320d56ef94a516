import { Entrance } from '../features/accounts/entrance.tsx';
import { FreePlanNote } from '../features/accounts/free-plan-note.tsx';
import { useLeaveOnceSignedIn } from '../features/accounts/member-gate.tsx';
import { ProviderButtons } from '../features/accounts/provider-buttons.tsx';
import { RepliesScene } from '../features/accounts/scenes.tsx';
import { SignupForm } from '../features/accounts/signup-form.tsx';
import { WaitingNotice } from '../features/share-target/waiting-notice.tsx';
import { WaitingTry } from '../features/try/waiting-try.tsx';
import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';

export default function SignupPage() {
  useLeaveOnceSignedIn();
  return (
    <Entrance
      title="Crée ton compte"
      subtitle="Gratuit, sans carte bancaire."
      foot={
        <p>
          Déjà un compte ? <Link href={paths.auth}>Se connecter</Link>
        </p>
      }
      aside={
        <div className="grid gap-12">
          <RepliesScene />
          <FreePlanNote />
        </div>
      }
    >
      <WaitingNotice />
      <WaitingTry />
      <Card className="grid gap-5">
        <SignupForm />
        <ProviderButtons />
      </Card>
    </Entrance>
  );
}
