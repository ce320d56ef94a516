import { useParams } from 'wouter';
import { NewEmailConfirmation } from '../features/accounts/new-email-confirmation.tsx';
import { FocusLayout } from '../layouts/focus-layout.tsx';

export default function NewEmailPage() {
  const { token } = useParams<{ token: string }>();
  return (
    <FocusLayout title="Ta nouvelle adresse">
      <NewEmailConfirmation token={token} />
    </FocusLayout>
  );
}
