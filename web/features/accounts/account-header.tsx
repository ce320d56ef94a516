import { BadgeCheck, CircleDashed } from 'lucide-react';
import type { User } from '#contract/accounts.ts';
import { formatDay } from '#contract/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { VerificationNotice } from './verification-notice.tsx';

export function AccountHeader({ user }: { user: User }) {
  const name = user.firstName ?? user.username;
  return (
    <header className="grid gap-6 pb-10 lg:pb-12">
      <div className="flex items-start gap-4 sm:items-center sm:gap-5">
        <span
          aria-hidden="true"
          className="display-type grid size-16 shrink-0 place-items-center rounded-bubble rounded-bl-xs bg-coral text-title font-extrabold text-on-coral sm:size-20"
        >
          {name.slice(0, 1).toUpperCase()}
        </span>
        <div className="grid min-w-0 gap-1.5">
          <h1 className="display-type text-headline">Bonjour {name}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft">
            <span className="min-w-0 break-all">{user.email}</span>
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
          <p className="text-sm text-ink-soft">Avec nous depuis le {formatDay(user.createdAt)}</p>
        </div>
      </div>
      {user.emailVerified ? null : <VerificationNotice email={user.email} />}
    </header>
  );
}
