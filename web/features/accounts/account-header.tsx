import { BadgeCheck, CircleDashed } from 'lucide-react';
import type { User } from '#contract/accounts.ts';
import { formatDay } from '#contract/format.ts';
import { Badge } from '../../ui/badge.tsx';

export function nameOf({ firstName, username }: User): string {
  return firstName ?? username;
}

/** The member's initial in a bubble. */
export function AccountMark({ user }: { user: User }) {
  return (
    <span
      aria-hidden="true"
      className="display-type mb-1 grid size-16 place-items-center rounded-bubble rounded-bl-xs bg-coral text-title font-extrabold text-on-coral"
    >
      {nameOf(user).slice(0, 1).toUpperCase()}
    </span>
  );
}

/** Address, whether it is confirmed, and since when the account exists. */
export function AccountIntro({ user }: { user: User }) {
  return (
    <div className="grid gap-1.5 text-base">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 wrap-anywhere">{user.email}</span>
        {user.emailVerified ? (
          <Badge tone="teal" icon={BadgeCheck}>
            Confirmée
          </Badge>
        ) : (
          <Badge tone="apricot" icon={CircleDashed}>
            À confirmer
          </Badge>
        )}
      </p>
      <p className="text-sm">Avec nous depuis le {formatDay(user.createdAt)}</p>
    </div>
  );
}
