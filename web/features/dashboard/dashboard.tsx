import { MessageCircleHeart, PenLine, Wrench } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { Feature } from '#contract/plans.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { MessagesSection } from '../assistant/messages-section.tsx';
import { UsagePanel } from '../usage/usage-panel.tsx';
import { CoachingCard } from './coaching-card.tsx';
import { LoadedSection } from './loaded-section.tsx';
import { MemberShell } from './member-shell.tsx';
import { sectionAddress, useSection } from './use-section.ts';

const BioSection = lazy(() => import('../bios/bio-section.tsx'));
const ToolsSection = lazy(() => import('../tools/tools-section.tsx'));

const names = ['messages', 'bio', 'outils'] as const;
type Name = (typeof names)[number];

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
  outils: {
    label: 'Outils Pro',
    intro: 'Quatre coups de main pour les moments délicats.',
    icon: Wrench,
  },
};

const metered: Feature[] = ['dmScreenshot', 'dmText', 'bioGeneration', 'bioRating'];

export function Dashboard({ user }: { user: User }) {
  const current = useSection(names);
  const { label, intro } = sections[current];
  return (
    <MemberShell
      user={user}
      entries={names.map((name) => ({
        name,
        label: sections[name].label,
        icon: sections[name].icon,
        href: sectionAddress(paths.dashboard, names, name),
        isLocked: name === 'bio' && !user.hasBioAccess,
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
      <Kept current={current} name="messages">
        <MessagesSection />
      </Kept>
      <Kept current={current} name="bio">
        <BioSection user={user} />
      </Kept>
      <Kept current={current} name="outils">
        <ToolsSection />
      </Kept>
    </MemberShell>
  );
}

/** Mounts a section at its first visit and only hides it afterwards, so that its forms and results stay. */
function Kept({ current, name, children }: { current: Name; name: Name; children: ReactNode }) {
  const isShown = current === name;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <div hidden={!isShown}>
      <LoadedSection>{children}</LoadedSection>
    </div>
  );
}
