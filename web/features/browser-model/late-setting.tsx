import { lazy, type ReactNode, Suspense } from 'react';
import { useSiteSettings } from '../../site.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { AccountSection } from '../accounts/account-section.tsx';

const ModelSetting = lazy(() => import('./model-setting.tsx'));

/** The section of the account page, fetched by browsers that know of a model, and shown by those that can have it. */
export function LateSetting() {
  const { writer } = useSiteSettings();
  if (writer !== 'local' || !('LanguageModel' in window)) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ModelSetting frame={inSection} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Handed over, so that the page's own code is not split for the sake of this one. */
const inSection = (controls: ReactNode) => (
  <AccountSection
    title="L'IA de ton navigateur"
    description="Elle écrit tes réponses, tes bios et tes accroches sur ton ordinateur. Ta formule ne change pas."
  >
    {controls}
  </AccountSection>
);
