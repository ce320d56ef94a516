import { useEffect } from 'react';
import { AffiliateSpace } from '../features/affiliates/affiliate-space.tsx';
import { showWelcome } from '../features/affiliates/welcome.ts';

export default function AffiliateDashboardPage() {
  useEffect(showWelcome, []);
  return <AffiliateSpace />;
}
