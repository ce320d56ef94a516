import { mendedEmail } from './email-typo.ts';

interface EmailTypoHintProps {
  typed: string | undefined;
  onMend: (email: string) => void;
}

/** Under an address whose domain looks like a slip: one tap mends it, and nothing stands in the way of who meant it. */
export function EmailTypoHint({ typed = '', onMend }: EmailTypoHintProps) {
  const mended = mendedEmail(typed);
  return (
    <div role="status" className="empty:-mt-5">
      {mended ? (
        <p className="text-sm">
          Tu voulais dire{' '}
          <button
            type="button"
            className="inline-flex min-h-11 items-center font-semibold underline decoration-coral decoration-2 underline-offset-4 hover:text-coral-text"
            onClick={() => onMend(mended)}
          >
            {mended.split('@')[1]}
          </button>{' '}
          ?
        </p>
      ) : null}
    </div>
  );
}
