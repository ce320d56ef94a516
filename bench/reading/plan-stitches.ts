import { appIds, apps } from './apps/index.ts';
import { layOut, writeConversation } from './conversation.ts';
import { planChat } from './plan-scene.ts';
import { createRandom } from './random.ts';
import type { Scene, Split } from './scene.ts';

export interface PlannedStitch {
  scene: Scene;
  /** Some messages are on none of the screenshots. */
  hasGap: boolean;
  /** Share of the screen that a screenshot repeats of the one before. */
  overlap: number;
}

/** Enough cases to tell 90 from 95 %: of eighteen, one alone is 5.6 %. */
const caseCount = 72;

/** One long chat of each app six times; every fourth has a gap. */
export function planStitches(split: Split): PlannedStitch[] {
  return Array.from({ length: caseCount }, (_, place) => {
    const number = String(place + 1).padStart(2, '0');
    const random = createRandom(`stitch ${split} ${number}`);
    const hasGap = place % 4 === 3;
    const messages = hasGap ? random.int(36, 44) : random.int(15, 30);
    const base = planChat(split, place + appIds.length * 4);
    const app = apps[base.app];
    const lines = writeConversation({ random, split, app, messages, curly: random.chance(0.5) });
    const scene: Scene = {
      ...base,
      id: `s${number}-${base.app}-${base.look.id}`,
      items: layOut(lines, random, app, base.matchName),
      receipt: null,
      isTyping: false,
      hasIntro: false,
      crop: 'none',
      screens: 1,
      fromTop: true,
      scrolledBack: 0,
    };
    return { scene, hasGap, overlap: random.int(18, 42) / 100 };
  });
}
