import { useState } from 'react';
import { writeOpeners } from '#contract/tool-calls.ts';
import type { Opener } from '#contract/tools.ts';
import { strategyLabels, toolTexts } from '../../content/tools.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import { useGenders } from './gender-fields.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { type Refuse, useTool } from './use-tool.ts';

export function OpenerPackTool({ refuse }: { refuse: Refuse }) {
  const tool = useTool(writeOpeners, refuse);
  const [profile, setProfile] = useState('');
  const [turn, setTurn] = useState(0);
  const [error, setError] = useState<string>();
  const [genders, genderFields] = useGenders();
  const run = () => {
    if (profile.trim() === '') return setError('Colle la bio de son profil');
    const avoid = tool.data?.openers.map(({ content }) => content);
    tool.mutate({ profile, seed: turn, avoid, ...genders }, { onSuccess: () => setTurn(turn + 1) });
  };
  return (
    <ToolFrame
      texts={toolTexts.openers}
      feature="openerPack"
      isPending={tool.isPending}
      onRun={run}
      result={tool.data ? <Openers {...tool.data} /> : null}
    >
      <Field label="La bio de son profil" error={error}>
        <Textarea
          rows={4}
          value={profile}
          maxLength={5000}
          placeholder="Prof de SVT, dingue de bloc et de ramen. Mon chat choisit mes matchs."
          onChange={(event) => {
            setProfile(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      {genderFields}
    </ToolFrame>
  );
}

function Openers({ openers, remark }: { openers: Opener[]; remark: string | null }) {
  return (
    <div className="grid animate-rise gap-5">
      {remark ? <p className="max-w-3xl text-ink-soft">{remark}</p> : null}
      <ol className="grid gap-4 md:grid-cols-2">
        {openers.map(({ content, strategy, about }) => (
          <Card key={content} as="li" className="grid content-between gap-4">
            <div className="grid gap-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                <Badge tone="coral">{strategyLabels[strategy]}</Badge>
                {about ? <span>Sur : {about}</span> : null}
              </p>
              <p className="text-lg leading-snug">{unbroken(content)}</p>
            </div>
            <div>
              <CopyButton text={content} what="cette accroche" />
            </div>
          </Card>
        ))}
      </ol>
    </div>
  );
}
