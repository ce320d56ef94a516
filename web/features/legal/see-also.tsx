import { ArrowRight } from 'lucide-react';
import { findRoute } from '../../page-loading.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';

/** Links to the other legal pages. */
export function SeeAlso({ current }: { current?: string }) {
  const others = Object.values(paths.legal).filter((path) => path !== current);
  return (
    <nav aria-labelledby="voir-aussi" className="border-t border-line pt-8">
      <h2 id="voir-aussi" className="mb-3 text-xl">
        Voir aussi
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {others.map((path) => (
          <li key={path}>
            <Link
              href={path}
              look="plain"
              className="group flex min-h-12 items-center justify-between gap-3 border-b border-line font-medium transition-colors hover:text-coral-text"
            >
              {findRoute(path).title}
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-soft transition-[translate] group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
