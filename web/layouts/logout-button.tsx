import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { useLogout } from '../session/user.ts';
import { Button } from '../ui/button.tsx';

interface LogoutButtonProps {
  logout: ReturnType<typeof useLogout>;
  className?: string;
  /** What is seen: as it stands, a word from the `sm` width on and an icon below it. */
  children?: ReactNode;
}

export function LogoutButton({ logout, className = 'max-sm:px-3', children = wordOrIcon }: LogoutButtonProps) {
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label="Déconnexion"
      pending={logout.isPending}
      onClick={() => logout.mutate()}
      className={className}
    >
      {children}
    </Button>
  );
}

const wordOrIcon = (
  <>
    <LogOut aria-hidden="true" className="size-5 sm:hidden" />
    <span className="hidden sm:inline">Déconnexion</span>
  </>
);
