import { formatDay } from '#contract/format.ts';
import { findRoute } from '../../page-loading.ts';
import { useSiteSettings } from '../../site.tsx';
import { headingsOf } from './headings.ts';
import type { LegalText } from './legal-texts.ts';
import { LongText } from './long-text.tsx';
import { SeeAlso } from './see-also.tsx';
import { FoldedContents, SideContents } from './table-of-contents.tsx';

export function LegalTextPage({ path, legalText }: { path: string; legalText: LegalText }) {
  const { Text, updatedOn } = legalText;
  const text = <Text settings={useSiteSettings()} />;
  const headings = headingsOf(text);
  return (
    <div className="page-width grid gap-10 py-10 sm:py-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-20">
      <div className="max-lg:hidden">
        <SideContents headings={headings} />
      </div>
      <div className="grid gap-8 sm:gap-10">
        <header className="grid gap-3">
          <h1 className="display-type text-headline">{findRoute(path).title}</h1>
          <p className="text-sm text-ink-soft">
            Mis à jour le <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>
          </p>
        </header>
        <FoldedContents headings={headings} />
        <LongText>{text}</LongText>
        <SeeAlso current={path} />
      </div>
    </div>
  );
}
