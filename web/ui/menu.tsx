import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface MenuItem {
  label: string;
  icon?: LucideIcon;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** The button that opens it; it must take a ref and the props of a button. */
  trigger: ReactNode;
  items: readonly MenuItem[];
}

export function Menu({ trigger, items }: MenuProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 min-w-52 animate-pop rounded-md border border-line bg-raised p-1.5 shadow-float"
        >
          {items.map(({ label, icon: Icon, tone, disabled, onSelect }) => (
            <Radix.Item
              key={label}
              disabled={disabled}
              onSelect={onSelect}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm font-medium outline-none data-disabled:opacity-50 data-highlighted:bg-sunken',
                tone === 'danger' && 'text-danger-text',
              )}
            >
              {Icon ? <Icon aria-hidden="true" className="size-4.5" /> : null}
              {label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
