import { Flag, MapPin } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Bubble } from '../../ui/bubble.tsx';
import { ReplyCard } from '../../ui/reply-card.tsx';

// Illustrations beside the benefits: small scenes from the product, with invented words.

export function TonesVignette() {
  return (
    <div className="grid gap-3 sm:grid-cols-3 sm:items-start">
      <Bubble side="match" className="sm:col-span-3">
        Je viens d'adopter un chat, il me juge déjà
      </Bubble>
      <ReplyCard tone="humoristique" className="text-sm">
        Il a vu tes matchs, il a des questions.
      </ReplyCard>
      <ReplyCard tone="flirt" className="text-sm sm:mt-5">
        J'espère passer son entretien un jour.
      </ReplyCard>
      <ReplyCard tone="original" className="text-sm sm:mt-10">
        Son verdict sur ton canapé, sur dix ?
      </ReplyCard>
    </div>
  );
}

export function GhostVignette() {
  return (
    <div className="grid gap-3 text-sm">
      <Bubble side="moi">Et du coup, ce ciné ?</Bubble>
      <p className="flex items-center gap-3 text-xs text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        Trois jours plus tard
      </p>
      <Bubble side="moi" draft>
        Le film est parti, le pop-corn t'attend encore. Mardi ?
      </Bubble>
    </div>
  );
}

export function FlagVignette() {
  return (
    <div className="grid gap-3 text-sm">
      <Bubble side="match">
        On se voit bientôt, promis.{' '}
        <mark className="bg-transparent font-semibold text-ink underline decoration-danger-text decoration-wavy decoration-2 underline-offset-4">
          Tu peux m'avancer le billet de train ?
        </mark>
      </Bubble>
      <Badge tone="danger" icon={Flag} className="justify-self-start">
        Demande d'argent
      </Badge>
    </div>
  );
}

export function DateVignette() {
  return (
    <div className="grid grid-cols-[auto_1fr] overflow-hidden rounded-md border border-line text-sm">
      <div className="grid place-content-center border-r border-dashed border-control bg-teal-tint px-4 py-5 text-center">
        <span className="text-xs font-semibold text-teal-text">sam.</span>
        <span className="display-type text-headline font-extrabold">12h</span>
      </div>
      <div className="grid content-center gap-1 px-4 py-4">
        <p className="font-semibold">Deux banh mi à l'aveugle</p>
        <p className="flex items-start gap-1.5 text-ink-soft">
          <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
          Belleville, puis le parc
        </p>
      </div>
    </div>
  );
}
