// Every fault that a check can find in a model's text, with the sentence that tells the model what to correct.

export const faultTexts = {
  token: 'un repère entre accolades a été déformé : recopie-le à l’identique',
  language: 'le texte n’est pas en français',
  short: 'le texte est trop court',
  long: 'le texte est trop long',
  address_tu: 'il faut tutoyer, pas vouvoyer',
  address_vous: 'il faut vouvoyer, pas tutoyer',
  invented:
    'un fait est inventé sur la personne qui écrit : retire-le ou mets un blanc entre crochets, comme [ton métier]',
  push: 'le message insiste, presse ou fait un reproche',
  boundary: 'le message redemande ce qui vient d’être refusé',
  looks: 'le message parle du physique ou de sexe',
  unkind: 'le message est blessant ou menaçant',
  contact: 'le message contient des coordonnées ou un lien qui ne viennent pas de la conversation',
  agreement: 'un accord ne correspond pas au genre de la personne (formulation neutre si le genre est inconnu)',
  meta: 'le message parle de consignes, d’intelligence artificielle ou n’est pas un message à envoyer',
  grammar: 'le message contient une faute de français ou de ponctuation',
  alike: 'le message ressemble trop à une autre proposition',
  seen: 'cette proposition a déjà été montrée',
  emoji: 'le message contient trop d’emoji',
  no_interest: 'la bio ne cite aucun des centres d’intérêt donnés',
  cliche: 'la bio contient une formule toute faite',
} as const;

export type FaultCode = keyof typeof faultTexts;
