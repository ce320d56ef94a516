import { type ComponentProps, useState } from 'react';
import type { TextRange } from '#contract/reading.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface TextEditorProps extends Pick<ComponentProps<'textarea'>, 'aria-label' | 'rows' | 'maxLength' | 'className'> {
  text: string;
  selected: TextRange;
  /** False where an empty text has a meaning of its own. */
  isRequired?: boolean;
  saveLook?: 'ink' | 'primary';
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** A text that is changed where it stands. Escape leaves it as it was. */
export function TextEditor({ text, selected, isRequired, saveLook, onSave, onCancel, ...field }: TextEditorProps) {
  const [changed, setChanged] = useState(text);
  const wanted = changed.trim();
  return (
    <>
      <Textarea
        {...field}
        value={changed}
        autoFocus
        onFocus={({ target }) => target.setSelectionRange(selected.start, selected.end)}
        onChange={(event) => setChanged(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <div className="flex gap-2">
        <Button size="small" variant={saveLook} disabled={isRequired && wanted === ''} onClick={() => onSave(wanted)}>
          Enregistrer
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </>
  );
}
