import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Analyst } from './port.ts';
import { practiceTalk } from './practice-talk.ts';
import { loadFrenchSpeller } from './spelling/french-speller.ts';

/** Judges with the engine in this process. Its lexicons are loaded by `warm` or by the first request, not at the start. */
export function embeddedAnalyst(): Analyst {
  return {
    async warm() {
      const { understand } = await import('#engine/understand/understand.ts');
      // Loading and the practice run each block this thread, so waiting requests are let in between.
      await nextTurn();
      understand(practiceTalk);
    },
    async judge(conversation, objective) {
      const { understand } = await import('#engine/understand/understand.ts');
      const { verdict, reason } = understand(conversation, { objective });
      return { verdict, reason };
    },
    async rateBio({ content }) {
      const { rateBio } = await import('#engine/rate/rate-bio.ts');
      return rateBio(content, { spell: await loadFrenchSpeller() });
    },
    async diagnoseSilence(request) {
      const { diagnoseSilence } = await import('#engine/tools/silence/diagnose-silence.ts');
      return diagnoseSilence(request);
    },
    async findRedFlags(conversation) {
      const { findRedFlags } = await import('#engine/tools/red-flags/find-red-flags.ts');
      return findRedFlags({ conversation });
    },
    async planDate(request) {
      const { planDate } = await import('#engine/tools/dates/plan-date.ts');
      return planDate(request);
    },
    async writeOpeners(request) {
      const { writeOpeners } = await import('#engine/tools/openers/write-openers.ts');
      return writeOpeners(request);
    },
  };
}
