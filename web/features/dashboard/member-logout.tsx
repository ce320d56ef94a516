import { LogOut } from 'lucide-react';
import { LogoutButton } from '../../layouts/logout-button.tsx';
import { useLogout } from '../../session/user.ts';

export function MemberLogout({ className }: { className: string }) {
  const logout = useLogout({ onFailure: logFailure });
  return (
    <LogoutButton logout={logout} className={className}>
      {logout.isPending ? null : <LogOut aria-hidden="true" className="size-5" />}
      Déconnexion
    </LogoutButton>
  );
}

/** The specification: in the dashboard a logout that fails is only logged. */
function logFailure(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log
  console.error('logout', error);
}
