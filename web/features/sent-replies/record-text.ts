import { formatPercent } from '#contract/format.ts';
import type { Gender } from '#contract/onboarding.ts';
import type { SentReply } from '#contract/sent-replies.ts';

/** «5 envoyées, 3 réponses sur 4 (75 %)»: only those whose outcome is known make the share. */
export function recordText(sent: readonly Pick<SentReply, 'outcome'>[]): string {
  const answered = sent.filter(({ outcome }) => outcome === 'answered').length;
  const known = sent.filter(({ outcome }) => outcome !== 'waiting').length;
  const count = sent.length === 1 ? '1 envoyée' : `${sent.length} envoyées`;
  if (known === 0) return `${count}, pas encore de suite notée.`;
  const answers = answered <= 1 ? `${answered} réponse` : `${answered} réponses`;
  return `${count}, ${answers} sur ${known} (${formatPercent(answered / known)}).`;
}

/** The question after a reply was sent, by the match's gender. */
export function answeredQuestion(match: Gender | undefined): string {
  if (match === 'homme') return 'Il a répondu ?';
  return match === 'femme' ? 'Elle a répondu ?' : 'Tu as eu une réponse ?';
}
