import { LogOut, Pause, RefreshCw } from 'lucide-react';
import { product } from '#contract/product.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';

interface AdminHeaderProps {
  isAuto: boolean;
  onAutoChange: (isAuto: boolean) => void;
  onLogout: () => void;
}

export function AdminHeader({ isAuto, onAutoChange, onLogout }: AdminHeaderProps) {
  const mode = isAuto ? 'Auto' : 'Manuel';
  const ModeIcon = isAuto ? RefreshCw : Pause;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page-width flex h-17 items-center justify-between gap-3">
        <Link href={paths.home} look="plain" aria-label={`${product.name}, accueil`} className="rounded-sm">
          <Wordmark />
        </Link>
        <div className="flex items-center gap-2">
          <Button
            variant="secondary"
            size="small"
            aria-pressed={isAuto}
            aria-label={`${mode} : actualisation automatique`}
            onClick={() => onAutoChange(!isAuto)}
          >
            <ModeIcon aria-hidden="true" className="size-4" />
            {mode}
          </Button>
          <Button variant="ghost" size="small" aria-label="Déconnexion" onClick={onLogout} className="max-sm:px-3">
            <LogOut aria-hidden="true" className="size-5 sm:hidden" />
            <span className="max-sm:hidden">Déconnexion</span>
          </Button>
        </div>
      </div>
    </header>
  );
}
