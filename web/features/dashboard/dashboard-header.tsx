import { Menu, X } from 'lucide-react';
import type { User } from '#contract/accounts.ts';
import { product } from '#contract/product.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { MemberLogout } from './member-logout.tsx';

interface DashboardHeaderProps {
  user: User;
  menuId: string;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

export function DashboardHeader({ user, menuId, isMenuOpen, onToggleMenu }: DashboardHeaderProps) {
  const MenuIcon = isMenuOpen ? X : Menu;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="flex h-17 items-center gap-2 px-5 sm:gap-4 lg:px-8">
        <Link href={paths.home} look="plain" aria-label={`${product.name}, accueil`} className="flex rounded-sm">
          <Wordmark />
        </Link>
        <Badge tone={user.isPro ? 'ink' : 'neutral'}>{user.isPro ? 'Pro' : 'Découverte'}</Badge>
        <span className="ml-auto hidden min-w-0 truncate text-sm text-ink-soft lg:block">{user.email}</span>
        <MemberLogout className="max-lg:hidden" />
        <button
          type="button"
          aria-label={isMenuOpen ? 'Fermer le menu' : 'Ouvrir le menu'}
          aria-expanded={isMenuOpen}
          aria-controls={menuId}
          onClick={onToggleMenu}
          className="grid size-11 shrink-0 place-items-center rounded-md border border-control bg-raised hover:border-ink max-lg:ml-auto lg:hidden"
        >
          <MenuIcon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </header>
  );
}
