import { closed } from '#engine/french/typography.ts';
import { faultsOfText } from './checks/check-text.ts';
import { soundsHarmful } from './checks/harm/sounds-harmful.ts';
import { tidyText } from './tidy-text.ts';

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

/** The model's reason if it is fit to be shown; else none, since no other is known to be true of the line. */
export function whyText(why: string | null): string {
  const text = fitSentence(why) ?? '';
  return soundsHarmful(text) ? '' : text;
}
