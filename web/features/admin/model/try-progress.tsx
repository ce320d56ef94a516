import { useEffect, useState } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';

/** Seconds go by on screen; a screen reader hears the sentence once. */
export function TryProgress() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((gone) => gone + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="flex items-center gap-3 text-sm">
      <Spinner className="size-5 shrink-0 text-coral-text" />
      <p className="flex-1">Le modèle écrit ses réponses, ce qui peut prendre 30 secondes.</p>
      <span aria-hidden="true" className="whitespace-nowrap text-ink-soft tabular-nums">
        {seconds} s
      </span>
    </div>
  );
}
