import { useEffect, useRef, useState } from 'react';
import { assistantEvents } from '#contract/assistant.ts';
import type { CaptureFeature } from '#contract/plans.ts';
import { maxScreenshots, type ReadingWarning, readingRefusals } from '#contract/reading.ts';
import { readCapture } from '#contract/tool-calls.ts';
import { callWithEvents } from '../../api-events.ts';
import { showToast } from '../../ui/toast.ts';
import { prepareScreenshot } from '../assistant/prepare-screenshot.ts';
import { noWait, type Wait, waitOf } from '../assistant/queue-text.ts';
import { UnusablePicture } from '../pictures/picture-file.ts';
import type { Refuse } from './use-tool.ts';

interface Capture {
  isReading: boolean;
  /** What comes before the reading. */
  wait: Wait;
  /** What to check in the text that was read; null before anything was. */
  warnings: readonly ReadingWarning[] | null;
  read: (files: Iterable<File>) => void;
  cancel: () => void;
}

/** Has screenshots read as soon as they are picked, and hands on their text. */
export function useCapture(feature: CaptureFeature, onText: (text: string) => void, refuse: Refuse): Capture {
  const [isReading, setReading] = useState(false);
  const [wait, setWait] = useState(noWait);
  const [warnings, setWarnings] = useState<readonly ReadingWarning[] | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const read = async (given: Iterable<File>) => {
    const picked = [...given];
    if (picked.length === 0) return;
    if (picked.length > maxScreenshots) {
      showToast({ title: 'Limite atteinte', description: readingRefusals.too_many_images, tone: 'danger' });
      return;
    }
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    setReading(true);
    setWait(noWait);
    try {
      const files = await Promise.all(picked.map(prepareScreenshot));
      const answer = await callWithEvents(readCapture, {
        body: { feature },
        files,
        events: { lecture: assistantEvents.lecture },
        onEvent: ({ data }) => setWait(waitOf(data)),
        signal: current.signal,
      });
      onText(answer.text);
      setWarnings(answer.warnings);
    } catch (error) {
      if (current.signal.aborted) return;
      if (error instanceof UnusablePicture)
        showToast({ title: error.title, description: error.message, tone: 'danger' });
      else refuse(error, "Erreur lors de l'analyse");
    } finally {
      if (controller.current === current) setReading(false);
    }
  };

  return {
    isReading,
    wait,
    warnings,
    read: (files) => void read(files),
    cancel() {
      controller.current?.abort();
      setReading(false);
    },
  };
}
