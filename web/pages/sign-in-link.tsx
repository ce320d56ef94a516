import { useParams } from 'wouter';
import { SignInByLink } from '../features/accounts/sign-in-by-link.tsx';
import { FocusLayout } from '../layouts/focus-layout.tsx';

export default function SignInLinkPage() {
  const { token } = useParams<{ token: string }>();
  return (
    <FocusLayout title="Connexion">
      <SignInByLink token={token} />
    </FocusLayout>
  );
}
