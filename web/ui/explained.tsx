import { Tooltip } from 'radix-ui';
import { type ReactNode, useState } from 'react';

interface ExplainedProps {
  /** What the tooltip says. */
  explanation: string;
  children: ReactNode;
}

/** A word with a dotted underline that explains itself: on hover, on focus, and by a tap on a phone. */
export function Explained({ explanation, children }: ExplainedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Tooltip.Provider delayDuration={200}>
      <Tooltip.Root open={isOpen} onOpenChange={setOpen}>
        <Tooltip.Trigger asChild>
          <button
            type="button"
            // The tooltip would close on a press; a tap is the only way to open it without a mouse or a keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={(event) => {
              event.preventDefault();
              setOpen(true);
            }}
            className="-my-1 cursor-help rounded-xs py-1 text-left underline decoration-control decoration-dotted underline-offset-4 hover:decoration-ink"
          >
            {children}
          </button>
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side="top"
            sideOffset={6}
            collisionPadding={16}
            className="z-50 max-w-72 animate-fade rounded-sm bg-ink px-3 py-2 text-sm leading-snug text-paper shadow-float"
          >
            {explanation}
            <Tooltip.Arrow className="fill-ink" />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
