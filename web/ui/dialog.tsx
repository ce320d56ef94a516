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

/** A sheet at the foot of a phone's screen, a card in the middle of a larger one. The keyboard returns where it was. */
export function Dialog({ open, onOpenChange, title, description, children, actions }: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-fade items-end overflow-y-auto bg-veil sm:place-items-center sm:p-6">
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            className="relative grid w-full animate-rise gap-5 rounded-t-bubble bg-raised p-6 shadow-float sm:max-w-lg sm:rounded-md sm:p-8"
          >
            <div className="grid gap-2 pr-10">
              <Radix.Title className="font-display text-title font-bold">{title}</Radix.Title>
              {description ? <Radix.Description className="text-ink-soft">{description}</Radix.Description> : null}
            </div>
            {children}
            {actions ? <div className="flex flex-col gap-3 sm:flex-row-reverse">{actions}</div> : null}
            <Radix.Close
              aria-label="Fermer"
              className="absolute top-4 right-4 grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
