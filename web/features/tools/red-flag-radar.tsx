import * as z from 'zod/mini';
import { scanRedFlags } from '#contract/tool-calls.ts';
import { toolTexts } from '../../content/tools.ts';
import { askedOfRadar } from './asked-text.ts';
import { PastedConversation } from './pasted-conversation.tsx';
import { RedFlagResult } from './red-flag-result.tsx';
import { conversationText, fillIn, registerRequired, useToolForm } from './tool-form.ts';
import { ToolFrame } from './tool-frame.tsx';
import { RadarPicture } from './tool-pictures.tsx';
import { type Refuse, useTool } from './use-tool.ts';

const radarForm = z.object({ conversation: conversationText });

export function RedFlagRadar({ refuse }: { refuse: Refuse }) {
  const { last, ...tool } = useTool(scanRedFlags, refuse);
  const form = useToolForm(radarForm, { conversation: '' });
  return (
    <ToolFrame
      texts={toolTexts.redFlags}
      feature="redFlagRadar"
      picture={<RadarPicture />}
      form={form}
      isPending={tool.isPending}
      writing={tool.writing}
      onRun={(fields) => tool.run(fields)}
      last={
        last && { run: last, asked: askedOfRadar(last.asked), result: <RedFlagResult report={last.answer.report} /> }
      }
    >
      <PastedConversation
        feature="redFlagRadar"
        field={{ error: form.formState.errors.conversation?.message, ...registerRequired(form, 'conversation') }}
        onText={(text) => fillIn(form, 'conversation', text)}
        refuse={refuse}
      />
    </ToolFrame>
  );
}
