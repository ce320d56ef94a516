import { Lightbulb, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { rateBio } from '#contract/bios.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { judgedByAi } from '../../content/who-writes/results.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { ScoreRing } from '../../ui/score-ring.tsx';
import { ResultMark } from '../browser-model/result-mark.tsx';
import type { OnDevice } from '../browser-model/writing.ts';
import { ShareDialog } from '../share/share-dialog.tsx';
import { RewrittenBio } from './rewritten-bio.tsx';
import { ScoreBar } from './score-bar.tsx';
import { WhyThisScore } from './why-this-score.tsx';

export type Rating = ResponseOf<typeof rateBio> & { onDevice?: OnDevice };

/** Nobody is asked to show a score that still needs work. */
const leastSharedScore = 60;

interface RatingResultProps {
  rating: Rating;
  /** The bio that was rated. */
  content: string;
  user: User;
}

export function RatingResult({ rating, content, user }: RatingResultProps) {
  const { score, label, clarity, impact, feedback, hiddenAdvice, rewritten } = rating;
  return (
    <Card as="section" aria-labelledby="note" className="grid max-w-3xl animate-rise gap-7">
      <div className="flex flex-wrap items-center gap-6">
        <ScoreRing key={score} score={score} label="Score de ta bio" animated />
        <div className="grid min-w-52 flex-1 gap-4">
          <h2 id="note" className="text-title">
            {label}
          </h2>
          <ScoreBar label="Clarté" value={clarity} />
          <ScoreBar label="Impact" value={impact} />
        </div>
      </div>
      {rewritten ? <RewrittenBio {...rewritten} /> : null}
      {feedback.length > 0 ? (
        <div className="grid gap-3">
          <h3 className="text-lg">{feedback.length === 1 ? 'Notre conseil' : 'Nos conseils'}</h3>
          <ul className="grid gap-3">
            {feedback.map((advice) => (
              <li key={advice} className="grid grid-cols-[auto_1fr] gap-3">
                <Lightbulb aria-hidden="true" className="mt-0.5 size-5 text-apricot-text" />
                <span>{withNonBreakingSpaces(advice)}</span>
              </li>
            ))}
          </ul>
          <ResultMark onDevice={rating.onDevice} />
        </div>
      ) : null}
      {hiddenAdvice > 0 && !user.hasBioAccess ? <HiddenAdvice count={hiddenAdvice} /> : null}
      <WhyThisScore rating={rating} />
      <p className="text-sm text-ink-soft">{judgedByAi}</p>
      {score < leastSharedScore ? null : <ShareScore score={score} content={content} hasWatermark={!user.isPro} />}
    </Card>
  );
}

function HiddenAdvice({ count }: { count: number }) {
  return (
    <p className="rounded-md bg-coral-tint px-4 py-3 text-sm">
      {count === 1 ? "Un autre conseil détaillé t'attend" : `${count} autres conseils détaillés t'attendent`} avec
      l'option Bio. <Link href={paths.paywall}>Voir les offres</Link>
    </p>
  );
}

function ShareScore({ score, content, hasWatermark }: { score: number; content: string; hasWatermark: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const card = useMemo(
    () => ({
      title: 'Rate My Bio',
      score,
      improvement: score > 70 ? 'Excellent profil !' : 'En progression',
      content,
      hasWatermark,
    }),
    [score, content, hasWatermark],
  );
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" className="size-5" />
        Partager mon score
      </Button>
      <ShareDialog card={card} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
