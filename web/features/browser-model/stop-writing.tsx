import { deviceTexts } from '../../content/assistant.ts';
import { Button } from '../../ui/button.tsx';
import type { DeviceWriting } from './writing.ts';

/** Stops the browser's model while it writes. */
export function StopWriting({ writing }: { writing: DeviceWriting | null | undefined }) {
  if (!writing) return null;
  return (
    <Button variant="ghost" size="small" onClick={writing.stop}>
      {deviceTexts.stop}
    </Button>
  );
}
