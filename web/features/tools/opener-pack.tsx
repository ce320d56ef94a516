import { Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { writeOpeners } from '#contract/tool-calls.ts';
import type { Opener } from '#contract/tools.ts';
import { strategyLabels, toolTexts } from '../../content/tools.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Explained } from '../../ui/explained.tsx';
import { Field } from '../../ui/field.tsx';
import { bodySchemaOf } from '../../ui/form.ts';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { scoreColour } from '../../ui/score-ring.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import { askedOfOpeners } from './asked-text.ts';
import { CaptureField } from './capture-field.tsx';
import { GenderFields } from './gender-fields.tsx';
import { fillIn, registerRequired, useToolForm } from './tool-form.ts';
import { ToolFrame } from './tool-frame.tsx';
import { OpenersPicture } from './tool-pictures.tsx';
import { type Refuse, useTool } from './use-tool.ts';

const openerForm = bodySchemaOf(writeOpeners);

export function OpenerPackTool({ refuse }: { refuse: Refuse }) {
  const { last, ...tool } = useTool(writeOpeners, refuse);
  const form = useToolForm(openerForm, { profile: '' });
  const [turn, setTurn] = useState(0);
  const run = (fields: z.output<typeof openerForm>) => {
    const avoid = last?.answer.openers.map(({ content }) => content);
    tool.run({ ...fields, seed: turn, avoid }, { onSuccess: () => setTurn(turn + 1) });
  };
  return (
    <ToolFrame
      texts={toolTexts.openers}
      feature="openerPack"
      picture={<OpenersPicture />}
      form={form}
      isPending={tool.isPending}
      writing={tool.writing}
      onRun={run}
      last={last && { run: last, asked: askedOfOpeners(last.asked), result: <Openers {...last.answer} /> }}
    >
      <CaptureField
        feature="openerPack"
        of="son profil"
        onText={(text) => fillIn(form, 'profile', text.slice(0, 5000))}
        refuse={refuse}
      />
      <Field label="La bio de son profil" error={form.formState.errors.profile?.message}>
        <Textarea
          rows={4}
          maxLength={5000}
          placeholder="Prof de SVT, dingue de bloc et de ramen. Mon chat choisit mes matchs."
          {...registerRequired(form, 'profile')}
        />
      </Field>
      <GenderFields />
    </ToolFrame>
  );
}

function Openers({ openers, remark }: { openers: Opener[]; remark: string | null }) {
  const [shared, setShared] = useState<Opener | null>(null);
  return (
    <div className="grid animate-rise gap-5">
      {remark ? <p className="max-w-3xl text-ink-soft">{remark}</p> : null}
      <ol className="grid gap-4 md:grid-cols-2">
        {openers.map((opener) => (
          <Card key={opener.content} as="li" className="grid content-between gap-4">
            <div className="grid gap-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                <Badge tone="coral">{strategyLabels[opener.strategy]}</Badge>
                {opener.about ? <span>Sur : {opener.about}</span> : null}
                <OpenerScore opener={opener} />
              </p>
              <p className="text-lg leading-snug">{withNonBreakingSpaces(opener.content)}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <CopyButton text={opener.content} what="cette accroche" />
              <Button variant="ghost" size="small" onClick={() => setShared(opener)}>
                <Share2 aria-hidden="true" className="size-4.5" />
                Partager<span className="sr-only"> cette accroche</span>
              </Button>
            </div>
          </Card>
        ))}
      </ol>
      <ShareOpener opener={shared} onClose={() => setShared(null)} />
    </div>
  );
}

function OpenerScore({ opener: { score, why } }: { opener: Opener }) {
  const parts = why.map(({ label, points }) => `${label} ${points > 0 ? '+' : '−'}${Math.abs(points)}`).join(' · ');
  return (
    <span className="ml-auto">
      <Explained explanation={parts}>
        <span className={`font-semibold tabular-nums ${scoreColour(score)}`}>{score}/100</span>
        <span className="sr-only"> : pourquoi ce score</span>
      </Explained>
    </span>
  );
}

/** Without a watermark: the tools are for Pro only. */
function ShareOpener({ opener, onClose }: { opener: Opener | null; onClose: () => void }) {
  const card = useMemo(
    () => ({
      title: 'Mon opener du jour',
      score: opener?.score ?? 0,
      improvement: opener ? strategyLabels[opener.strategy] : '',
      content: opener?.content ?? '',
      hasWatermark: false,
    }),
    [opener],
  );
  return <ShareDialog card={card} open={opener !== null} onOpenChange={(open) => (open ? undefined : onClose())} />;
}
