import { useState } from 'react';
import { requiredTexts } from '#contract/assistant-fields.ts';
import { scanRedFlags } from '#contract/tool-calls.ts';
import { toolTexts } from '../../content/tools.ts';
import { ConversationField } from '../assistant/conversation-field.tsx';
import { RedFlagResult } from './red-flag-result.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { type Refuse, useTool } from './use-tool.ts';

export function RedFlagRadar({ refuse }: { refuse: Refuse }) {
  const tool = useTool(scanRedFlags, refuse);
  const [conversation, setConversation] = useState('');
  const [error, setError] = useState<string>();
  const run = () => {
    if (conversation.trim() === '') return setError(requiredTexts.conversation);
    tool.mutate({ conversation });
  };
  return (
    <ToolFrame
      texts={toolTexts.redFlags}
      feature="redFlagRadar"
      isPending={tool.isPending}
      onRun={run}
      result={tool.data ? <RedFlagResult report={tool.data.report} /> : null}
    >
      <ConversationField
        value={conversation}
        error={error}
        onChange={(value) => {
          setConversation(value);
          setError(undefined);
        }}
      />
    </ToolFrame>
  );
}
