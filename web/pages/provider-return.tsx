import { useParams } from 'wouter';
import { providers } from '#contract/site.ts';
import { ProviderReturn } from '../features/accounts/provider-return.tsx';
import { FocusLayout } from '../layouts/focus-layout.tsx';
import NotFoundPage from './not-found.tsx';

export default function ProviderReturnPage() {
  const { provider: named } = useParams<{ provider: string }>();
  const provider = providers.find((one) => one === named);
  if (!provider) return <NotFoundPage />;
  return (
    <FocusLayout title="Connexion">
      <ProviderReturn provider={provider} />
    </FocusLayout>
  );
}
