import type { HeardMessage } from '../situation.ts';

// The match wants to know, or already knows, what a stranger should not: where exactly the user lives, whether anyone else is there;
// or presses for pictures.

/** «fais pas ta timide»: who presses the user refuses nothing. */
export const presses =
  /\b(?:fais|sois) pas (?:ta |ton |si |trop )?(?:timide|coincee?|prude|farouche|difficile|relou)\b|\btu fais (?:la|le|ta|ton) (?:timide|difficile|coincee?)\b/;

const cues: RegExp[] = [
  presses,
  /\b(?:quelle rue|quel (?:immeuble|batiment|etage)|(?:ton|votre) adresse|(?:t'habites|tu habites|c'est) (?:l'immeuble|le batiment|la maison) (?!de)\p{L}+)\b[^.!?]*\?/u,
  /\b(?:t'es|tu es|vous etes|tu restes?) (?:toute )?seule? (?:chez toi|chez vous|a la maison)\b/,
  /\breconnu (?:le|la|ton|ta|tes|votre) (?:balcon|immeuble|rue|maison|fenetre|facade|entree|porte|voiture|resto en bas)\b/,
  /\b(?:sonner|passer|debarquer|venir) (?:chez toi )?(?:un soir|un de ces soirs|ce soir|maintenant|tout de suite)?[^.!?]{0,20}\b(?:surprise|a l'improviste|sans prevenir)\b/,
  /\b(?:envoie|envoies|montre|montres|file)(?:[- ]moi)? (?:une|des|d'autres|ta|tes) (?:\p{L}+ )?(?:photo|tof|pic|selfie)s?\b[^.!?]*\b(?:maillot|corps|entiere?|en entier|pyjama|lit|sexy|decollete|sous|maintenant|tout de suite|allez)\b/u,
  /\b(?:envoie?s?|donne|file|balance)(?:[- ]moi)? (?:l'|ton |ta |une )?(?:adresse|localisation|loc)\b|\bje passe chez toi\b|\bje (?:peux etre|suis) (?:la|chez toi) dans \d+ ?min/,
  /\b(?:allez?|ale) envoi(?:e|s)? ?[.!?…]*$|\bjuste (?:1|une) , tu me fais pas confiance ?\?|^(?:et alors |ben |bah )?on (?:est|ai|es) (?:des |entre )?adultes? (?:non|nn|hein)\b|\bon (?:est|ai|es) adultes? (?:non|nn|hein)\b/,
  /\bphoto de (?:ta tenue|ton corps|tes jambes|toi dans (?:ton|le) lit)\b/,
  /\bpas besoin d'etre habille|\bune(?: photo)?(?: ,)? de toi (?:la )?maintenant\b/,
];

export const isIntrusive = (turn: HeardMessage[]) => turn.some(({ plain }) => cues.some((cue) => cue.test(plain)));
