import { type Opener, openerStrategies } from '#contract/tools.ts';
import { contentWords } from './content-words.ts';
import type { OpenerDraft } from './opener-drafts.ts';

/** An opener that has no score yet. */
export type PlainOpener = Pick<Opener, 'strategy' | 'content' | 'about'>;

/** Picks one draft of each strategy in turn, about what was least spoken of so far: no line twice, no subject more often than its share, no two that say much the same. */
export function pickVaried(
  drafts: OpenerDraft[],
  size: number,
  write: (draft: OpenerDraft) => string | null,
): PlainOpener[] {
  const subjects = new Set(drafts.map(({ about }) => about)).size;
  const share = Math.ceil(size / Math.max(1, subjects)) + 1;
  const chosen: { draft: OpenerDraft; content: string }[] = [];
  const timesAbout = (one: OpenerDraft) => chosen.filter(({ draft }) => draft.about === one.about).length;
  const suits = (one: OpenerDraft) =>
    timesAbout(one) < Math.min(share, one.maxPerPack) &&
    chosen.every(
      ({ draft }) => !draft.lines.some((line) => one.lines.includes(line)) && !haveWordsInCommon(one, draft),
    );
  const byStrategy = openerStrategies.map((strategy) => drafts.filter((draft) => draft.strategy === strategy));
  for (let turn = 0; turn < size; turn++) {
    for (const own of byStrategy) {
      if (chosen.length >= size) break;
      for (const draft of own.toSorted((one, other) => timesAbout(one) - timesAbout(other))) {
        const content = suits(draft) ? write(draft) : null;
        if (content === null) continue;
        chosen.push({ draft, content });
        break;
      }
    }
  }
  return chosen.map(({ draft: { strategy, about }, content }) => ({ strategy, content, about }));
}

/** Three content words of their lines, or more than half of the shorter one's. */
function haveWordsInCommon(one: OpenerDraft, other: OpenerDraft): boolean {
  const [own, others] = [lineWords(one), lineWords(other)];
  const shared = [...own].filter((word) => others.has(word)).length;
  return shared >= 3 || shared * 2 > Math.min(own.size, others.size);
}

const lineWords = ({ lines }: OpenerDraft) => contentWords(lines.join(' ').replace(/\{[^{}]*\}/g, ' '));
