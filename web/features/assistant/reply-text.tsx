import { classNames } from '../../ui/class-names.ts';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { splitBlanks } from './blanks.ts';

/** The words of a suggested reply, with its blanks highlighted. */
export function ReplyText({ content, className }: { content: string; className?: string }) {
  const parts = splitBlanks(content);
  return (
    <>
      <span className={classNames('block whitespace-pre-wrap', className)}>
        {parts.map(({ text, isBlank, start }) =>
          isBlank ? (
            <mark key={start} className="rounded-xs bg-apricot-tint px-1 text-apricot-text">
              {text}
            </mark>
          ) : (
            withNonBreakingSpaces(text)
          ),
        )}
      </span>
      {parts.some(({ isBlank }) => isBlank) ? (
        <span className="mt-1.5 block text-sm text-apricot-text">À compléter avec tes mots avant d'envoyer.</span>
      ) : null}
    </>
  );
}
