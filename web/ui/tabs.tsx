import { Tabs as Radix } from 'radix-ui';
import type { FocusEvent, ReactNode } from 'react';

interface TabsProps<Value extends string> {
  /** Names the list for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Hides the other tabs instead of unmounting them, so that they keep their state. */
  keepsContent?: boolean;
}

export function Tabs<Value extends string>({ label, tabs, value, onChange, keepsContent }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} className="grid gap-6">
      <Radix.List
        aria-label={label}
        onFocus={handOnFocus}
        className="-mx-1 flex gap-1 overflow-x-auto border-b border-line px-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 whitespace-nowrap border-b-[3px] border-transparent px-3 py-2 sm:px-4 text-sm font-semibold text-ink-soft transition-colors hover:text-ink focus-visible:outline-offset-[-4px] data-[state=active]:border-coral data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount={keepsContent || undefined}
          className="data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** From the list to its open tab. Radix does this too, but not after a click on a tab that had the focus already. */
function handOnFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[data-state=active]')?.focus();
}
