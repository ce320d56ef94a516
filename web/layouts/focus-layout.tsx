import type { ReactNode } from 'react';
import { product } from '#contract/product.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { mainId, SkipLink } from './skip-link.tsx';

interface FocusLayoutProps {
  title?: string;
  subtitle?: ReactNode;
  /** Right of the wordmark: «Étape 2 sur 7», a link out. */
  corner?: ReactNode;
  /** Across the page, below the wordmark: a progress bar. */
  top?: ReactNode;
  /** Below the content, in small type: «Pas encore de compte ?». */
  foot?: ReactNode;
  width?: 'narrow' | 'medium';
  children: ReactNode;
}

/** The layout of pages with a single task and no navigation: sign-in, sign-up, onboarding. */
export function FocusLayout({ title, subtitle, corner, top, foot, width = 'narrow', children }: FocusLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="page-width flex h-17 items-center justify-between gap-4">
        <Link href={paths.home} look="plain" aria-label={`${product.name}, accueil`} className="flex rounded-sm">
          <Wordmark />
        </Link>
        {corner ? <div className="text-sm text-ink-soft">{corner}</div> : null}
      </header>
      {top ? <div className="page-width">{top}</div> : null}
      <main
        id={mainId}
        tabIndex={-1}
        className={`mx-auto flex w-full flex-1 flex-col gap-7 px-5 pt-8 pb-16 sm:pt-14 ${width === 'narrow' ? 'max-w-md' : 'max-w-2xl'}`}
      >
        {title ? (
          <div className="grid gap-2">
            <h1 className="display-type text-headline">{title}</h1>
            {subtitle ? <p className="text-lg text-ink-soft">{subtitle}</p> : null}
          </div>
        ) : null}
        {children}
        {foot ? <div className="text-center text-sm text-ink-soft">{foot}</div> : null}
      </main>
    </div>
  );
}
