import type { SiteSettings } from '#contract/site.ts';
import type { Reply } from '#contract/writing.ts';

// Who writes here, said once for every screen: a language model (the server's, or that of the user's own browser), or the embedded
// AI, which understands a message and chooses among prepared sentences. It also steps in where a model fails, so a page promises no
// more than «viennent d'une IA»; under replies it is known who wrote each.

type Writer = SiteSettings['writer'];

const yours = "relis-les, mets-y du tien. Rien n'est envoyé à ta place.";

/** In the footer of every page. */
export const fromAi = "Les textes viennent d'une IA, et rien n'est jamais envoyé à ta place.";

const chosenByAi =
  "Les réponses, les bios et les conseils viennent d'une intelligence artificielle : elle lit ce que tu lui donnes et choisit parmi des phrases préparées. Si ton navigateur a son propre modèle d'IA, il peut les écrire à sa place.";
const writtenByModel =
  "Les réponses, les bios et les conseils sont écrits par une intelligence artificielle. Quand elle n'y arrive pas, elle choisit parmi des phrases préparées : ce sont alors des idées de départ.";

/** For the questions, the help and the terms: two sentences on who writes. */
export const whoWrites: Record<Writer, string> = {
  local: chosenByAi,
  modelFile: writtenByModel,
  model: writtenByModel,
};

const partsFromWords = "Humour, flirt, originalité. Chaque réponse part de ce que l'autre vient d'écrire.";

/** What the landing page promises of the three replies. */
export const threeReplies: Record<Writer, string> = {
  local:
    "Humour, flirt, originalité. Déclic lit ce que l'autre vient d'écrire et te donne une idée de départ par ton : tu y mets ton détail à toi.",
  modelFile: partsFromWords,
  model: partsFromWords,
};

/** Under replies: a model wrote them, the embedded AI chose them, or each a part of them. */
export function originOfReplies(replies: readonly Pick<Reply, 'isStartingIdea'>[], writer: Writer): string {
  const ideas = replies.filter(({ isStartingIdea }) => isStartingIdea);
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
