import { PurchaseReturn } from '../features/billing/purchase-return.tsx';
import { FocusLayout } from '../layouts/focus-layout.tsx';

export default function CompleteProfilePage() {
  return (
    <FocusLayout title="Complète ton profil">
      <PurchaseReturn />
    </FocusLayout>
  );
}
