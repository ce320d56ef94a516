import type { SiteSettings } from '#contract/site.ts';

// Who writes here, said once for every screen: a language model (the server's, or that of the user's own browser), or the embedded
// AI, which understands a message and chooses among prepared sentences. It also steps in where a model fails, so a page promises no
// more than «viennent d'une IA»; under replies it is known who wrote each.
// `results.ts` is loaded with results, `footer.ts` with every page.

type Writer = SiteSettings['writer'];

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
    "Humour, flirt, originalité. Déclic lit ce que l'autre vient d'écrire et te donne, pour chaque ton, une idée de départ : à toi d'y ajouter ton détail.",
  modelFile: partsFromWords,
  model: partsFromWords,
};
