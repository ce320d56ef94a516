import { Flag, MapPin } from 'lucide-react';
import { dateExample, flagExample, silenceExample, tonesExample } from '../../content/examples.ts';
import { Badge } from '../../ui/badge.tsx';
import { Bubble } from '../../ui/bubble.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { ReplyCard } from '../../ui/reply-card.tsx';

// Illustrations beside the benefits: small scenes from the product, with words that it wrote.

const steps = ['', 'sm:mt-5', 'sm:mt-10'];

export function TonesVignette() {
  return (
    <div className="grid gap-3 sm:grid-cols-3 sm:items-start">
      <Bubble side="match" className="sm:col-span-3">
        {tonesExample.message}
      </Bubble>
      {tonesExample.replies.map(({ tone, content }, index) => (
        <ReplyCard key={tone} tone={tone} className={`text-sm ${steps[index]}`}>
          {content}
        </ReplyCard>
      ))}
    </div>
  );
}

export function GhostVignette() {
  return (
    <div className="grid gap-3 text-sm">
      <Bubble side="moi">{silenceExample.messages.at(-1)}</Bubble>
      <p className="flex items-center gap-3 text-xs text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        Trois jours plus tard
      </p>
      <Bubble side="moi" draft>
        {silenceExample.followUp}
      </Bubble>
    </div>
  );
}

export function FlagVignette() {
  return (
    <div className="grid gap-3 text-sm">
      <Bubble side="match">
        {withNonBreakingSpaces(flagExample.before)}{' '}
        <mark className="bg-transparent font-semibold text-ink underline decoration-danger-text decoration-wavy decoration-2 underline-offset-4">
          {withNonBreakingSpaces(flagExample.quote)}
        </mark>
      </Bubble>
      <Badge tone="danger" icon={Flag} className="justify-self-start">
        Demande d'argent
      </Badge>
    </div>
  );
}

export function DateVignette() {
  const { title, place, minutes, city } = dateExample;
  return (
    <div className="grid grid-cols-[auto_1fr] overflow-hidden rounded-md border border-line text-sm">
      <div className="grid place-content-center border-r border-dashed border-control bg-teal-tint px-4 py-5 text-center">
        <span className="display-type text-headline font-extrabold">
          {Math.floor(minutes / 60)}h{minutes % 60}
        </span>
      </div>
      <div className="grid content-center gap-1 px-4 py-4">
        <p className="font-semibold">{title}</p>
        <p className="flex items-start gap-1.5 text-ink-soft">
          <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {city}, {place}
        </p>
      </div>
    </div>
  );
}
