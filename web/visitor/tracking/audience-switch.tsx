import { memo, useSyncExternalStore } from 'react';
import { browserObjects, hasObjected, onObjectionChange, saveObjection } from './objection.ts';

/**
 * Lets the reader of the privacy policy object to being counted, and change their mind. Its look is that of the text around it. In
 * `memo`, because it has hooks and stands in a legal text (web/features/legal/headings.ts).
 */
export const AudienceSwitch = memo(function AudienceSwitch() {
  const objects = useSyncExternalStore(onObjectionChange, hasObjected, () => false);
  const isAlreadyOff = useSyncExternalStore(onObjectionChange, browserObjects, () => false);
  if (isAlreadyOff)
    return (
      <p>
        <strong>Ton navigateur nous demande de ne pas te suivre : tes visites ne sont pas comptées.</strong>
      </p>
    );
  return (
    <p>
      <label>
        <input type="checkbox" checked={!objects} onChange={(event) => saveObjection(!event.target.checked)} /> Compter
        mes visites sur cet appareil
      </label>
    </p>
  );
});
