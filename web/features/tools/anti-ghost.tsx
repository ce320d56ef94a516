import * as z from 'zod/mini';
import { people } from '#contract/assistant-fields.ts';
import { diagnoseGhosting } from '#contract/tool-calls.ts';
import { toolTexts } from '../../content/tools.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { askedOfAntiGhost } from './asked-text.ts';
import { GenderFields } from './gender-fields.tsx';
import { PastedConversation } from './pasted-conversation.tsx';
import { SilenceResult } from './silence-result.tsx';
import { conversationText, fillIn, registerRequired, useToolForm } from './tool-form.ts';
import { ToolFrame } from './tool-frame.tsx';
import { AntiGhostPicture } from './tool-pictures.tsx';
import { type Refuse, useTool } from './use-tool.ts';

const maxDaysSilent = 3650;

const ghostForm = z.object({
  conversation: conversationText,
  daysSilent: z.pipe(z.string(), z.transform(daysFrom)),
  ...people,
});

export function AntiGhost({ refuse }: { refuse: Refuse }) {
  const { last, ...tool } = useTool(diagnoseGhosting, refuse);
  const form = useToolForm(ghostForm, { conversation: '', daysSilent: '' });
  return (
    <ToolFrame
      texts={toolTexts.antiGhost}
      feature="antiGhost"
      picture={<AntiGhostPicture />}
      form={form}
      isPending={tool.isPending}
      writing={tool.writing}
      onRun={(fields) => tool.run(fields)}
      last={last && { run: last, asked: askedOfAntiGhost(last.asked), result: <SilenceResult {...last.answer} /> }}
    >
      <PastedConversation
        feature="antiGhost"
        field={{ error: form.formState.errors.conversation?.message, ...registerRequired(form, 'conversation') }}
        onText={(text) => fillIn(form, 'conversation', text)}
        refuse={refuse}
      />
      <Field label="Depuis combien de jours ?" hint="Facultatif">
        <TextInput
          inputMode="numeric"
          value={form.watch('daysSilent')}
          placeholder="3"
          onChange={(event) => form.setValue('daysSilent', event.target.value.replace(/\D/g, '').slice(0, 4))}
          className="max-w-28"
        />
      </Field>
      <GenderFields />
    </ToolFrame>
  );
}

function daysFrom(typed: string): number | undefined {
  return typed === '' ? undefined : Math.min(maxDaysSilent, Number(typed));
}
