import { MonitorCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { deviceTexts } from '../../content/assistant.ts';
import { classNames } from '../../ui/class-names.ts';

interface OnDeviceMarkProps {
  /** Only some of the texts are the model's. */
  isPart?: boolean;
  className?: string;
  /** After the mark: the way to the setting. */
  children?: ReactNode;
}

/** On what the user's own browser wrote. */
export function OnDeviceMark({ isPart = false, className, children }: OnDeviceMarkProps) {
  return (
    <p className={classNames('flex items-center gap-2 text-sm text-teal-text', className)}>
      <MonitorCheck aria-hidden="true" className="size-4.5 shrink-0" />
      <span>
        {isPart ? `en partie ${deviceTexts.mark}` : deviceTexts.mark}
        {children}
      </span>
    </p>
  );
}
