import { ArrowLeftRight, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { kindLabels } from '../../content/assistant.ts';
import { Badge } from '../../ui/badge.tsx';
import { Bubble } from '../../ui/bubble.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Menu } from '../../ui/menu.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import type { Correction, TranscriptMessage } from './transcript.ts';

interface TranscriptLineProps {
  message: TranscriptMessage;
  disabled: boolean;
  onCorrect: (correction: Correction) => void;
}

const iconButton =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-md px-2 text-xs font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:opacity-50';

/** One message: who wrote it is changed by one tap, its words by two. */
export function TranscriptLine({ message, disabled, onCorrect }: TranscriptLineProps) {
  const [isEditing, setEditing] = useState(false);
  const { id, from } = message;
  const isMine = from === 'moi';
  if (isEditing) {
    return (
      <EditedLine
        message={message}
        onCancel={() => setEditing(false)}
        onSave={(text) => {
          setEditing(false);
          onCorrect(text.trim() === '' ? { type: 'delete', id } : { type: 'edit', id, text: text.trim() });
        }}
      />
    );
  }
  return (
    <li className="grid gap-1">
      <div className={classNames('flex items-center gap-1', isMine && 'flex-row-reverse')}>
        <div className="grid min-w-0 max-w-[75%]">
          <Bubble
            side={from}
            className={message.isDoubtful ? 'outline-2 outline-apricot outline-dashed' : 'max-w-full'}
          >
            <Words message={message} />
          </Bubble>
        </div>
        <button
          type="button"
          title={swapLabel(isMine)}
          disabled={disabled}
          onClick={() => onCorrect({ type: 'swap', id })}
          className={iconButton}
        >
          <ArrowLeftRight aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{swapLabel(isMine)}</span>
        </button>
        <Menu
          trigger={
            <button
              type="button"
              aria-label="Modifier ou supprimer ce message"
              disabled={disabled}
              className={iconButton}
            >
              <EllipsisVertical aria-hidden="true" className="size-4" />
            </button>
          }
          items={[
            { label: 'Modifier', icon: Pencil, onSelect: () => setEditing(true) },
            { label: 'Supprimer', icon: Trash2, tone: 'danger', onSelect: () => onCorrect({ type: 'delete', id }) },
          ]}
        />
      </div>
      {message.isDoubtful ? (
        <Badge tone="apricot" className={isMine ? 'justify-self-end' : 'justify-self-start'}>
          À vérifier
        </Badge>
      ) : null}
    </li>
  );
}

function swapLabel(isMine: boolean): string {
  return isMine ? "C'était l'autre" : "C'était moi";
}

function Words({ message: { kind, text, cut } }: { message: TranscriptMessage }) {
  if (kind === 'photo' || kind === 'sticker' || kind === 'voice') {
    return <em>{text || kindLabels[kind]}</em>;
  }
  return (
    <span className="whitespace-pre-wrap">
      {cut === 'top' ? '… ' : ''}
      {unbroken(text)}
      {cut === 'bottom' ? ' …' : ''}
    </span>
  );
}

interface EditedLineProps {
  message: TranscriptMessage;
  onCancel: () => void;
  onSave: (text: string) => void;
}

function EditedLine({ message, onCancel, onSave }: EditedLineProps) {
  const [text, setText] = useState(message.text);
  return (
    <li className="grid gap-2 rounded-md bg-sunken p-3">
      <Textarea
        aria-label="Texte du message"
        rows={2}
        value={text}
        maxLength={4000}
        autoFocus
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
        className="min-h-20"
      />
      <div className="flex gap-2">
        <Button size="small" onClick={() => onSave(text)}>
          Enregistrer
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </li>
  );
}
