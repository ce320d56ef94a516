import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { requiredTexts } from '#contract/assistant-fields.ts';
import { showToast } from '../../ui/toast.ts';
import { usePreloadedResult } from '../assistant/loaded-result.tsx';
import type { Manner } from '../assistant/manner.ts';
import { usePickedScreenshots } from '../assistant/picked-screenshots.ts';
import type { TabRun } from '../assistant/tab-run.ts';
import { type Revival, useAssistant } from '../assistant/use-assistant.ts';
import { useHistory } from '../history/use-history.ts';
import { useSharedScreenshots } from '../share-target/use-shared-screenshots.ts';
import { useRefusals } from '../usage/refusals.ts';

export type Messages = ReturnType<typeof useMessages>;

/** Messages IA of both spaces: the conversation that is given, how to answer it, and the run. */
export function useMessages(user: User, firstManner: Manner) {
  const { refuse, ...offers } = useRefusals();
  const assistant = useAssistant(refuse, user.id);
  const history = useHistory(assistant, user.id);
  const screenshots = usePickedScreenshots();
  useSharedScreenshots(screenshots.add);
  const [text, setText] = useState('');
  const [manner, setManner] = useState(assistant.manner ?? firstManner);
  return {
    ...offers,
    assistant,
    history,
    screenshots,
    text,
    setText,
    manner,
    setManner,
    startOver() {
      assistant.clear();
      screenshots.clear();
      setText('');
    },
    /** Reads the screenshots once more, in another shape. */
    readAgain(files: File[]) {
      screenshots.replace(files);
      assistant.start({ kind: 'screenshots', files }, manner);
    },
    resume(kept: TabRun) {
      setManner(kept.manner);
      assistant.resume(kept);
      window.scrollTo(0, 0);
    },
    revive(silent: TabRun, revival: Revival) {
      setManner({ ...silent.manner, objective: 'revive' });
      assistant.revive(silent, revival);
      window.scrollTo(0, 0);
    },
  };
}

/** Returns what sends the screenshots, or else the text; where there is nothing to send, it says so. */
export function useSend({ assistant, screenshots, text, manner }: Messages, hasScreenshots: boolean): () => void {
  const isMissing = hasScreenshots ? screenshots.picked.length === 0 : text.trim() === '';
  usePreloadedResult(!isMissing);
  return () => {
    if (isMissing) {
      showToast({ title: 'Conversation requise', description: requiredTexts.conversation, tone: 'danger' });
      return;
    }
    const files = screenshots.picked.map(({ file }) => file);
    assistant.start(hasScreenshots ? { kind: 'screenshots', files } : { kind: 'text', text }, manner);
  };
}
