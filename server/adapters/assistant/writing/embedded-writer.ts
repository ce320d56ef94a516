import { writeBios } from '#engine/write/bios/write-bios.ts';
import { writeReplies } from '#engine/write/write-replies.ts';
import type { Writer } from '../port.ts';

/** The engine in this process: no network, no key, the same answer to the same request. */
export function embeddedWriter(): Writer {
  return {
    async reply(request, { signal, onReply } = {}) {
      signal?.throwIfAborted();
      const advice = writeReplies(request);
      for (const reply of advice.replies) onReply?.(reply, 'local');
      return { advice, engine: 'local', replyEngines: advice.replies.map(() => 'local'), fallback: null };
    },
    async bios(request, { signal } = {}) {
      signal?.throwIfAborted();
      const written = writeBios(request);
      if (written.kind === 'refused') return written;
      return { ...written, engine: 'local', bioEngines: written.bios.map(() => 'local'), fallback: null };
    },
  };
}
