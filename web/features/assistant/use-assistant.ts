import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { isTone, type Reply, type Variation } from '#contract/writing.ts';
import { messageOf } from '../../api-error.ts';
import { tabRunEntry } from '../../session/kept-entries.ts';
import { useSiteSettings } from '../../site.tsx';
import { showToast } from '../../ui/toast.ts';
import type { DeviceWriting } from '../browser-model/writing.ts';
import { UnusablePicture } from '../pictures/picture-file.ts';
import { useUsageRefresh } from '../usage/queries.ts';
import type { AssistantEvent, Listening } from './calls.ts';
import { fetchResult } from './loaded-result.tsx';
import type { Manner } from './manner.ts';
import { prepareScreenshot } from './prepare-screenshot.ts';
import { type Answer, idle, type RunAction, type RunState, runReducer } from './run-state.ts';
import { keepTabRun, readTabRun, type TabRun } from './tab-run.ts';
import { type Correction, conversationOf } from './transcript.ts';

type Source = { kind: 'screenshots'; files: readonly File[] } | { kind: 'text'; text: string };

type Calls = Awaited<ReturnType<typeof fetchResult>>;

interface Running extends Listening {
  calls: Calls;
  tell: (action: RunAction) => void;
}

export interface Assistant {
  run: RunState;
  /** How the run on screen was asked for; null before the first. */
  manner: Manner | null;
  start: (source: Source, manner: Manner) => void;
  /** Asks again about the present transcript: for other replies, or after corrections. */
  rewrite: (manner: Manner) => void;
  /** Exchanges one reply on screen: `suggested` is the reply as it was suggested, `content` as the user has it now. */
  vary: (suggested: Reply, content: string, how: Variation, manner: Manner) => void;
  /** The reply that is being changed, and how. */
  varying: { content: string; how: Variation } | null;
  /** Set while the user's own browser writes. */
  writing: DeviceWriting | null;
  noteSent: (suggested: Reply, id: string) => void;
  correct: (correction: Correction) => void;
  cancel: () => void;
  clear: () => void;
  /** Takes up a conversation from the history. */
  resume: (conversation: TabRun) => void;
}

/**
 * Calls `refuse` for every failure, with a French sentence for failures that bring none. `owner` is the account, whose last run comes
 * back after a reload.
 */
export function useAssistant(refuse: (error: unknown, fallback: string) => void, owner: string): Assistant {
  const [restored] = useState(() => readTabRun(owner));
  const [run, dispatch] = useReducer(runReducer, restored?.run ?? idle);
  const [asked, setAsked] = useState<Manner | null>(restored?.manner ?? null);
  const controller = useRef<AbortController | null>(null);
  const refreshUsage = useUsageRefresh();
  const { writer } = useSiteSettings();
  const [writing, setWriting] = useState<DeviceWriting | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  useEffect(() => {
    if (asked && run.step === null && run.transcript.length > 0) keepTabRun(owner, { run, manner: asked });
  }, [run, asked, owner]);

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
        const answer = await ask({ calls, signal, tell, onEvent, writer, onWriting });
        if (signal.aborted) return;
        dispatch({ type: 'answered', answer });
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
    [refuse, refreshUsage, writer],
  );

  const start = useCallback(
    (source: Source, manner: Manner) => {
      const isText = source.kind === 'text';
      setAsked(manner);
      dispatch({ type: 'started', step: isText ? 'analyse' : 'preparation', isNew: true, id: crypto.randomUUID() });
      void work(
        async ({ calls, ...running }) => {
          if (isText) return await calls.askAboutText({ ...manner, conversation: source.text }, running);
          const files = await Promise.all(source.files.map(prepareScreenshot));
          running.tell({ type: 'step', step: 'lecture' });
          return await calls.askAboutScreenshots(manner, files, running);
        },
        isText ? "Erreur lors de l'optimisation" : "Erreur lors de l'analyse",
      );
    },
    [work],
  );

  const rewrite = useCallback(
    (manner: Manner) => {
      const { transcript, matchName, turn, seen, followUp } = run;
      setAsked(manner);
      const again = { ...manner, seed: turn, avoid: [...seen] };
      const messages = conversationOf(transcript);
      dispatch({ type: 'started', step: 'analyse', isNew: false });
      void work(({ calls, ...running }) => {
        if (!followUp || followUp.left === 0) return calls.askAboutText({ ...again, conversation: messages }, running);
        const body = { ...again, transcript: messages, runId: followUp.runId, matchName: matchName ?? undefined };
        return calls.askAboutScreenshots(body, [], running);
      }, "Erreur lors de l'optimisation");
    },
    [run, work],
  );

  const [varying, setVarying] = useState<Assistant['varying']>(null);
  const vary = useCallback(
    async (suggested: Reply, content: string, how: Variation, manner: Manner) => {
      const { transcript, matchName, turn, seen, variations } = run;
      const { tone } = suggested;
      if (!isTone(tone)) return;
      setVarying({ content: suggested.content, how });
      try {
        const body = {
          ...manner,
          transcript: conversationOf(transcript),
          matchName: matchName ?? undefined,
          seed: turn,
          avoid: [...seen],
          tone,
          content,
          how,
          runId: variations?.runId,
        };
        const { askForVariation } = await fetchResult();
        const varied = await askForVariation(body, { writer, onWriting: setWriting });
        dispatch({ type: 'varied', content: suggested.content, reply: varied.reply, variations: varied.variations });
      } catch (error) {
        refuse(error, "Erreur lors de l'optimisation");
      } finally {
        setVarying(null);
        refreshUsage();
      }
    },
    [run, refuse, refreshUsage, writer],
  );

  const cancel = useCallback(() => {
    controller.current?.abort();
    dispatch({ type: 'failed', problem: null });
    refreshUsage();
  }, [refreshUsage]);

  return {
    run,
    manner: asked,
    start,
    rewrite,
    vary,
    varying,
    writing,
    noteSent: useCallback(({ content }: Reply, id: string) => dispatch({ type: 'sent', content, id }), []),
    cancel,
    correct: useCallback((correction: Correction) => dispatch({ type: 'corrected', correction }), []),
    resume: useCallback(({ run: kept, manner }: TabRun) => {
      controller.current?.abort();
      setAsked(manner);
      dispatch({ type: 'resumed', run: kept });
    }, []),
    clear: useCallback(() => {
      tabRunEntry.erase();
      dispatch({ type: 'cleared' });
    }, []),
  };
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
    case 'redaction':
      return { type: 'step', step: 'redaction', ahead: event.data.ahead };
    default:
      return { type: 'step', step: event.name };
  }
}
