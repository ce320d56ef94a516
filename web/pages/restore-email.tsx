import { useParams } from 'wouter';
import { RestoreEmailForm } from '../features/accounts/restore-email-form.tsx';
import { FocusLayout } from '../layouts/focus-layout.tsx';

export default function RestoreEmailPage() {
  const { token } = useParams<{ token: string }>();
  return (
    <FocusLayout title="Reprends ton compte">
      <RestoreEmailForm token={token} />
    </FocusLayout>
  );
}
