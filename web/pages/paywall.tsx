import { Paywall } from '../features/billing/paywall.tsx';

export default function PaywallPage() {
  return <Paywall />;
}
