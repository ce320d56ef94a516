import { bioRefusals } from '#engine/write/bios/screen-interests.ts';
import type { Engine } from '../adapters/assistant/engine-threads/engine.ts';
import type { Writer } from '../adapters/assistant/port.ts';
import { fitInterests } from './fit-interests.ts';

/** Writes with the embedded engine: no network, no key, the same answer to the same request. */
export function embeddedWriter(engine: Engine): Writer {
  return {
    warm: engine.warm,
    async reply(request, { signal, onJudged, onReply } = {}) {
      const advice = await engine.run('writeReplies', request, { signal });
      const { replies: _, ...judgement } = advice;
      onJudged?.(judgement);
      for (const reply of advice.replies) onReply?.(reply, 'local');
      return { advice, engine: 'local', replyEngines: advice.replies.map(() => 'local'), fallback: null };
    },
    async bios(request, { signal } = {}) {
      const asTyped = await engine.run('writeBios', request, { signal });
      if (asTyped.kind === 'refused') return asTyped;
      const interests = fitInterests(request.interests);
      if (interests === null) return { kind: 'refused', reason: 'unfit', message: bioRefusals.unfit };
      const written =
        interests === request.interests
          ? asTyped
          : await engine.run('writeBios', { ...request, interests }, { signal });
      if (written.kind === 'refused') return written;
      return { ...written, engine: 'local', bioEngines: written.bios.map(() => 'local'), fallback: null };
    },
    async close() {},
  };
}
