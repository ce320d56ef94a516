import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { sampleNames, samples } from '#contract/try-samples.ts';
import { tryTexts } from '../../content/hero.ts';
import { useSiteSettings } from '../../site.tsx';
import { AppName } from '../../ui/app-name.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Tried } from '../try/use-try.ts';
import { HeroScene } from './hero-scene.tsx';

// Fetched with the first sign that someone wants it: the landing page's own JavaScript has a budget.
const fetchTryOut = () => import('../try/try-out.tsx');
const TryOut = lazy(fetchTryOut);
const TriesLeft = lazy(() => import('../try/tries-left.tsx'));

/** The try-out: a message is pasted or a sample chat picked, and the answer takes the place of the form. */
export function TryPanel() {
  const [tried, setTried] = useState<Tried | null>(null);
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const want = () => {
    setWanted(true);
    fetchTryOut().catch(() => undefined);
  };
  if (!tried) {
    return (
      <div className="grid gap-4">
        <TryForm text={text} isWanted={isWanted} onWant={want} onText={setText} onTry={setTried} />
        <HeroScene />
      </div>
    );
  }
  const close = () => setTried(null);
  return (
    <ErrorBoundary fallback={<NoTryOut />}>
      <Suspense
        fallback={
          <Frame>
            <Spinner className="size-6 text-coral-text" /> Un instant…
          </Frame>
        }
      >
        <TryOut tried={tried} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface TryFormProps {
  text: string;
  /** Somebody turned to the form: how many tries are left is asked only then. */
  isWanted: boolean;
  onWant: () => void;
  onText: (text: string) => void;
  onTry: (tried: Tried) => void;
}

function TryForm({ text, isWanted, onWant, onText, onTry }: TryFormProps) {
  const { writer, triesPerDay } = useSiteSettings();
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const send = () => {
    if (text.trim()) return onTry({ conversation: text.trim() });
    setMissing(true);
    field.current?.focus();
  };
  return (
    <form
      aria-label={tryTexts.title}
      onPointerEnter={onWant}
      onFocus={onWant}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="@container grid gap-3 rounded-md border-2 border-ink bg-raised p-4 sm:p-5"
    >
      <label htmlFor={id} className="font-display text-xl font-bold">
        {tryTexts.title}
        <span className="sr-only"> : {tryTexts.label}</span>
      </label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        maxLength={2000}
        value={text}
        onChange={(event) => {
          setMissing(false);
          onText(event.target.value);
        }}
        placeholder={tryTexts.placeholder}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-missing` : `${id}-note`}
        className="block w-full resize-none rounded-sm border border-control bg-paper px-3.5 py-2.5 aria-invalid:border-danger-text"
      />
      {isMissing ? (
        <p id={`${id}-missing`} role="alert" className="text-sm text-danger-text">
          {tryTexts.missing}
        </p>
      ) : null}
      <Button type="submit" variant="ink" wide>
        {tryTexts.send}
      </Button>
      <Samples onTry={onTry} />
      <p id={`${id}-note`} className="text-xs text-ink-soft">
        <Allowance isCounted={isWanted}>{tryTexts.allowance(triesPerDay)}</Allowance>{' '}
        {writer === 'model' ? tryTexts.noteWithModel : tryTexts.note}
      </p>
    </form>
  );
}

/** How many tries there are a day, or are left. */
function Allowance({ isCounted, children }: { isCounted: boolean; children: string }) {
  if (!isCounted) return children;
  return (
    <ErrorBoundary fallback={children}>
      <Suspense fallback={children}>
        <TriesLeft allowance={children} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Samples({ onTry }: Pick<TryFormProps, 'onTry'>) {
  return (
    <div className="grid grid-cols-3 gap-2">
      <span className="col-span-3 text-sm text-ink-soft">{tryTexts.samples}</span>
      {sampleNames.map((sample) => (
        <button
          key={sample}
          type="button"
          onClick={() => onTry({ sample })}
          className="inline-flex min-h-11 items-center justify-center gap-2 whitespace-nowrap rounded-full border border-control px-2 @min-[29rem]:justify-start @min-[29rem]:px-3 text-sm font-semibold transition-colors hover:border-ink"
        >
          {samples[sample].match}
          <AppName name={samples[sample].app} className="@max-[29rem]:hidden" />
        </button>
      ))}
    </div>
  );
}

/** Only a reload asks for a file again that did not come. */
function NoTryOut() {
  return (
    <Frame>
      L'essai n'a pas pu être chargé. Vérifie ta connexion internet, puis
      <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
        Recharge la page
      </Button>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex min-h-40 flex-wrap items-center gap-3 rounded-md border-2 border-ink bg-raised p-5"
    >
      {children}
    </div>
  );
}
