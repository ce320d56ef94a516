import { lazy } from 'react';
import type { User } from '#contract/accounts.ts';
import { KeptSection } from './kept-section.tsx';

const BioSection = lazy(() => import('../bios/bio-section.tsx'));
const PhotoSection = lazy(() => import('../photos/photo-section.tsx'));

/** The two sections that both spaces have. */
export function BioAndPhotoSections({ user, current }: { user: User; current: string }) {
  return (
    <>
      <KeptSection isShown={current === 'bio'}>
        <BioSection user={user} />
      </KeptSection>
      <KeptSection isShown={current === 'photos'}>
        <PhotoSection user={user} />
      </KeptSection>
    </>
  );
}
