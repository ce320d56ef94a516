import type { RedFlag, RedFlagReport, RedFlagSeverity } from '#contract/tools.ts';
import { severityLabels } from '../../content/tools.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';

const tones: Record<RedFlagSeverity, BadgeTone> = { info: 'teal', attention: 'apricot', danger: 'danger' };

/** The red flags with their quotes, and the list of what was checked. */
export function RedFlagResult({ report: { flags, summary, checked, resources } }: { report: RedFlagReport }) {
  return (
    <div className="grid max-w-3xl animate-rise gap-6">
      <p className="text-lg font-semibold">{summary}</p>
      {resources.length > 0 ? (
        <section aria-labelledby="aide-ici" className="grid gap-2 rounded-md bg-danger-tint px-5 py-4">
          <h2 id="aide-ici" className="text-lg">
            Où trouver de l'aide
          </h2>
          <ul className="grid list-disc gap-1 pl-5">
            {resources.map((resource) => (
              <li key={resource}>{resource}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {flags.length > 0 ? (
        <ol className="grid gap-4">
          {flags.map((flag) => (
            <Flag key={`${flag.kind} ${flag.message} ${flag.quote}`} flag={flag} />
          ))}
        </ol>
      ) : null}
      {checked.length > 0 ? (
        <Disclosure label="Ce qu'on a vérifié">
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {checked.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  );
}

function Flag({ flag: { severity, from, quote, why, advice } }: { flag: RedFlag }) {
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[severity]}>{severityLabels[severity]}</Badge>
        <span className="text-sm text-ink-soft">{from === 'moi' ? 'Dans ton message' : 'Dans son message'}</span>
      </div>
      <blockquote className="border-l-4 border-line pl-4 text-lg">{withNonBreakingSpaces(`« ${quote} »`)}</blockquote>
      <p>{why}</p>
      <p className="font-semibold">{advice}</p>
    </Card>
  );
}
