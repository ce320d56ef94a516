import { Cancellation } from '../features/retention/cancellation.tsx';
import { FocusLayout } from '../layouts/focus-layout.tsx';

export default function CancelSubscriptionPage() {
  return (
    <FocusLayout title="Résilier mon contrat" width="medium">
      <Cancellation />
    </FocusLayout>
  );
}
