import { useCallback, useState } from 'react';
import type { Endpoint, SentBodyOf } from '#contract/endpoint.ts';
import { useSiteSettings } from '../../site.tsx';
import { callWriting } from './call-writing.ts';
import type { DeviceWriting } from './writing.ts';

/** `write` calls an endpoint without events; `writing` is set while the browser's own model is at work for it. */
export function useWritingCall<E extends Endpoint>(endpoint: E) {
  const { writer } = useSiteSettings();
  const [writing, onWriting] = useState<DeviceWriting | null>(null);
  const write = useCallback(
    async (body: SentBodyOf<E>) => await callWriting(endpoint, { body, writer, onWriting }),
    [endpoint, writer],
  );
  return { write, writing };
}
