import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface ReplyEditorProps {
  text: string;
  tone: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** The words of a reply, to be changed where they stand. */
export function ReplyEditor({ text, tone, onSave, onCancel }: ReplyEditorProps) {
  const [changed, setChanged] = useState(text);
  return (
    <div className="grid gap-2">
      <Textarea
        aria-label={`Texte de la réponse ${tone}`}
        rows={3}
        value={changed}
        maxLength={600}
        autoFocus
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={(event) => setChanged(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
        className="min-h-24 text-lg"
      />
      <div className="flex gap-2">
        <Button size="small" variant="ink" disabled={changed.trim() === ''} onClick={() => onSave(changed.trim())}>
          Enregistrer
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </div>
  );
}
