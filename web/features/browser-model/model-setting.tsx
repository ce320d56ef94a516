import { type ReactNode, useEffect, useRef } from 'react';
import { settingTexts } from '../../content/browser-model.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ModelDownload } from './model-download.tsx';
import { choose } from './model-store.ts';
import { settingAddress } from './setting-address.ts';
import { useModel } from './use-model.ts';

/** Turns the browser's model on and off, and downloads it. Nothing where this computer cannot have one in French. */
export default function ModelSetting({ frame }: { frame: (controls: ReactNode) => ReactNode }) {
  const model = useModel();
  const { state, choice } = model;
  const place = useRef<HTMLDivElement>(null);
  // A link that leads here was followed before this was fetched.
  useEffect(() => {
    if (state && settingAddress.endsWith(window.location.hash || ' '))
      place.current?.scrollIntoView({ block: 'center' });
  }, [state]);
  if (!state || state === 'unavailable') return null;
  return frame(
    <div ref={place} className="grid gap-5">
      <Checkbox checked={choice !== 'off'} onChange={({ target }) => choose(target.checked ? 'on' : 'off')}>
        {settingTexts.use}
      </Checkbox>
      {state === 'available' ? (
        <p className="text-sm text-ink-soft">{settingTexts.ready}</p>
      ) : choice === 'off' ? null : (
        <ModelDownload model={model} />
      )}
    </div>,
  );
}
