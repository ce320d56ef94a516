import { figures, illustrationNote } from '../../content/marketing.ts';
import { useSiteSettings } from '../../site.tsx';

/** The marketing figures in one quiet line; with the note «illustration» until the operator has confirmed them. */
export function Claims() {
  const { claimsConfirmed } = useSiteSettings();
  return (
    <div className="grid gap-2 text-sm text-ink-soft">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {figures.map(({ value, label }) => (
          <li key={label}>
            <span className="font-semibold text-ink">{value}</span> {label}
          </li>
        ))}
      </ul>
      {claimsConfirmed ? null : <p>{illustrationNote}</p>}
    </div>
  );
}
