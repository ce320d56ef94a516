import { classNames } from '../../ui/class-names.ts';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { splitBlanks } from './blanks.ts';

/** The words of a suggested reply, with its blanks highlighted. */
export function ReplyText({ content, className }: { content: string; className?: string }) {
  const parts = splitBlanks(content);
  return (
    <>
      <p className={classNames('whitespace-pre-wrap', className)}>
        {parts.map(({ text, isBlank, start }) =>
          isBlank ? (
            <mark key={start} className="rounded-xs bg-apricot-tint px-1 text-apricot-text">
              {text}
            </mark>
          ) : (
            withNonBreakingSpaces(text)
          ),
        )}
      </p>
      {parts.some(({ isBlank }) => isBlank) ? (
        <p className="mt-1.5 text-sm text-apricot-text">À compléter avec tes mots avant d'envoyer.</p>
      ) : null}
    </>
  );
}
