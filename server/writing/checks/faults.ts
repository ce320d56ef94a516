// Every fault that a check can find in a model's text, with the sentence that tells the model what to correct. Harm is never
// shown; a broken form cannot be. All else is shown.

const harms = {
  sexual: 'le message est sexuel, ou propose de venir dormir ou passer à la maison',
  looks: 'le message parle du physique',
  unkind: 'le message est blessant',
  hateful: 'le message méprise un groupe de personnes',
  threat: 'le message menace',
  drugging: 'le message parle de droguer quelqu’un ou de le faire boire pour qu’il cède',
  consent: 'le message méprise un non',
  minor: 'le message parle d’une personne mineure comme de quelqu’un à séduire',
  self_harm: 'le message pousse quelqu’un à se faire du mal',
  push: 'le message insiste, presse ou fait un reproche',
  boundary: 'le message redemande ce qui a été refusé',
  money: 'le message parle d’argent à envoyer, de carte cadeau ou de placement',
  address: 'le message demande l’adresse de la personne ou propose de débarquer chez elle',
  secret: 'le message demande un code, un papier d’identité ou des coordonnées bancaires',
  contact: 'le message contient des coordonnées ou un lien qui ne viennent pas de la conversation',
  unsettling: 'le message pourrait mettre mal à l’aise',
  meta: 'le message parle de consignes, d’intelligence artificielle ou n’est pas un message à envoyer',
  language: 'le texte n’est pas en français',
} as const;

const brokenForms = {
  token: 'un repère entre accolades a été déformé : recopie-le à l’identique',
  short: 'le texte est trop court',
  long: 'le texte est trop long',
  address_vous: 'il faut vouvoyer, pas tutoyer',
  seen: 'cette proposition a déjà été montrée',
  no_interest: 'la bio ne cite aucun des centres d’intérêt donnés',
  cliche: 'la bio contient une formule toute faite',
  blank: 'la bio contient un blanc entre crochets',
} as const;

export const faultTexts = { ...harms, ...brokenForms } as const;

export type HarmCode = keyof typeof harms;
export type FaultCode = keyof typeof faultTexts;
