import { CreditCard, Star } from 'lucide-react';
import type { AdminUser } from '#contract/admin.ts';
import { formatDay } from '#contract/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ProAction } from './pro-action.tsx';
import { displayName, initialOf } from './user-name.ts';

interface UserRowProps {
  user: AdminUser;
  isGranted: boolean;
}

export function UserRow({ user, isGranted }: UserRowProps) {
  const name = displayName(user);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-3 lg:grid-cols-[auto_minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)_11rem] lg:px-5">
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-bubble rounded-bl-xs bg-teal-tint font-display text-lg font-bold text-teal-text"
      >
        {initialOf(name)}
      </span>
      <div className="min-w-0">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">
          <span className="sr-only">Inscription : </span>
          {formatDay(user.createdAt)}
        </p>
      </div>
      <div className="col-span-2 grid min-w-0 lg:col-span-1">
        <Contact text={user.email} what={`l'e-mail de ${name}`} />
        {user.phoneNumber ? <Contact text={user.phoneNumber} what={`le téléphone de ${name}`} /> : null}
      </div>
      <div className="col-span-2 flex min-h-11 items-center justify-between gap-3 lg:contents">
        <div className="flex flex-wrap items-center gap-2">
          {user.isPro ? (
            <Badge tone="ink" icon={Star}>
              Pro
            </Badge>
          ) : (
            <Badge>Gratuit</Badge>
          )}
          {user.stripeCustomerId ? (
            <Badge tone="teal" icon={CreditCard}>
              Stripe
            </Badge>
          ) : null}
        </div>
        <div className="lg:justify-self-end">
          <ProAction user={user} isGranted={isGranted} />
        </div>
      </div>
    </li>
  );
}

function Contact({ text, what }: { text: string; what: string }) {
  return (
    <p className="flex min-w-0 items-center gap-1 text-sm">
      <span className="truncate" title={text}>
        {text}
      </span>
      <CopyButton text={text} what={what} look="icon" toast={{ title: 'Copié !', description: text }} />
    </p>
  );
}
