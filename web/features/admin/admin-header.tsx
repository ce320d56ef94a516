import { LogOut, MoreHorizontal, Pause, RefreshCw } from 'lucide-react';
import { product } from '#contract/product.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { useHeaderActions } from './header-actions.ts';
import { useAdminSession } from './session.tsx';

interface AdminHeaderProps {
  onAutoChange: (isAuto: boolean) => void;
  onLogout: () => void;
}

/** A row of buttons; on a phone all but the refresh switch are in a menu. */
export function AdminHeader({ onAutoChange, onLogout }: AdminHeaderProps) {
  const actions = useHeaderActions();
  const busy = actions.find((action) => action.isPending);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page-width flex h-17 items-center justify-between gap-3">
        <div className="flex items-center gap-3">
          <Link href={paths.home} look="plain" aria-label={`${product.name}, accueil`} className="flex rounded-sm">
            <Wordmark />
          </Link>
          <span aria-hidden="true" className="rounded-full bg-sunken px-2.5 py-1 text-xs font-semibold max-sm:hidden">
            Admin
          </span>
        </div>
        <div className="flex items-center gap-2">
          <AutoSwitch onChange={onAutoChange} />
          <div className="flex items-center gap-2 max-lg:hidden">
            {actions.map(({ label, icon: Icon, isPending, run }) => (
              <Button key={label} variant="secondary" size="small" pending={isPending} onClick={run}>
                {isPending ? null : <Icon aria-hidden="true" className="size-4" />}
                {label}
              </Button>
            ))}
            <Button variant="ghost" size="small" onClick={onLogout}>
              <LogOut aria-hidden="true" className="size-4" />
              Déconnexion
            </Button>
          </div>
          <div className="lg:hidden">
            <Menu
              trigger={
                <Button variant="ghost" size="small" aria-label="Actions" pending={Boolean(busy)} className="px-3">
                  {busy ? null : <MoreHorizontal aria-hidden="true" className="size-5" />}
                </Button>
              }
              items={[
                ...actions.map(({ label, icon, isPending, run }) => ({
                  label,
                  icon,
                  disabled: isPending,
                  onSelect: run,
                })),
                { label: 'Déconnexion', icon: LogOut, onSelect: onLogout },
              ]}
            />
          </div>
        </div>
      </div>
    </header>
  );
}

function AutoSwitch({ onChange }: { onChange: (isAuto: boolean) => void }) {
  const { isAuto } = useAdminSession();
  const mode = isAuto ? 'Auto' : 'Manuel';
  const Icon = isAuto ? RefreshCw : Pause;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={isAuto}
      aria-label={`${mode} : actualisation automatique`}
      title={isAuto ? "L'onglet se recharge toutes les 30 secondes" : "L'onglet se recharge quand tu le demandes"}
      onClick={() => onChange(!isAuto)}
    >
      <Icon aria-hidden="true" className={isAuto ? 'size-4 text-teal-text' : 'size-4 text-ink-soft'} />
      {mode}
    </Button>
  );
}
