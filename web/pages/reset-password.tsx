import { useParams } from 'wouter';
import { ResetPasswordForm } from '../features/accounts/reset-password-form.tsx';
import { FocusLayout } from '../layouts/focus-layout.tsx';

export default function ResetPasswordPage() {
  const { token } = useParams<{ token: string }>();
  return (
    <FocusLayout title="Nouveau mot de passe">
      <ResetPasswordForm token={token} />
    </FocusLayout>
  );
}
