import type { TextRange } from '#contract/reading.ts';
import { kindLabels } from '../../content/assistant.ts';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { splitDoubtful } from './doubtful-words.ts';
import type { TranscriptMessage } from './transcript.ts';

interface TranscriptWordsProps {
  message: TranscriptMessage;
  disabled: boolean;
  onDoubt: (word: TextRange) => void;
}

/** The text of a message, with its doubtful words marked. */
export function TranscriptWords({ message: { kind, text, cut, doubtful }, disabled, onDoubt }: TranscriptWordsProps) {
  if (kind === 'photo' || kind === 'sticker' || kind === 'voice') {
    return <em>{text || kindLabels[kind]}</em>;
  }
  return (
    <span className="whitespace-pre-wrap">
      {cut === 'top' ? '… ' : ''}
      {splitDoubtful(text, doubtful).map((piece) =>
        piece.doubt ? (
          <DoubtfulWord key={piece.start} word={piece.doubt} disabled={disabled} onDoubt={onDoubt}>
            {piece.text}
          </DoubtfulWord>
        ) : (
          withNonBreakingSpaces(piece.text)
        ),
      )}
      {cut === 'bottom' ? ' …' : ''}
    </span>
  );
}

interface DoubtfulWordProps {
  word: TextRange;
  disabled: boolean;
  onDoubt: (word: TextRange) => void;
  children: string;
}

/** Underlined like a misspelling; a tap opens the message with this word selected. */
function DoubtfulWord({ word, disabled, onDoubt, children }: DoubtfulWordProps) {
  return (
    <button
      type="button"
      title="Mot lu sans certitude : touche pour le corriger"
      disabled={disabled}
      onClick={() => onDoubt(word)}
      className="inline rounded-xs text-left underline decoration-2 decoration-current decoration-wavy underline-offset-4"
    >
      {children}
      <span className="sr-only"> (mot lu sans certitude)</span>
    </button>
  );
}
