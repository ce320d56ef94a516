import { product } from '#contract/product.ts';

export const intro = {
  title: 'Écris-nous',
  text: `Une vraie personne lit chaque message. Réponse sous ${product.supportReplyDelay}, ${product.supportHours}.`,
  help: "Ta question a peut-être déjà sa réponse dans l'aide.",
  helpLink: "Consulter l'aide",
  emailLabel: 'Ou directement par e-mail',
  privacy: `On se sert de ton adresse pour te répondre, et pour rien d'autre.`,
};

export const messageHint =
  'Donne-nous le plus de détails possible. Ne joins ni mot de passe ni numéro de carte, on ne te les demandera jamais.';
