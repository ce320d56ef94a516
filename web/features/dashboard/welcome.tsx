import { ArrowRight, X } from 'lucide-react';
import { useId, useState } from 'react';
import { proGains } from '../../content/pricing.ts';
import { welcome } from '../../content/welcome.ts';
import { paths } from '../../paths.ts';
import { welcomeEntry } from '../../session/kept-entries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Link } from '../../ui/link.tsx';
import { Inclusions } from '../billing/inclusions.tsx';
import { proSections, sectionLabels } from './member-menu.ts';
import { sectionAddress } from './use-section.ts';

/** What is new with Pro, and three things to do first. */
export function Welcome({ onClose }: { onClose?: () => void }) {
  const titleId = useId();
  return (
    <Card as="section" tone="coral" aria-labelledby={titleId} className="mb-6 grid max-w-3xl gap-6">
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-title">
          {welcome.title}
        </h2>
        {onClose ? (
          <Button variant="ghost" size="small" aria-label={welcome.close} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </Button>
        ) : null}
      </div>
      <ol className="grid gap-3">
        {welcome.first.map(({ section, title, text }) => {
          const { icon: Icon } = sectionLabels[section];
          return (
            <li key={section} className="flex items-start gap-3 rounded-md bg-raised p-4">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-coral-text" />
              <div className="grid gap-0.5">
                <Link
                  href={
                    section === 'messages'
                      ? `${paths.dashboard}#${startId}`
                      : sectionAddress(paths.dashboard, proSections, section)
                  }
                  className="inline-flex min-h-11 items-center gap-1.5 sm:min-h-0"
                >
                  {title}
                  <ArrowRight aria-hidden="true" className="size-4" />
                </Link>
                <p className="text-sm text-ink-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <Disclosure label={welcome.gains}>
        <Inclusions items={proGains} />
      </Disclosure>
    </Card>
  );
}

/** Where a conversation is given. */
export const startId = 'ta-conversation';

/** Above the form, from the purchase on until it is closed; a result takes its room. */
export function WelcomeOnce() {
  const [isShown, setShown] = useState(() => welcomeEntry.read() !== null);
  if (!isShown) return null;
  return (
    <div className="group-has-[>div:not([hidden])_[data-result]]/main:hidden">
      <Welcome
        onClose={() => {
          welcomeEntry.erase();
          setShown(false);
        }}
      />
    </div>
  );
}
