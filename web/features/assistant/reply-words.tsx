import { type RefObject, useState } from 'react';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { kindOfBlank, suggestionsFor } from '../own-answers/blank-suggestions.ts';
import { useOwnAnswers, useSaveOwnAnswers } from '../own-answers/queries.ts';
import { type DraftPart, nameOfBlank } from './reply-draft.ts';

interface ReplyWordsProps {
  parts: readonly DraftPart[];
  onFill: (start: number, value: string) => void;
  /** Finds the fields of the blanks. */
  place: RefObject<HTMLDivElement | null>;
  /** «Copier» was touched with an open blank. */
  isAsked: boolean;
}

/** The words of a reply, its blanks as fields with suggestions. */
export function ReplyWords({ parts, onFill, place, isAsked }: ReplyWordsProps) {
  const [current, setCurrent] = useState<number | null>(null);
  const blanks = parts.filter(({ isBlank }) => isBlank);
  const shown = blanks.find(({ start }) => start === current) ?? blanks.find(({ value }) => value.trim() === '');
  return (
    <div ref={place} className="grid gap-2.5">
      <p className="text-lg leading-relaxed whitespace-pre-wrap">
        {parts.map((part) =>
          part.isBlank ? (
            <BlankField key={part.start} part={part} onFill={onFill} onFocus={() => setCurrent(part.start)} />
          ) : (
            withNonBreakingSpaces(part.text)
          ),
        )}
      </p>
      {shown ? <BlankHelp part={shown} isAsked={isAsked} onFill={(value) => onFill(shown.start, value)} /> : null}
    </div>
  );
}

interface BlankFieldProps {
  part: DraftPart;
  onFill: (start: number, value: string) => void;
  onFocus: () => void;
}

function BlankField({ part: { start, text, value }, onFill, onFocus }: BlankFieldProps) {
  const name = nameOfBlank(text);
  return (
    <input
      type="text"
      data-blank={value.trim() === '' ? 'open' : 'filled'}
      aria-label={`À compléter : ${name}`}
      placeholder={name}
      value={value}
      maxLength={120}
      onChange={(event) => onFill(start, event.target.value)}
      onFocus={onFocus}
      className="field-sizing-content min-h-8 min-w-16 max-w-full rounded-xs border-b-2 border-apricot bg-apricot-tint px-1.5 align-baseline text-ink placeholder:text-apricot-text data-[blank=filled]:border-teal data-[blank=filled]:bg-teal-tint"
    />
  );
}

interface BlankHelpProps {
  part: DraftPart;
  isAsked: boolean;
  onFill: (value: string) => void;
}

/** What may stand in the blank, and a way to keep what was written for the next time. */
function BlankHelp({ part, isAsked, onFill }: BlankHelpProps) {
  const answers = useOwnAnswers();
  const save = useSaveOwnAnswers();
  const suggestions = suggestionsFor(part.text, answers).filter((one) => one !== part.value);
  const kind = kindOfBlank(part.text);
  const written = part.value.trim();
  const isNew = written !== '' && (kind === 'job' || kind === 'town') && answers[kind] === '';
  return (
    <div className="grid gap-2">
      {written === '' ? (
        <p role={isAsked ? 'alert' : undefined} className="text-sm font-medium text-apricot-text">
          {isAsked ? `Complète d'abord « ${nameOfBlank(part.text)} », puis copie.` : 'Complète le blanc avec tes mots.'}
        </p>
      ) : null}
      {suggestions.length > 0 || isNew ? (
        <div className="flex flex-wrap gap-1.5">
          {suggestions.map((one) => (
            <button key={one} type="button" onClick={() => onFill(one)} className={chip}>
              {one}
            </button>
          ))}
          {isNew && kind ? (
            <button
              type="button"
              disabled={save.isPending}
              onClick={() => save.mutate({ [kind]: written })}
              className={`${chip} border-teal text-teal-text`}
            >
              Retenir « {written} » dans Mes réponses
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-control bg-raised px-3.5 text-left text-sm font-medium transition-colors hover:border-ink disabled:opacity-60';
