import { ArrowLeftRight, Check, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { TextRange } from '#contract/reading.ts';
import { Badge } from '../../ui/badge.tsx';
import { Bubble } from '../../ui/bubble.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Menu } from '../../ui/menu.tsx';
import { useRecoveredFocus } from '../../ui/recovered-focus.ts';
import { TextEditor } from './text-editor.tsx';
import type { Correction, TranscriptMessage } from './transcript.ts';
import { TranscriptWords } from './transcript-words.tsx';

interface TranscriptLineProps {
  message: TranscriptMessage;
  disabled: boolean;
  onCorrect: (correction: Correction) => void;
}

const iconButton =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-md px-2 text-xs font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:opacity-50';

/** One message of the transcript: one tap changes its sender, two open its text for editing. */
export function TranscriptLine({ message, disabled, onCorrect }: TranscriptLineProps) {
  /** The text to select in the editor; null while the editor is closed. */
  const [edited, setEdited] = useState<TextRange | null>(null);
  const { id, from, text, doubtful } = message;
  const isMine = from === 'moi';
  const line = useRef<HTMLLIElement>(null);
  useRecoveredFocus(`${edited === null} ${message.isDoubtful}`, () => line.current);
  if (edited) {
    return (
      <li className="grid gap-2 rounded-md bg-sunken p-3">
        <TextEditor
          aria-label="Texte du message"
          rows={2}
          maxLength={4000}
          className="min-h-20"
          text={text}
          selected={edited}
          onCancel={() => setEdited(null)}
          onSave={(text) => {
            setEdited(null);
            onCorrect(text === '' ? { type: 'delete', id } : { type: 'edit', id, text });
          }}
        />
      </li>
    );
  }
  return (
    <li ref={line} tabIndex={-1} className="grid gap-1 rounded-md">
      <div className={classNames('flex items-center gap-1', isMine && 'flex-row-reverse')}>
        <div className="grid min-w-0 max-w-[75%]">
          <Bubble
            side={from}
            className={classNames(
              'max-w-full',
              message.isDoubtful && doubtful.length === 0 && 'outline-2 outline-apricot outline-dashed',
            )}
          >
            <TranscriptWords message={message} disabled={disabled} onDoubt={setEdited} />
          </Bubble>
        </div>
        <LineActions
          isMine={isMine}
          disabled={disabled}
          onSwap={() => onCorrect({ type: 'swap', id })}
          onEdit={() => setEdited({ start: text.length, end: text.length })}
          onDelete={() => onCorrect({ type: 'delete', id })}
        />
      </div>
      {message.isDoubtful ? (
        <div className={classNames('flex items-center gap-1', isMine && 'justify-self-end')}>
          <Badge tone="apricot">{doubtful.length > 0 ? 'Mot à vérifier' : 'À vérifier'}</Badge>
          <ConfirmButton disabled={disabled} onConfirm={() => onCorrect({ type: 'confirm', id })} />
        </div>
      ) : null}
    </li>
  );
}

interface LineActionsProps {
  isMine: boolean;
  disabled: boolean;
  onSwap: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function LineActions({ isMine, disabled, onSwap, onEdit, onDelete }: LineActionsProps) {
  const swapLabel = isMine ? "C'était l'autre" : "C'était moi";
  return (
    <>
      <button type="button" title={swapLabel} disabled={disabled} onClick={onSwap} className={iconButton}>
        <ArrowLeftRight aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{swapLabel}</span>
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
          { label: 'Modifier', icon: Pencil, onSelect: onEdit },
          { label: 'Supprimer', icon: Trash2, tone: 'danger', onSelect: onDelete },
        ]}
      />
    </>
  );
}

function ConfirmButton({ disabled, onConfirm }: { disabled: boolean; onConfirm: () => void }) {
  return (
    <button type="button" disabled={disabled} onClick={onConfirm} className={iconButton}>
      <Check aria-hidden="true" className="size-4" />
      C'est bien ça
    </button>
  );
}
