import { LogOut, Menu, X } from 'lucide-react';
import type { User } from '#contract/accounts.ts';
import { product } from '#contract/product.ts';
import { LogoutButton } from '../../layouts/logout-button.tsx';
import { paths } from '../../paths.ts';
import { useLogout } from '../../session/user.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';

interface DashboardHeaderProps {
  user: User;
  menuId: string;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

export function DashboardHeader({ user, menuId, isMenuOpen, onToggleMenu }: DashboardHeaderProps) {
  const logout = useLogout({ onFailure: logFailure });
  const MenuIcon = isMenuOpen ? X : Menu;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="flex h-17 items-center gap-2 px-5 sm:gap-4 lg:px-8">
        <Link href={paths.home} look="plain" aria-label={`${product.name}, accueil`} className="flex rounded-sm">
          <Wordmark />
        </Link>
        <Badge tone={user.isPro ? 'ink' : 'neutral'}>{user.isPro ? 'Pro' : 'Découverte'}</Badge>
        <span className="ml-auto hidden min-w-0 truncate text-sm text-ink-soft lg:block">{user.email}</span>
        <LogoutButton logout={logout} className="max-lg:ml-auto max-lg:px-3">
          {logout.isPending ? null : <LogOut aria-hidden="true" className="size-5" />}
          <span className="hidden lg:inline">Déconnexion</span>
        </LogoutButton>
        <button
          type="button"
          aria-label={isMenuOpen ? 'Fermer le menu' : 'Ouvrir le menu'}
          aria-expanded={isMenuOpen}
          aria-controls={menuId}
          onClick={onToggleMenu}
          className="grid size-11 shrink-0 place-items-center rounded-md border border-control bg-raised hover:border-ink lg:hidden"
        >
          <MenuIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </header>
  );
}

/** The specification: in the dashboard a logout that fails is only logged. */
function logFailure(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log
  console.error('logout', error);
}
