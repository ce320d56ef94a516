import { CircleCheck, Hand, Hourglass } from 'lucide-react';
import type { Verdict } from '#contract/writing.ts';
import { verdictTitles } from '../../content/assistant.ts';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';

const looks = {
  reply: { icon: CircleCheck, tint: 'bg-teal-tint', text: 'text-teal-text' },
  wait: { icon: Hourglass, tint: 'bg-apricot-tint', text: 'text-apricot-text' },
  stop: { icon: Hand, tint: 'bg-danger-tint', text: 'text-danger-text' },
};

/** The verdict and its reason, shown before any reply. */
export function VerdictCard({ verdict, reason }: { verdict: Verdict; reason: string }) {
  const { icon: Icon, tint, text } = looks[verdict];
  return (
    <div className={`grid grid-cols-[auto_1fr] gap-x-3 rounded-md px-4 py-3 sm:px-5 sm:py-4 ${tint}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-6 ${text}`} />
      <div>
        <p className="font-display font-bold sm:text-lg">{verdictTitles[verdict]}</p>
        <p className="max-sm:text-sm">{withNonBreakingSpaces(reason)}</p>
      </div>
    </div>
  );
}
