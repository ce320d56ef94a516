import { Gift } from 'lucide-react';
import type { User } from '#contract/accounts.ts';
import { photoIntro } from '../../content/photos.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { BioAndPhotoSections } from '../dashboard/bio-and-photo-sections.tsx';
import { freeSections, menuOf, metersOf } from '../dashboard/member-menu.ts';
import { MemberShell } from '../dashboard/member-shell.tsx';
import { useSection } from '../dashboard/use-section.ts';
import { CarriedTry } from '../try/carried-try.tsx';
import { DemoMeter } from '../usage/demo-meter.tsx';
import { UsagePanel } from '../usage/usage-panel.tsx';
import { Demo } from './demo.tsx';

/** The home page of a free account: the demo, the bio and photo sections and the usage meters. */
export function FreeSpace({ user }: { user: User }) {
  const current = useSection(freeSections);
  const texts = {
    messages: {
      title: `Bonjour ${user.firstName ?? user.username}`,
      intro: 'Montre une conversation qui te bloque : on te dit où elle en est, et on te propose trois réponses.',
    },
    bio: { title: 'Générateur Bio', intro: 'Une bio qui te ressemble : à écrire, à noter, à garder.' },
    photos: { title: 'Analyse Photos', intro: photoIntro },
  };
  return (
    <MemberShell
      user={user}
      entries={menuOf(user)}
      current={current}
      {...texts[current]}
      mark={
        current === 'messages' ? (
          <Badge tone="teal" icon={Gift} className="justify-self-start">
            Démo gratuite
          </Badge>
        ) : null
      }
      aside={
        <>
          <UsagePanel features={metersOf(user)}>
            <DemoMeter />
            {user.emailVerified ? null : (
              <p className="text-xs text-ink-soft">Les suivants s'ouvriront quand ton adresse sera confirmée.</p>
            )}
          </UsagePanel>
          <ButtonLink href={paths.paywall} size="small" wide>
            Passer en Pro
          </ButtonLink>
        </>
      }
    >
      <div hidden={current !== 'messages'}>
        <CarriedTry />
        <Demo user={user} />
      </div>
      <BioAndPhotoSections user={user} current={current} />
    </MemberShell>
  );
}
