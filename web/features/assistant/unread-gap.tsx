import { Crop } from 'lucide-react';
import type { Speaker } from '#contract/reading.ts';
import { Button } from '../../ui/button.tsx';
import { NewMessage } from './new-message.tsx';

interface UnreadGapProps {
  disabled: boolean;
  onAdd: (from: Speaker, text: string) => void;
  onCrop: (() => void) | undefined;
}

/** Stands in the transcript where text was not read: adds it by hand, or has a smaller part of the screenshot read. */
export function UnreadGap({ disabled, onAdd, onCrop }: UnreadGapProps) {
  return (
    <li tabIndex={-1} className="grid gap-2 rounded-md border border-apricot border-dashed px-3 py-2 text-sm">
      <p className="text-apricot-text">Ici, il y a du texte que je n'ai pas pu lire.</p>
      <div className="flex flex-wrap gap-2">
        <NewMessage label="Ajouter ce message" disabled={disabled} onAdd={onAdd} />
        {onCrop ? (
          <Button variant="ghost" size="small" disabled={disabled} onClick={onCrop}>
            <Crop aria-hidden="true" className="size-4.5" />
            Recadrer la capture
          </Button>
        ) : null}
      </div>
    </li>
  );
}
