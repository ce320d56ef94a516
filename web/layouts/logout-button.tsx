import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { keepsSomething } from '../session/kept-entries.ts';
import type { useLogout } from '../session/user.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface LogoutButtonProps {
  logout: ReturnType<typeof useLogout>;
  className?: string;
  /** What is seen: as it stands, a word from the `sm` width on and an icon below it. */
  children?: ReactNode;
}

/** Asks first where logging out erases something that this browser keeps. */
export function LogoutButton({ logout, className = 'max-sm:px-3', children = wordOrIcon }: LogoutButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const leave = () => logout.mutate(undefined, { onSettled: () => setAsking(false) });
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-label="Déconnexion"
        pending={logout.isPending}
        onClick={() => (keepsSomething() ? setAsking(true) : leave())}
        className={className}
      >
        {children}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Te déconnecter ?"
        description="Les conversations et les photos gardées sur cet appareil seront effacées. Elles ne sont nulle part ailleurs."
        confirmLabel="Me déconnecter"
        tone="danger"
        pending={logout.isPending}
        onConfirm={leave}
      />
    </>
  );
}

const wordOrIcon = (
  <>
    <LogOut aria-hidden="true" className="size-5 sm:hidden" />
    <span className="hidden sm:inline">Déconnexion</span>
  </>
);
