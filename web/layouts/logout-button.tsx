import { LogOut } from 'lucide-react';
import type { useLogout } from '../session/user.ts';
import { Button } from '../ui/button.tsx';

/** A word from the `sm` width on, an icon below it. */
export function LogoutButton({ logout }: { logout: ReturnType<typeof useLogout> }) {
  return (
    <Button
      variant="ghost"
      size="small"
      aria-label="Déconnexion"
      pending={logout.isPending}
      onClick={() => logout.mutate()}
      className="max-sm:px-3"
    >
      <LogOut aria-hidden="true" className="size-5 sm:hidden" />
      <span className="hidden sm:inline">Déconnexion</span>
    </Button>
  );
}
