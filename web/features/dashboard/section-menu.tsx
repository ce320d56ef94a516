import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';

export interface MenuEntry {
  name: string;
  label: string;
  /** What fits under an icon. */
  short: string;
  icon: LucideIcon;
  href: string;
  /** A word after the label: what the section is more of with. */
  note?: string;
}

interface SectionMenuProps {
  label: string;
  entries: readonly MenuEntry[];
  current: string;
}

export function SectionMenu({ label, entries, current }: SectionMenuProps) {
  return (
    <nav aria-label={label}>
      <ul className="grid gap-1">
        {entries.map(({ name, label: text, icon: Icon, href, note }) => (
          <li key={name}>
            <Link
              href={href}
              look="plain"
              data-measure={text}
              aria-current={name === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center gap-3 rounded-md px-4 font-semibold transition-colors',
                name === current ? 'bg-ink text-paper' : 'text-ink-soft hover:bg-sunken hover:text-ink',
              )}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="min-w-0 flex-1">{text}</span>
              {note ? <span className="shrink-0 text-xs font-medium">{note}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
