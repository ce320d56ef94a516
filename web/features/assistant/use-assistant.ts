import { type Dispatch, useCallback, useEffect, useReducer, useState } from 'react';
import type { Reply } from '#contract/writing.ts';
import { tabRunEntry } from '../../session/kept-entries.ts';
import type { Manner } from './manner.ts';
import { prepareScreenshot } from './prepare-screenshot.ts';
import { idle, type RunAction, type RunState, runReducer, withSent } from './run-state.ts';
import { keepTabRun, readTabRun, type TabRun } from './tab-run.ts';
import { type Correction, conversationOf } from './transcript.ts';
import { useVariation } from './use-variation.ts';
import { type Refuse, useWork } from './use-work.ts';

type Source = { kind: 'screenshots'; files: readonly File[] } | { kind: 'text'; text: string };

/** Words that were sent and not answered, and from when on it is wise to write again. */
export interface Revival {
  text: string;
  sendFrom: string;
}

export type Assistant = ReturnType<typeof useAssistant>;

/** Calls `refuse` for every failure. `owner` is the account, whose last run comes back after a reload. */
export function useAssistant(refuse: Refuse, owner: string) {
  const [restored] = useState(() => readTabRun(owner));
  const [run, dispatch] = useReducer(runReducer, restored?.run ?? idle);
  /** How the run on screen was asked for; null before the first. */
  const [asked, setAsked] = useState<Manner | null>(restored?.manner ?? null);
  useEffect(() => {
    if (asked && run.step === null && run.transcript.length > 0) keepTabRun(owner, { run, manner: asked });
  }, [run, asked, owner]);
  const { work, writing, onWriting, abort, refreshUsage } = useWork(refuse, dispatch);
  const { vary, varying } = useVariation(run, { dispatch, refuse, onWriting });

  const { start, rewrite, revive } = useAsking(run, { work, dispatch, setAsked });
  return {
    run,
    manner: asked,
    start,
    rewrite,
    revive,
    vary,
    varying,
    /** Set while the user's own browser writes. */
    writing,
    noteSent: useCallback(({ content }: Reply, id: string) => dispatch({ type: 'sent', content, id }), []),
    correct: useCallback((correction: Correction) => dispatch({ type: 'corrected', correction }), []),
    cancel() {
      abort();
      dispatch({ type: 'failed', problem: null });
      refreshUsage();
    },
    /** Takes up a conversation from the history. */
    resume({ run: kept, manner }: TabRun) {
      abort();
      setAsked(manner);
      dispatch({ type: 'resumed', run: kept });
    },
    clear() {
      tabRunEntry.erase();
      dispatch({ type: 'cleared' });
    },
  };
}

interface Asking extends Pick<ReturnType<typeof useWork>, 'work'> {
  dispatch: Dispatch<RunAction>;
  setAsked: (manner: Manner) => void;
}

function useAsking(run: RunState, { work, dispatch, setAsked }: Asking) {
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
    [work, dispatch, setAsked],
  );

  const askAgain = useCallback(
    ({ transcript, matchName, turn, seen, followUp }: RunState, manner: Manner) => {
      setAsked(manner);
      const again = { ...manner, seed: turn, avoid: [...seen] };
      const messages = conversationOf(transcript);
      void work(({ calls, ...running }) => {
        const named = { ...again, matchName: matchName ?? undefined };
        if (!followUp || followUp.left === 0) return calls.askAboutText({ ...named, conversation: messages }, running);
        return calls.askAboutScreenshots({ ...named, transcript: messages, runId: followUp.runId }, [], running);
      }, "Erreur lors de l'optimisation");
    },
    [work, setAsked],
  );

  /** Asks again about the present transcript: for other replies, or after corrections. */
  const rewrite = useCallback(
    (manner: Manner) => {
      dispatch({ type: 'started', step: 'analyse', isNew: false });
      askAgain(run, manner);
    },
    [run, askAgain, dispatch],
  );

  /** Asks for a message to send later, in a talk that fell silent after the reply `text`. */
  const revive = useCallback(
    ({ run: silent, manner }: TabRun, { text, sendFrom }: Revival) => {
      dispatch({ type: 'revived', run: silent, text, sendFrom });
      askAgain(withSent(silent, text), { ...manner, objective: 'revive' });
    },
    [askAgain, dispatch],
  );
  return { start, rewrite, revive };
}
