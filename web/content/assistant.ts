import type { Gender } from '#contract/onboarding.ts';
import type { MessageKind } from '#contract/reading.ts';
import type { SiteSettings } from '#contract/site.ts';
import type { Intensity, Objective, Verdict } from '#contract/writing.ts';

// The words around the assistant's answers.

export const objectiveLabels: Record<Objective, string> = {
  continue: 'Continuer',
  date: 'Date',
  number: 'Numéro',
  revive: 'Relancer',
};

export const intensityLabels: Record<Intensity, string> = { soft: 'Soft', direct: 'Direct', joueur: 'Joueur' };

export const ownGenderLabels: Record<Gender, string> = {
  homme: 'Un homme',
  femme: 'Une femme',
  non_precise: 'Je ne précise pas',
};

export const matchGenderLabels: Record<Gender, string> = {
  homme: 'À un homme',
  femme: 'À une femme',
  non_precise: 'Je ne précise pas',
};

export const verdictTitles: Record<Verdict, string> = {
  reply: 'Tu peux répondre',
  wait: 'Mieux vaut attendre un peu',
  stop: 'Mieux vaut en rester là',
};

export const kindLabels: Record<Exclude<MessageKind, 'text' | 'emoji'>, string> = {
  photo: 'Photo',
  sticker: 'Sticker',
  voice: 'Message vocal',
};

export type Given = 'capture' | 'texte';

/** Where what was given is read, and what leaves the server. */
export const privacyLines: Record<SiteSettings['writer'], Record<Given, string>> = {
  local: {
    capture: "Ta capture est lue et les réponses sont écrites sur notre serveur. Rien n'en sort, rien n'est gardé.",
    texte: "Ton texte est lu et les réponses sont écrites sur notre serveur. Rien n'en sort, rien n'est gardé.",
  },
  model: {
    capture:
      "Ta capture est lue sur notre serveur et n'en sort pas. Seul le texte, sans les noms, est confié à un fournisseur d'IA pour écrire. Rien n'est gardé.",
    texte: "Ton texte, sans les noms, est confié à un fournisseur d'IA pour écrire. Rien n'est gardé.",
  },
};

export const writtenByAi =
  "Ces textes sont écrits par une IA : relis-les, mets-y du tien. Rien n'est envoyé à ta place.";
