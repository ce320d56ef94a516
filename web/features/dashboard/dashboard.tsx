import { lazy } from 'react';
import type { User } from '#contract/accounts.ts';
import { photoIntro } from '../../content/photos.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { CarriedTry } from '../try/carried-try.tsx';
import { UsagePanel } from '../usage/usage-panel.tsx';
import { BioAndPhotoSections } from './bio-and-photo-sections.tsx';
import { CoachingCard } from './coaching-card.tsx';
import { KeptSection } from './kept-section.tsx';
import { menuOf, metersOf, proSections, sectionLabels } from './member-menu.ts';
import { MemberShell } from './member-shell.tsx';
import { MessagesSection } from './messages-section.tsx';
import { useSection } from './use-section.ts';

const ToolsSection = lazy(() => import('../tools/tools-section.tsx'));

const intros = {
  messages: 'Montre ta conversation : on te dit où elle en est, et on te propose trois réponses.',
  bio: 'Une bio qui te ressemble : à écrire, à noter, à garder.',
  photos: photoIntro,
  outils: 'Quatre coups de main pour les moments délicats.',
};

export function Dashboard({ user }: { user: User }) {
  const current = useSection(proSections);
  return (
    <MemberShell
      user={user}
      entries={menuOf(user)}
      current={current}
      title={sectionLabels[current].label}
      intro={intros[current]}
      aside={
        <>
          <UsagePanel features={metersOf(user)} />
          <CoachingCard />
          <Link href={paths.cancelSubscription} className="inline-flex min-h-11 items-center text-sm">
            Résilier mon contrat
          </Link>
        </>
      }
    >
      <KeptSection isShown={current === 'messages'}>
        <CarriedTry />
        <MessagesSection user={user} />
      </KeptSection>
      <BioAndPhotoSections user={user} current={current} />
      <KeptSection isShown={current === 'outils'}>
        <ToolsSection />
      </KeptSection>
    </MemberShell>
  );
}
