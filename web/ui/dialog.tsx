import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
}

/** Leaves room for a toast above the dialog; content that is too tall scrolls. */
const rows =
  'grid-rows-[minmax(8.5rem,1fr)_minmax(0,auto)] sm:grid-rows-[minmax(8.5rem,1fr)_minmax(0,auto)_minmax(1.5rem,1fr)]';

/** A sheet at the bottom of a phone's screen, a card in the middle of a larger one. Gives the focus back when it closes. */
export function Dialog({ open, onOpenChange, title, description, children, actions }: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={`fixed inset-0 z-40 grid animate-fade bg-veil sm:px-6 ${rows}`}>
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            className="relative row-start-2 flex w-full animate-rise flex-col overflow-hidden rounded-t-bubble bg-raised shadow-float sm:mx-auto sm:max-w-lg sm:rounded-md"
          >
            <div className="grid gap-5 overflow-y-auto p-6 sm:p-8">
              <div className="grid gap-2 pr-10">
                <Radix.Title className="font-display text-title font-bold">{title}</Radix.Title>
                {description ? <Radix.Description className="text-ink-soft">{description}</Radix.Description> : null}
              </div>
              {children}
              {actions ? <div className="flex flex-col gap-3 sm:flex-row-reverse">{actions}</div> : null}
            </div>
            <Radix.Close
              aria-label="Fermer"
              className="absolute top-4 right-4 grid size-11 place-items-center rounded-md bg-raised text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
