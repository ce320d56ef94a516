import type { User } from '#contract/accounts.ts';
import { planLines } from './plan-allowances.ts';

/** The allowances of a plan, one line a feature. */
export function PlanLines({ user }: { user: Pick<User, 'isPro' | 'hasBioAccess' | 'hasPhotoAccess'> }) {
  return (
    <dl className="grid text-sm">
      {planLines(user).map(({ feature, label, allowance }) => (
        <div key={feature} className="flex justify-between gap-6 border-t border-line py-2.5 first:border-0">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="whitespace-nowrap font-semibold">{allowance}</dd>
        </div>
      ))}
    </dl>
  );
}
