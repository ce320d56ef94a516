import type { SentOutcome, SentReply } from '#contract/sent-replies.ts';
import { useNoteOutcome } from './queries.ts';

const outcomes: { value: SentOutcome; label: string }[] = [
  { value: 'answered', label: 'Oui' },
  { value: 'silent', label: 'Non' },
];

/** The question with its two answers; a second tap on the same answer takes it back. */
export function OutcomeButtons({ entry, question }: { entry: SentReply; question: string }) {
  const note = useNoteOutcome();
  return (
    <fieldset className="flex flex-wrap items-center gap-1" disabled={note.isPending}>
      <legend className="float-left mr-1 text-sm">{question}</legend>
      {outcomes.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={entry.outcome === value}
          onClick={() => note.mutate({ id: entry.id, outcome: entry.outcome === value ? 'waiting' : value })}
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border border-control bg-raised px-3 text-sm font-medium transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper disabled:opacity-60"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
