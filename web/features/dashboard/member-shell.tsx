import { UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { mainId, SkipLink } from '../../layouts/skip-link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { MemberLogout } from './member-logout.tsx';
import { type MenuEntry, SectionMenu } from './section-menu.tsx';
import { TabBar } from './tab-bar.tsx';

interface MemberShellProps {
  user: User;
  entries: readonly MenuEntry[];
  current: string;
  title: string;
  intro: ReactNode;
  /** Above the title: a badge, or the member's initial. */
  mark?: ReactNode;
  /** Below the menu: meters, cards. */
  aside: ReactNode;
  children: ReactNode;
}

const account: MenuEntry = {
  name: 'compte',
  label: 'Mon compte',
  short: 'Compte',
  icon: UserRound,
  href: paths.account,
};

/** The frame of the dashboard, the free space and the account: header, content, and the menu beside it or behind a button. */
export function MemberShell({ user, entries, current, title, intro, mark, aside, children }: MemberShellProps) {
  const menuId = useId();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalIn(current, () => {
    setMenuOpen(false);
    heading.current?.focus({ preventScroll: true });
  });
  useEscape(isMenuOpen, () => setMenuOpen(false));
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DashboardHeader
        user={user}
        menuId={menuId}
        isMenuOpen={isMenuOpen}
        onToggleMenu={() => setMenuOpen((open) => !open)}
      />
      <div className="mx-auto grid w-full max-w-[84rem] flex-1 lg:grid-cols-[18.5rem_minmax(0,1fr)]">
        <aside
          id={menuId}
          aria-label="Menu"
          className={classNames(
            'grid content-start gap-6 border-line px-5 py-6 max-lg:fixed max-lg:inset-x-0 max-lg:top-17 max-lg:z-20 max-lg:max-h-[calc(100dvh-4.25rem)] max-lg:overflow-y-auto max-lg:border-b max-lg:bg-sunken max-lg:pb-32 max-lg:shadow-float lg:sticky lg:top-17 lg:max-h-[calc(100dvh-4.25rem)] lg:scroll-pb-6 lg:overflow-y-auto lg:px-6 lg:py-6 lg:mask-b-from-[calc(100%-1.5rem)] lg:[@media(height<54rem)]:gap-4 lg:[@media(height<54rem)]:py-4',
            isMenuOpen ? 'max-lg:animate-fade' : 'max-lg:hidden',
          )}
        >
          <SectionMenu label="Sections" entries={[...entries, account]} current={current} />
          {isMenuOpen ? <MemberLogout className="justify-self-start lg:hidden" /> : null}
          {aside}
        </aside>
        {/* The bottom padding lets the last button be scrolled out from under a toast. */}
        <main
          id={mainId}
          tabIndex={-1}
          className="group/main min-w-0 border-line px-5 pt-6 pb-40 lg:border-l lg:px-12 lg:pt-12"
        >
          {/* On a phone a result takes the room of title and introduction, which screen readers still find. */}
          <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-2 max-lg:group-has-[>div:not([hidden])_[data-result]]/main:sr-only lg:mb-8">
            {mark}
            <h1 ref={heading} tabIndex={-1} className="display-type text-headline">
              {title}
            </h1>
            <div className="max-w-2xl text-lg text-ink-soft">{intro}</div>
          </div>
          {children}
        </main>
      </div>
      <TabBar entries={entries} current={current} />
    </div>
  );
}

/** When the section changes, scrolls to the top and calls `arrive`. */
function useArrivalIn(current: string, arrive: () => void): void {
  const previous = useRef(current);
  useEffect(() => {
    if (previous.current === current) return;
    previous.current = current;
    window.scrollTo(0, 0);
    arrive();
  });
}

function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isActive, onEscape]);
}
