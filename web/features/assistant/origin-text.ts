import type { SiteSettings } from '#contract/site.ts';
import type { Reply } from '#contract/writing.ts';
import { originTexts, writtenByAi } from '../../content/assistant.ts';

/** Who wrote the replies on screen: a model, the engine, or each a part of them. */
export function originText(replies: readonly Reply[], writer: SiteSettings['writer']): string {
  const ideas = replies.filter(({ isStartingIdea }) => isStartingIdea);
  if (ideas.length === 0) return writtenByAi;
  if (ideas.length < replies.length) return originTexts.someIdeas;
  return writer === 'local' ? originTexts.noModel : originTexts.modelWroteNothing;
}
