import { useLocation } from 'wouter';
import { withoutTrailingSlashes } from '#contract/page-path.ts';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { LegalTextPage } from '../features/legal/legal-text-page.tsx';
import { legalTexts } from '../features/legal/legal-texts.ts';
import { UnknownPage } from '../features/legal/unknown-page.tsx';
import { SiteLayout } from '../layouts/site-layout.tsx';
import { paths } from '../paths.ts';

export default function LegalPage() {
  const [pathname] = useLocation();
  return (
    <SiteLayout>
      <LegalContent path={withoutTrailingSlashes(pathname)} />
    </SiteLayout>
  );
}

function LegalContent({ path }: { path: string }) {
  if (path === paths.legal.contact) return <ContactPage />;
  const legalText = legalTexts[path];
  return legalText ? <LegalTextPage path={path} legalText={legalText} /> : <UnknownPage />;
}
