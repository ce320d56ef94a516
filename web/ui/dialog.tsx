import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keepTabInside, useModal, usePressBeside } from './modal.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
}

/** A sheet at the bottom of a phone's screen, a card in the middle of a larger one. Gives the focus back when it closes. */
export function Dialog({ open, ...content }: DialogProps) {
  return open ? createPortal(<OpenDialog {...content} />, document.body) : null;
}

/** Leaves room for a toast above the dialog; content that is too tall scrolls. */
const rows =
  'grid-rows-[minmax(8.5rem,1fr)_minmax(0,auto)] sm:grid-rows-[minmax(8.5rem,1fr)_minmax(0,auto)_minmax(1.5rem,1fr)]';

function OpenDialog({ onOpenChange, title, description, children, actions }: Omit<DialogProps, 'open'>) {
  const veil = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => onOpenChange(false);
  useModal(card, close);
  usePressBeside(veil, close);
  return (
    <div ref={veil} className={`fixed inset-0 z-40 grid animate-fade bg-veil sm:px-6 ${rows}`}>
      <div
        ref={card}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
        tabIndex={-1}
        onKeyDown={keepTabInside}
        className="relative row-start-2 flex w-full animate-rise flex-col overflow-hidden rounded-t-bubble bg-raised shadow-float outline-none sm:mx-auto sm:max-w-lg sm:rounded-md"
      >
        <div className="grid gap-5 overflow-y-auto overscroll-contain p-6 sm:p-8">
          <div className="grid gap-2 pr-10">
            <h2 id={`${id}-title`} className="font-display text-title font-bold">
              {title}
            </h2>
            {description ? (
              <p id={`${id}-description`} className="text-ink-soft">
                {description}
              </p>
            ) : null}
          </div>
          {children}
          {actions ? <div className="flex flex-col gap-3 sm:flex-row-reverse">{actions}</div> : null}
        </div>
        <button
          type="button"
          aria-label="Fermer"
          onClick={close}
          className="absolute top-4 right-4 grid size-11 place-items-center rounded-md bg-raised text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  );
}
