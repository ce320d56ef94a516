import { type Dispatch, useCallback, useState } from 'react';
import { isTone, type Reply, type Variation } from '#contract/writing.ts';
import { useSiteSettings } from '../../site.tsx';
import type { DeviceWriting } from '../browser-model/writing.ts';
import { useUsageRefresh } from '../usage/queries.ts';
import { fetchResult } from './loaded-result.tsx';
import type { Manner } from './manner.ts';
import type { RunAction, RunState } from './run-state.ts';
import { conversationOf } from './transcript.ts';
import type { Refuse } from './use-work.ts';

interface Telling {
  dispatch: Dispatch<RunAction>;
  refuse: Refuse;
  onWriting: (writing: DeviceWriting | null) => void;
}

/** The reply that is being changed, and how. */
export type Varying = { content: string; how: Variation } | null;

/** Exchanges one reply of the run for another version. */
export function useVariation(run: RunState, { dispatch, refuse, onWriting }: Telling) {
  const [varying, setVarying] = useState<Varying>(null);
  const refreshUsage = useUsageRefresh();
  const { writer } = useSiteSettings();
  /** `suggested` is the reply as it was suggested, `content` as the user has it now. */
  const vary = useCallback(
    async (suggested: Reply, content: string, how: Variation, manner: Manner) => {
      const { transcript, matchName, turn, seen, variations, advice } = run;
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
          // Replies stand below a question only once it was answered.
          ...(advice?.question && { isAnswered: true }),
        };
        const { askForVariation } = await fetchResult();
        const varied = await askForVariation(body, { writer, onWriting });
        dispatch({ type: 'varied', content: suggested.content, reply: varied.reply, variations: varied.variations });
      } catch (error) {
        refuse(error, "Erreur lors de l'optimisation");
      } finally {
        setVarying(null);
        refreshUsage();
      }
    },
    [run, dispatch, refuse, onWriting, refreshUsage, writer],
  );
  return { vary, varying };
}
