import type { ResponseOf } from '#contract/endpoint.ts';
import type { diagnoseGhosting } from '#contract/tool-calls.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { ReplyText } from '../assistant/reply-text.tsx';
import { QuotedMessages } from './quoted-messages.tsx';

/** Why the conversation went silent, with messages and statistics as evidence, and follow-up messages to send. */
export function SilenceResult({ diagnosis, conversation }: ResponseOf<typeof diagnoseGhosting>) {
  const { title, explanation, messages, statistics, stop, followUps, remark } = diagnosis;
  return (
    <div className="grid max-w-3xl animate-rise gap-6">
      <Card as="section" aria-labelledby="silence" className="grid gap-5">
        <div className="grid gap-2">
          {stop ? (
            <Badge tone="danger" className="justify-self-start">
              Mieux vaut en rester là
            </Badge>
          ) : null}
          <h3 id="silence" className="text-title">
            {title}
          </h3>
          <p>{withNonBreakingSpaces(explanation)}</p>
        </div>
        <QuotedMessages conversation={conversation} places={messages} />
        {statistics.length > 0 ? (
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {statistics.map(({ label, shown }) => (
              <div key={label} className="flex justify-between gap-4 border-t border-line pt-2 text-sm">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="shrink-0 text-right font-semibold">{shown}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </Card>
      {followUps.length > 0 ? (
        <section aria-labelledby="relances" className="grid gap-4">
          <h3 id="relances" className="text-xl">
            Pour revenir, une seule suffit
          </h3>
          <ol className="grid gap-4">
            {followUps.map(({ when, content, why }) => (
              <Card key={content} as="li" className="grid gap-3">
                <Badge tone="teal" className="justify-self-start">
                  {capitalised(when)}
                </Badge>
                <div>
                  <ReplyText content={content} className="text-lg leading-snug" />
                </div>
                <p className="text-sm text-ink-soft">{why}</p>
                <div>
                  <CopyButton text={content} what="cette relance" />
                </div>
              </Card>
            ))}
          </ol>
        </section>
      ) : null}
      {remark ? <p className="text-ink-soft">{remark}</p> : null}
    </div>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
