import type { SiteSettings } from '#contract/site.ts';
import type { Reply } from '#contract/writing.ts';

// Who wrote what is on screen; `pages.ts` says what can.

type Writer = SiteSettings['writer'];

const yours = "relis-les, mets-y du tien. Rien n'est envoyé à ta place.";
const yoursAlone = "relis-le, mets-y du tien. Rien n'est envoyé à ta place.";

/** Under replies: a model wrote them, the embedded AI chose them, or each a part of them. */
export function originOfReplies(
  replies: readonly Pick<Reply, 'isStartingIdea' | 'isOnDevice'>[],
  writer: Writer,
): string {
  const ideas = replies.filter(({ isStartingIdea }) => isStartingIdea);
  if (ideas.length === 0 && replies.length === 1) {
    // The words to part with are no starting idea, whoever wrote them.
    const isPrepared = writer === 'local' && !replies.some(({ isOnDevice }) => isOnDevice);
    return isPrepared
      ? `Une IA choisit ce texte parmi des phrases préparées : ${yoursAlone}`
      : `Ce texte est écrit par une IA : ${yoursAlone}`;
  }
  if (ideas.length === 0) return `Ces textes sont écrits par une IA : ${yours}`;
  if (ideas.length < replies.length)
    return `Ces textes sont écrits par une IA, sauf les idées de départ, qu'elle choisit parmi des phrases préparées : ${yours}`;
  return writer === 'local'
    ? "Ce sont des idées de départ : une IA les choisit parmi des phrases préparées pour ce genre de moment. Ajoute un détail à vous deux avant d'envoyer."
    : "Cette fois, le modèle n'a rien écrit. Ce sont des idées de départ, choisies par une IA parmi des phrases préparées pour ce genre de moment. Ajoute un détail à vous deux avant d'envoyer, ou demande d'autres réponses.";
}

/** Under bios and what the tools wrote. `isOnDevice`: the model of the user's own browser wrote, or a part of it. */
export function originOfTexts(writer: Writer, isOnDevice: boolean): string {
  return writer === 'local' && !isOnDevice
    ? `Une IA choisit ces textes parmi des phrases préparées : ${yours}`
    : `Ces textes viennent d'une IA : ${yours}`;
}

/** Beside results that judge, rather than suggest words to send. */
export const judgedByAi = "Cette analyse est faite par une IA : elle peut se tromper, et c'est toi qui décides.";
