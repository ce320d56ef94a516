import { illustrationNote } from '../../content/marketing.ts';
import { useSiteSettings } from '../../site.tsx';

interface ClaimsProps {
  figures: readonly { value: string; label: string }[];
  size: 'small' | 'large';
}

const looks = {
  small: {
    list: 'flex flex-wrap gap-x-8 gap-y-2',
    item: 'grid w-36',
    value: 'display-type text-title font-extrabold',
    label: 'text-sm text-ink-soft',
  },
  large: {
    list: 'grid divide-line border-line border-y max-sm:divide-y sm:grid-cols-3 sm:divide-x',
    item: 'grid gap-1 py-6 sm:px-8 sm:py-8 sm:first:pl-0',
    value: 'display-type text-display font-extrabold tabular-nums',
    label: 'text-ink-soft',
  },
};

/** The marketing figures; with the note «illustration» until the operator has confirmed them. */
export function Claims({ figures, size }: ClaimsProps) {
  const look = looks[size];
  return (
    <div className="grid gap-3">
      <ul className={look.list}>
        {figures.map((figure) => (
          <li key={figure.label} className={look.item}>
            <span className={look.value}>{figure.value}</span> <span className={look.label}>{figure.label}</span>
          </li>
        ))}
      </ul>
      <IllustrationNote />
    </div>
  );
}

export function IllustrationNote() {
  if (useSiteSettings().claimsConfirmed) return null;
  return <p className="text-xs text-ink-soft">{illustrationNote}</p>;
}
