import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api-error.ts';
import { useSiteSettings } from '../../site.tsx';
import { showToast } from '../../ui/toast.ts';
import type { DeviceWriting } from '../browser-model/writing.ts';
import { UnusablePicture } from '../pictures/picture-file.ts';
import { useUsageRefresh } from '../usage/queries.ts';
import type { AssistantEvent, Listening } from './calls.ts';
import { fetchResult } from './loaded-result.tsx';
import { waitOf } from './queue-text.ts';
import type { Answer, RunAction } from './run-state.ts';

type Calls = Awaited<ReturnType<typeof fetchResult>>;

interface Running extends Listening {
  calls: Calls;
  tell: (action: RunAction) => void;
}

/** Shows a failure to the user; `fallback` is the sentence for one that brings none. */
export type Refuse = (error: unknown, fallback: string) => void;

/** Does one call at a time and tells the run how it goes: a later one ends the one before. */
export function useWork(refuse: Refuse, dispatch: Dispatch<RunAction>) {
  const controller = useRef<AbortController | null>(null);
  const refreshUsage = useUsageRefresh();
  const { writer } = useSiteSettings();
  const [writing, setWriting] = useState<DeviceWriting | null>(null);
  const abort = useCallback(() => controller.current?.abort(), []);
  useEffect(() => abort, [abort]);

  const work = useCallback(
    async (ask: (running: Running) => Promise<Answer>, fallback: string) => {
      controller.current?.abort();
      const current = new AbortController();
      controller.current = current;
      const { signal } = current;
      // Ignores whatever still arrives from a cancelled run.
      const tell = (action: RunAction) => {
        if (!signal.aborted) dispatch(action);
      };
      const onWriting = (now: DeviceWriting | null) => {
        if (now) tell({ type: 'step', step: 'redaction' });
        if (controller.current === current) setWriting(now);
      };
      setWriting(null);
      try {
        const calls = await fetchResult();
        const onEvent = (event: AssistantEvent) => tell(actionOf(event));
        tell({ type: 'answered', answer: await ask({ calls, signal, tell, onEvent, writer, onWriting }) });
      } catch (error) {
        if (signal.aborted) return;
        const isPicture = error instanceof UnusablePicture;
        const problem = isPicture ? error.message : messageOf(error, fallback);
        dispatch({ type: 'failed', problem });
        if (isPicture) showToast({ title: error.title, description: problem, tone: 'danger' });
        else refuse(error, problem);
      } finally {
        if (controller.current === current) refreshUsage();
      }
    },
    [refuse, dispatch, refreshUsage, writer],
  );
  return { work, writing, onWriting: setWriting, abort, refreshUsage };
}

function actionOf(event: AssistantEvent): RunAction {
  switch (event.name) {
    case 'bubbles':
      return { type: 'bubbles', ...event.data };
    case 'transcript':
      return { type: 'read', transcript: event.data.transcript };
    case 'verdict':
      return { type: 'judged', judgement: event.data };
    case 'reply':
      return { type: 'reply', reply: event.data.reply };
    case 'followUp':
      return { type: 'included', followUp: event.data.followUp };
    case 'lecture':
    case 'redaction':
      return { type: 'step', step: event.name, wait: waitOf(event.data) };
    default:
      return { type: 'step', step: event.name };
  }
}
