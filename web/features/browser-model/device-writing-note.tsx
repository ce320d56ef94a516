import { deviceTexts } from '../../content/assistant.ts';
import { StopWriting } from './stop-writing.tsx';
import type { DeviceWriting } from './writing.ts';

interface DeviceWritingNoteProps {
  writing: DeviceWriting | null;
  /** False where another live region tells it. */
  isAnnounced?: boolean;
}

/** Under a button that was pressed: the user's own computer is at work, and need not be waited for. */
export function DeviceWritingNote({ writing, isAnnounced = true }: DeviceWritingNoteProps) {
  return (
    <div
      role={isAnnounced ? 'status' : undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft empty:hidden"
    >
      {writing ? (
        <>
          <span>{deviceTexts.writing}</span>
          <StopWriting writing={writing} />
        </>
      ) : null}
    </div>
  );
}
