import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Speaker } from '#contract/reading.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface NewMessageProps {
  disabled: boolean;
  label?: string;
  onAdd: (from: Speaker, text: string) => void;
}

const speakers = [
  { value: 'match', label: 'Ton match' },
  { value: 'moi', label: 'Toi' },
] as const;

/** Adds what was written since, or what was not read. */
export function NewMessage({ disabled, label = 'Ajouter la suite', onAdd }: NewMessageProps) {
  const [isOpen, setOpen] = useState(false);
  const [from, setFrom] = useState<Speaker>('match');
  const [text, setText] = useState('');
  if (!isOpen)
    return (
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden="true" className="size-4.5" />
        {label}
      </Button>
    );
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-3">
      <Segments legend="Qui l'a écrit" options={speakers} value={from} onChange={setFrom} />
      <Textarea
        aria-label="Nouveau message"
        rows={2}
        value={text}
        maxLength={4000}
        autoFocus
        onChange={(event) => setText(event.target.value)}
        className="min-h-20"
      />
      <div className="flex gap-2">
        <Button
          size="small"
          disabled={text.trim() === '' || disabled}
          onClick={() => {
            onAdd(from, text.trim());
            setText('');
            setOpen(false);
          }}
        >
          Ajouter
        </Button>
        <Button size="small" variant="ghost" onClick={() => setOpen(false)}>
          Annuler
        </Button>
      </div>
    </div>
  );
}
