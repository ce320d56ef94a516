import type { Reply } from '#contract/writing.ts';
import { closed } from '#engine/french/typography.ts';
import { faultsOfText } from './checks/check-text.ts';
import { tidyText } from './tidy-text.ts';

/** Used where the model's reason is not fit to be shown. */
const plainReasons: Record<string, string> = {
  humoristique: 'Répond à son message avec légèreté et laisse la porte ouverte.',
  flirt: "Montre un intérêt sincère pour ce qui vient d'être dit.",
  original: 'Sort des réponses attendues et donne envie de répondre.',
};
const maxLength = 160;

/** A sentence of the model to the user, if it is short, French and without a fault; else null. */
export function fitSentence(sentence: string | null, longest = maxLength): string | null {
  const text = sentence === null ? '' : tidyText(sentence, { withEmoji: false });
  const isFit =
    text.length >= 12 &&
    text.length <= longest &&
    faultsOfText(text, { isKnownContact: () => false, seen: [] }).length === 0;
  return isFit ? closed(text) : null;
}

/** The model's reason if it is fit to be shown; else a plain one for the tone. */
export function whyText(why: string | null, tone: Reply['tone']): string {
  return fitSentence(why) ?? (plainReasons[tone] ?? 'Une présence simple, sans rien demander.').replaceAll('’', "'");
}
