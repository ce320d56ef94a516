import type { Gender } from '#contract/onboarding.ts';
import type { ConversationMessage } from '#contract/writing.ts';
import { doubtedFrom, harmLikelihood } from '../harm/learnt/harm-likelihood.ts';
import { disagrees } from './agreement.ts';
import { claimedFacts } from './claimed-facts.ts';

const maxQuoteCharacters = 60;

/**
 * What the user should check before sending a reply; null when nothing is doubtful. A doubtful reply is shown with this sentence:
 * refusing it would cost the user more than a wrong word that they can see and change.
 */
export function findDoubt(
  text: string,
  { conversation, people }: { conversation: readonly ConversationMessage[]; people: { user: Gender; match: Gender } },
): string | null {
  const saidByUser = conversation.filter(({ from }) => from === 'moi').map((message) => message.text);
  const [fact] = claimedFacts(text, saidByUser);
  if (fact) return `À vérifier : « ${shortened(fact)} », c'est vrai pour toi ?`;
  if (harmLikelihood(text) >= doubtedFrom) return "À relire : ce message pourrait mettre mal à l'aise.";
  if (disagrees(text, people)) return "À vérifier : l'accord au masculin ou au féminin.";
  return null;
}

const shortened = (clause: string) =>
  clause.length <= maxQuoteCharacters ? clause : `${clause.slice(0, maxQuoteCharacters).trimEnd()}…`;
