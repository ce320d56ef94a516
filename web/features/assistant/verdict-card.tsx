import { CircleCheck, CircleHelp, Hand, HeartHandshake, Hourglass, Lightbulb, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Judgement } from '#contract/writing.ts';
import { carefulTitle, doubtAnswers, ideaTitle, signalTitles, verdictTitles } from '../../content/assistant.ts';
import { Button } from '../../ui/button.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';

interface Look {
  icon: LucideIcon;
  tint: string;
  text: string;
}

const looks = {
  reply: { icon: CircleCheck, tint: 'bg-teal-tint', text: 'text-teal-text' },
  wait: { icon: Hourglass, tint: 'bg-apricot-tint', text: 'text-apricot-text' },
  stop: { icon: Hand, tint: 'bg-danger-tint', text: 'text-danger-text' },
};
const gentle: Look = { icon: HeartHandshake, tint: 'bg-teal-tint', text: 'text-teal-text' };
const inspiring: Look = { icon: Lightbulb, tint: 'bg-apricot-tint', text: 'text-apricot-text' };
const doubtful: Look = { icon: CircleHelp, tint: 'bg-apricot-tint', text: 'text-apricot-text' };

/** The verdict and its reason, shown before any reply. */
export function VerdictCard({ verdict, reason, signal, reading }: Judgement) {
  const isCareful = verdict === 'reply' && reading?.stance === 'careful';
  const title = (signal && signalTitles[signal]) ?? (isCareful ? carefulTitle : verdictTitles[verdict]);
  return (
    <Card look={isCareful ? gentle : looks[verdict]} title={title}>
      {reason}
    </Card>
  );
}

/** What to write about, above replies that suit any talk. */
export function IdeaCard({ idea }: { idea: string }) {
  return (
    <Card look={inspiring} title={ideaTitle}>
      {idea}
    </Card>
  );
}

/** Asked before any reply is shown, where two readers of the talk disagree. */
export function DoubtCard({ question, onAnswer }: { question: string; onAnswer: (isSo: boolean) => void }) {
  return (
    <Card
      look={doubtful}
      title="Une question avant de répondre"
      foot={
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => onAnswer(true)}>
            {doubtAnswers.yes}
          </Button>
          <Button size="small" variant="secondary" onClick={() => onAnswer(false)}>
            {doubtAnswers.no}
          </Button>
        </div>
      }
    >
      {question}
    </Card>
  );
}

function Card({ look, title, foot, children }: { look: Look; title: string; foot?: ReactNode; children: string }) {
  const { icon: Icon, tint, text } = look;
  return (
    <div className={`grid grid-cols-[auto_1fr] gap-x-3 rounded-md px-4 py-3 sm:px-5 sm:py-4 ${tint}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-6 ${text}`} />
      <div>
        <p className="font-display font-bold sm:text-lg">{title}</p>
        <p className="max-sm:text-sm">{withNonBreakingSpaces(children)}</p>
        {foot}
      </div>
    </div>
  );
}
