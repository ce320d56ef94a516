import { Laptop, Smartphone, Tablet } from 'lucide-react';
import type { OpenSession } from '#contract/accounts.ts';
import { formatDayAndTime } from '#contract/format.ts';
import { useLogout } from '../../session/user.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

const buttonPlace = 'max-sm:col-start-2 justify-self-start';

interface SessionRowProps {
  session: OpenSession;
  isEnding: boolean;
  /** A session of the list is being ended: the buttons are disabled. */
  isBusy: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isEnding, isBusy, onEnd }: SessionRowProps) {
  const Icon = iconOf(session.device);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {session.device}
          {session.isCurrent ? <Badge tone="teal">Cet appareil</Badge> : null}
        </p>
        <p className="text-sm text-ink-soft">
          {session.isCurrent ? 'Actif maintenant' : `Vu le ${formatDayAndTime(session.lastSeenAt)}`}
        </p>
      </div>
      {session.isCurrent ? (
        <LogoutButton />
      ) : (
        <Button
          variant="secondary"
          size="small"
          className={buttonPlace}
          aria-label={`Déconnecter ${session.device}`}
          disabled={isBusy}
          pending={isEnding}
          onClick={onEnd}
        >
          Déconnecter
        </Button>
      )}
    </li>
  );
}

function LogoutButton() {
  const logout = useLogout();
  return (
    <Button
      variant="secondary"
      size="small"
      className={buttonPlace}
      pending={logout.isPending}
      onClick={() => logout.mutate()}
    >
      Se déconnecter
    </Button>
  );
}

function iconOf(device: string) {
  if (/iPad/.test(device)) return Tablet;
  return /iPhone|Android/.test(device) ? Smartphone : Laptop;
}
