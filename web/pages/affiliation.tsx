import { AffiliateSpace } from '../features/affiliates/affiliate-space.tsx';
import { Programme } from '../features/affiliates/programme.tsx';
import { useProfile } from '../features/affiliates/queries.ts';

/** An affiliate sees their own space here. */
export default function AffiliationPage() {
  const { data: profile } = useProfile();
  return profile ? <AffiliateSpace /> : <Programme />;
}
