import { useParams } from 'wouter';
import { EmailVerification } from '../features/accounts/email-verification.tsx';
import { FocusLayout } from '../layouts/focus-layout.tsx';

export default function VerifyEmailPage() {
  const { token } = useParams<{ token: string }>();
  return (
    <FocusLayout title="Ton adresse e-mail">
      <EmailVerification token={token} />
    </FocusLayout>
  );
}
