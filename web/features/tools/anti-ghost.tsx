import { useState } from 'react';
import { requiredTexts } from '#contract/assistant-fields.ts';
import { diagnoseGhosting } from '#contract/tool-calls.ts';
import { toolTexts } from '../../content/tools.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ConversationField } from '../assistant/conversation-field.tsx';
import { useGenders } from './gender-fields.tsx';
import { SilenceResult } from './silence-result.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { type Refuse, useTool } from './use-tool.ts';

export function AntiGhost({ refuse }: { refuse: Refuse }) {
  const tool = useTool(diagnoseGhosting, refuse);
  const [conversation, setConversation] = useState('');
  const [days, setDays] = useState('');
  const [error, setError] = useState<string>();
  const [genders, genderFields] = useGenders();
  const run = () => {
    if (conversation.trim() === '') return setError(requiredTexts.conversation);
    tool.mutate({ conversation, daysSilent: daysFrom(days), ...genders });
  };
  return (
    <ToolFrame
      texts={toolTexts.antiGhost}
      feature="antiGhost"
      isPending={tool.isPending}
      onRun={run}
      result={tool.data ? <SilenceResult {...tool.data} /> : null}
    >
      <ConversationField
        value={conversation}
        error={error}
        onChange={(value) => {
          setConversation(value);
          setError(undefined);
        }}
      />
      <Field label="Depuis combien de jours ?" hint="Facultatif">
        <TextInput
          inputMode="numeric"
          value={days}
          placeholder="3"
          onChange={(event) => setDays(event.target.value.replace(/\D/g, '').slice(0, 4))}
          className="max-w-28"
        />
      </Field>
      {genderFields}
    </ToolFrame>
  );
}

function daysFrom(typed: string): number | undefined {
  return typed === '' ? undefined : Math.min(3650, Number(typed));
}
