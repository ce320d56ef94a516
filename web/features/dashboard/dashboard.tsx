import { lazy } from 'react';
import type { User } from '#contract/accounts.ts';
import { photoIntro } from '../../content/photos.ts';
import { welcome } from '../../content/welcome.ts';
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
import { sectionAddress, useSection } from './use-section.ts';
import { startId, Welcome, WelcomeOnce } from './welcome.tsx';

const ToolsSection = lazy(() => import('../tools/tools-section.tsx'));

const sections = [...proSections, 'bienvenue'] as const;

const intros = {
  messages: 'Montre ta conversation : on te dit où elle en est, et on te propose trois réponses.',
  bio: 'Une bio qui te ressemble : à écrire, à noter, à garder.',
  photos: photoIntro,
  outils: 'Quatre coups de main pour les moments délicats.',
  bienvenue: welcome.intro,
};

export function Dashboard({ user }: { user: User }) {
  const current = useSection(sections);
  return (
    <MemberShell
      user={user}
      entries={menuOf(user)}
      current={current}
      title={current === 'bienvenue' ? welcome.again : sectionLabels[current].label}
      intro={intros[current]}
      aside={
        <>
          <UsagePanel features={metersOf(user)} />
          <CoachingCard />
          <Link
            href={sectionAddress(paths.dashboard, sections, 'bienvenue')}
            className="inline-flex min-h-11 items-center text-sm"
          >
            {welcome.again}
          </Link>
          <Link href={paths.cancelSubscription} className="inline-flex min-h-11 items-center text-sm">
            Résilier mon contrat
          </Link>
        </>
      }
    >
      <KeptSection isShown={current === 'messages'}>
        <WelcomeOnce />
        <CarriedTry />
        <div id={startId} className="scroll-mt-24">
          <MessagesSection user={user} />
        </div>
      </KeptSection>
      {current === 'bienvenue' ? <Welcome /> : null}
      <BioAndPhotoSections user={user} current={current} />
      <KeptSection isShown={current === 'outils'}>
        <ToolsSection />
      </KeptSection>
    </MemberShell>
  );
}
