import { useId } from 'react';
import { readyTexts } from '../../content/affiliation.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CardTitle } from './card-title.tsx';

/** Texts to copy; each begins with «Publicité», since a paid recommendation must say so. */
export function ReadyTexts({ link }: { link: string }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-5">
      <div className="grid gap-1">
        <CardTitle id={id}>Textes prêts à partager</CardTitle>
        <p className="text-sm text-ink-soft">Change les mots, garde la mention « Publicité ».</p>
      </div>
      <ul className="grid gap-5">
        {readyTexts(link).map(({ where, text }) => (
          <li key={where} className="grid gap-2">
            <div className="flex items-center justify-between gap-4">
              <h3 className="font-sans text-sm font-semibold">{where}</h3>
              <CopyButton text={text} what={`le texte ${where.toLowerCase()}`} />
            </div>
            <p className="rounded-bubble rounded-bl-xs bg-sunken px-4 py-3 text-sm break-words">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
