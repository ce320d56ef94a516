import { Camera, MessageCircleHeart, PenLine, Wrench } from 'lucide-react';
import { lazy } from 'react';
import type { User } from '#contract/accounts.ts';
import type { Feature } from '#contract/plans.ts';
import { photoIntro } from '../../content/photos.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { MessagesSection } from '../assistant/messages-section.tsx';
import { CarriedTry } from '../try/carried-try.tsx';
import { UsagePanel } from '../usage/usage-panel.tsx';
import { CoachingCard } from './coaching-card.tsx';
import { KeptSection } from './kept-section.tsx';
import { MemberShell } from './member-shell.tsx';
import { sectionAddress, useSection } from './use-section.ts';

const BioSection = lazy(() => import('../bios/bio-section.tsx'));
const PhotoSection = lazy(() => import('../photos/photo-section.tsx'));
const ToolsSection = lazy(() => import('../tools/tools-section.tsx'));

const names = ['messages', 'bio', 'photos', 'outils'] as const;

const sections = {
  messages: {
    label: 'Messages IA',
    intro: 'Montre ta conversation : on te dit où elle en est, et on te propose trois réponses.',
    icon: MessageCircleHeart,
  },
  bio: {
    label: 'Générateur Bio',
    intro: 'Une bio qui te ressemble : à écrire, à noter, à garder.',
    icon: PenLine,
  },
  photos: { label: 'Analyse Photos', intro: photoIntro, icon: Camera },
  outils: {
    label: 'Outils Pro',
    intro: 'Quatre coups de main pour les moments délicats.',
    icon: Wrench,
  },
};

const metered: Feature[] = ['dmScreenshot', 'dmText', 'bioGeneration', 'bioRating', 'photoAnalysis', 'photoRetouch'];

export function Dashboard({ user }: { user: User }) {
  const current = useSection(names);
  const { label, intro } = sections[current];
  // No lock in the menu: a Pro without the option opens the section too, with the free allowance and the option's offer.
  const offersOption: Partial<Record<string, boolean>> = { bio: !user.hasBioAccess, photos: !user.hasPhotoAccess };
  return (
    <MemberShell
      user={user}
      entries={names.map((name) => ({
        name,
        label: sections[name].label,
        icon: sections[name].icon,
        href: sectionAddress(paths.dashboard, names, name),
        ...(offersOption[name] && { note: 'Option' }),
      }))}
      current={current}
      title={label}
      intro={intro}
      aside={
        <>
          <UsagePanel features={metered} />
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
      <KeptSection isShown={current === 'bio'}>
        <BioSection user={user} />
      </KeptSection>
      <KeptSection isShown={current === 'photos'}>
        <PhotoSection user={user} />
      </KeptSection>
      <KeptSection isShown={current === 'outils'}>
        <ToolsSection />
      </KeptSection>
    </MemberShell>
  );
}
