import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Writer } from '../port.ts';
import { practiceTalk } from '../practice-talk.ts';

const unknown = { gender: 'non_precise' } as const;

/**
 * Writes with the engine in this process: no network, no key, the same answer to the same request. The engine takes a tenth of
 * a second to load, so it is loaded by `warm` or by the first request, not at the start.
 */
export function embeddedWriter(): Writer {
  return {
    async warm() {
      const { writeReplies } = await import('#engine/write/write-replies.ts');
      await nextTurn();
      writeReplies({ conversation: practiceTalk, objective: 'continue', user: unknown, match: unknown });
    },
    async reply(request, { signal, onReply } = {}) {
      const { writeReplies } = await import('#engine/write/write-replies.ts');
      signal?.throwIfAborted();
      const advice = writeReplies(request);
      for (const reply of advice.replies) onReply?.(reply, 'local');
      return { advice, engine: 'local', replyEngines: advice.replies.map(() => 'local'), fallback: null };
    },
    async bios(request, { signal } = {}) {
      const { writeBios } = await import('#engine/write/bios/write-bios.ts');
      signal?.throwIfAborted();
      const written = writeBios(request);
      if (written.kind === 'refused') return written;
      return { ...written, engine: 'local', bioEngines: written.bios.map(() => 'local'), fallback: null };
    },
    async close() {},
  };
}
