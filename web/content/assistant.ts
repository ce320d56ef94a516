import type { Gender } from '#contract/onboarding.ts';
import type { MessageKind } from '#contract/reading.ts';
import type { SiteSettings } from '#contract/site.ts';
import type { Intensity, Objective, Signal, Verdict } from '#contract/writing.ts';

// The texts of Messages IA.

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
  non_precise: 'Sans préciser',
};

export const matchGenderLabels: Record<Gender, string> = {
  homme: 'À un homme',
  femme: 'À une femme',
  non_precise: 'Sans préciser',
};

/** Titles of a talk that is no ordinary one; the others have that of their verdict. */
export const signalTitles: Partial<Record<Signal, string>> = {
  minor: "On s'arrête là",
  scam: 'Attention, ça ressemble à une arnaque',
  danger: "Quelqu'un est peut-être en danger",
  hate: 'Des mots qui blessent',
  grave: 'Un moment difficile',
};

/** The title where the talk may be hard. */
export const carefulTitle = 'Doucement';

/** Above what one can write about, where the point of the talk was not understood; then the label of replies that suit any talk. */
export const ideaTitle = 'Pars de ses mots';
export const anyTalkLabel = 'Trois idées passe-partout';
/** The label of gentle replies where nothing says for certain that they are needed. */
export const gentleLabel = "Trois mots doux, si c'est sérieux";

export const doubtAnswers = { yes: 'Oui', no: 'Non, tout va bien' };

export const verdictTitles: Record<Verdict, string> = {
  reply: 'Tu peux répondre',
  wait: 'Mieux vaut attendre un peu',
  stop: 'Mieux vaut en rester là',
};

/** What is told once a run is over. */
export const doneTexts = {
  title: 'Analyse terminée !',
  replies: (count: number) => (count === 1 ? '1 réponse générée pour toi' : `${count} réponses générées pour toi`),
};

export const kindLabels: Record<Exclude<MessageKind, 'text' | 'emoji'>, string> = {
  photo: 'Photo',
  sticker: 'Sticker',
  voice: 'Message vocal',
};

/** `analyse`: text that only the engine judges. */
export type Given = 'capture' | 'texte' | 'analyse' | 'photo';

const judgedHere = "Ton texte est analysé sur notre serveur. Rien n'en sort, rien n'est gardé.";
const treatedHere = "Ta photo est traitée sur notre serveur. Elle n'en sort pas et n'est pas gardée.";

const writtenHere: Record<Given, string> = {
  capture: "Ta capture est lue et les réponses sont préparées sur notre serveur. Rien n'en sort, rien n'est gardé.",
  texte: "Ton texte est lu et les réponses sont préparées sur notre serveur. Rien n'en sort, rien n'est gardé.",
  analyse: judgedHere,
  photo: treatedHere,
};

/** Where the screenshot or text is processed, and what leaves the server. */
export const privacyLines: Record<SiteSettings['writer'], Record<Given, string>> = {
  local: writtenHere,
  modelFile: writtenHere,
  model: {
    capture:
      "Ta capture est lue sur notre serveur et n'en sort pas. Seul le texte, sans les noms, est confié à un fournisseur d'IA pour écrire. Rien n'est gardé.",
    texte: "Ton texte, sans les noms, est confié à un fournisseur d'IA pour écrire. Rien n'est gardé.",
    analyse: judgedHere,
    photo: treatedHere,
  },
};

/** «Pourquoi ce pourcentage ?» */
export const confidenceText = {
  intro:
    "Sur cent réponses écrites de la même façon pour le même objectif, des lecteurs exigeants en enverraient autant telles quelles. C'est une moyenne mesurée, jamais une promesse pour celle-ci.",
  blank:
    'Un blanc encore ouvert la fait baisser : sur nos propres phrases, les lecteurs en gardaient 33 sur 100 avec un blanc, 45 sur 100 sans. Complète-le, et elle remonte.',
  advice: "Ce qui compte le plus reste à toi : est-ce que tu l'aurais dit ? Change un mot, et elle devient la tienne.",
};

/** While the model of the user's own browser writes, and on what it wrote. */
export const deviceTexts = {
  writing: 'Ton ordinateur écrit…',
  stop: 'Ne pas attendre',
  mark: "écrit sur ton ordinateur, rien n'est parti",
};
