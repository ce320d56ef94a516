import { illustrationNote } from '../../content/marketing.ts';
import { useSiteSettings } from '../../site.tsx';

interface ClaimsProps {
  figures: readonly { value: string; label: string }[];
  size: 'small' | 'large';
}

/** Marketing figures, under their note until the operator has confirmed them. */
export function Claims({ figures, size }: ClaimsProps) {
  return (
    <div className="grid gap-3">
      <dl
        className={
          size === 'small'
            ? 'flex flex-wrap gap-x-8 gap-y-2'
            : 'grid divide-line border-line border-y max-sm:divide-y sm:grid-cols-3 sm:divide-x'
        }
      >
        {figures.map((figure) => (
          <div
            key={figure.label}
            className={
              size === 'small'
                ? 'flex w-36 flex-col-reverse'
                : 'flex flex-col-reverse gap-1 py-6 sm:px-8 sm:py-8 sm:first:pl-0'
            }
          >
            <dt className={size === 'small' ? 'text-sm text-ink-soft' : 'text-ink-soft'}>{figure.label}</dt>
            <dd
              className={
                size === 'small'
                  ? 'display-type text-title font-extrabold'
                  : 'display-type font-extrabold text-display tabular-nums'
              }
            >
              {figure.value}
            </dd>
          </div>
        ))}
      </dl>
      <IllustrationNote />
    </div>
  );
}

export function IllustrationNote() {
  if (useSiteSettings().claimsConfirmed) return null;
  return <p className="text-xs text-ink-soft">{illustrationNote}</p>;
}
