import { settingLink } from '../../content/browser-model.ts';
import { Link } from '../../ui/link.tsx';
import { OnDeviceMark } from './on-device-mark.tsx';
import { settingAddress } from './setting-address.ts';
import type { OnDevice } from './writing.ts';

/** Once under a result: that the user's own browser wrote it, and where to turn that off. */
export function ResultMark({ onDevice }: { onDevice: OnDevice | undefined }) {
  if (!onDevice) return null;
  return (
    <OnDeviceMark isPart={onDevice === 'part'}>
      {' · '}
      <Link href={settingAddress}>{settingLink}</Link>
    </OnDeviceMark>
  );
}
