import { AffiliateSpace } from '../features/affiliates/affiliate-space.tsx';

export default function AffiliateDashboardPage() {
  return <AffiliateSpace />;
}
