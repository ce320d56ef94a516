import type { SubscriptionState } from '#contract/billing.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { refundText } from '../billing/subscription-text.ts';

/** Says, before somebody cancels, that withdrawing from the contract would still refund it all. */
export function StillRefunded({ pro }: { pro: SubscriptionState }) {
  const text = refundText(pro);
  if (!text) return null;
  return (
    <p className="rounded-md bg-teal-tint px-4 py-3 text-sm">
      {text} <Link href={paths.account}>Renoncer au contrat</Link>
    </p>
  );
}
