import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import type { MenuEntry } from './section-menu.tsx';

/** On a phone the sections stand at the bottom, under the thumb; wider screens have the menu. */
export function TabBar({ entries, current }: { entries: readonly MenuEntry[]; current: string }) {
  return (
    <nav
      aria-label="Onglets"
      data-tab-bar
      className="fixed inset-x-0 bottom-(--consent-bar,0px) z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {entries.map(({ name, short, icon: Icon, href }) => (
          <li key={name}>
            <Link
              href={href}
              look="plain"
              data-measure={short}
              aria-current={name === current ? 'page' : undefined}
              className={classNames(
                'grid min-h-(--tab-bar) content-center justify-items-center gap-1 text-xs font-semibold',
                name === current ? 'text-coral-text' : 'text-ink-soft',
              )}
            >
              <Icon aria-hidden="true" className="size-5" />
              {short}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
