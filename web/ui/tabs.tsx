import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface TabsProps<Value extends string> {
  /** Names the list for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Hides the other tabs instead of unmounting them, so that they keep their state. */
  keepsContent?: boolean;
}

/** Tab reaches the open tab alone; arrows, Home and End open another. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, keepsContent = false }: TabsProps<Value>) {
  const id = useId();
  const idOf = (part: 'tab' | 'panel', of: Value) => `${id}-${part}-${of}`;
  const move = (event: KeyboardEvent) => {
    // Alt and an arrow go back in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next =
      tabs[
        placeAfter(
          event.key,
          tabs.findIndex((tab) => tab.value === value),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    document.getElementById(idOf('tab', next.value))?.focus();
    onChange(next.value);
  };
  return (
    <div className="grid gap-6">
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="-mx-1 flex gap-1 overflow-x-auto border-b border-line px-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={idOf('tab', tab.value)}
            aria-selected={tab.value === value}
            aria-controls={idOf('panel', tab.value)}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className="-mb-px min-h-11 whitespace-nowrap border-b-[3px] border-transparent px-3 py-2 sm:px-4 text-sm font-semibold text-ink-soft transition-colors hover:text-ink focus-visible:outline-offset-[-4px] aria-selected:border-coral aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={idOf('panel', tab.value)}
          aria-labelledby={idOf('tab', tab.value)}
          hidden={tab.value !== value}
        >
          {tab.value === value || keepsContent ? tab.content : null}
        </div>
      ))}
    </div>
  );
}

/** -1 for a key that moves nowhere. */
function placeAfter(key: string, place: number, count: number): number {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
