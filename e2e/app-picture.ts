import { drawChat } from '../bench/reading/draw/draw-chat.ts';
import { openEasel } from '../bench/reading/draw/easel.ts';
import { planChat } from '../bench/reading/plan-scene.ts';
import type { ChatItem, Scene } from '../bench/reading/scene.ts';
import type { ChatTruth } from '../bench/reading/truth.ts';
import type { Canary } from './canary.ts';

// A screenshot of a dating app, drawn like those of the reader's benchmark, with the canary in its last message but one and a pet
// in its last.

interface AppPicture {
  bytes: Buffer;
  /** The messages on the picture, as the reader should read them. */
  truth: ChatTruth;
}

export async function drawAppChat(canary: Canary): Promise<AppPicture> {
  const easel = await openEasel();
  try {
    const { bytes, truth } = await drawChat(easel, sceneWith(canary.word));
    return { bytes: canary.remember(bytes), truth };
  } finally {
    await easel.close();
  }
}

function sceneWith(word: string): Scene {
  const planned = planChat('dev', 0);
  const end = planned.items.filter(({ type }) => type === 'message').length - 1;
  const say = (item: ChatItem): ChatItem => {
    if (item.type !== 'message' || item.index < end - 1) return item;
    const said =
      item.index === end
        ? { from: 'match' as const, text: "Moi j'ai adopté un chat, il dort sur mon clavier" }
        : { from: 'moi' as const, text: `Dimanche je pars en rando à ${word}` };
    return { ...item, first: true, last: true, line: { kind: 'text', time: item.line.time, ...said } };
  };
  const whole = { crop: 'none', encoding: 'png', scrolledBack: 0, isTyping: false, receipt: null } as const;
  return { ...planned, ...whole, items: planned.items.map(say) };
}
