import type { ByTone } from '../pattern.ts';

// A meeting is on the table. {quand} «samedi à 19h», {ou} «au Caveau», {quoi} «un verre»: what was said is confirmed, what is
// missing is asked for. A line whose facts are not all known drops out; the one that uses the most facts wins.

/** Day, hour and place are known. */
export const allSettled: ByTone = {
  humoristique: [
    '{quand} {ou}, c’est noté. Je serai la personne qui fait semblant de regarder son téléphone.',
    'Vendu : {quand}, {ou}. J’arrive à l’heure, c’est un événement rare.',
    '{quand} {ou}, je mets trois réveils et j’arrive.',
    'Parfait, {quand} {ou}. On se fait un signe secret, pour se reconnaître ?',
  ],
  flirt: [
    '{quand} {ou}, c’est parfait. J’ai hâte.',
    '{quand} {ou}, avec grand plaisir. Vivement !',
    'Va pour {quand}, {ou}. Ça me fait très envie.',
    '{quand} {ou}, je garde la place à côté de moi.',
  ],
  original: [
    'C’est noté : {quand}, {ou}. La première personne arrivée choisit la table.',
    '{quand}, {ou} : rendez-vous pris. À très vite !',
    'Marché conclu, {quand} {ou}. D’ici là, une question à me préparer ?',
    '{quand} {ou}, je valide. Une seule règle : téléphones dans la poche.',
  ],
};

/** Day and place, no hour. */
export const hourMissing: ByTone = {
  humoristique: [
    '{quand} {ou}, vendu ! Tu me dis l’heure, que je mette trois réveils ?',
    '{quand} {ou}, ça marche. Quelle heure t’arrange ?',
    'Je dis oui tout de suite : {quand} {ou}. Vers quelle heure, pour que je fasse croire que je suis à l’heure ?',
  ],
  flirt: [
    'Avec plaisir ! {quand} {ou}, c’est noté. Tu me dis l’heure ?',
    '{quand} {ou}, j’ai déjà hâte. Vers quelle heure ?',
    'Oui, très envie. {quand} {ou}, à l’heure qui t’arrange.',
  ],
  original: [
    '{quand} {ou}, ça me va très bien. On se retrouve devant, vers [ton heure] ?',
    'C’est noté, {quand}, {ou}. On dit [ton heure] ?',
    'Parfait, {quand} {ou}. Plutôt en fin d’après-midi ou dans la soirée ?',
  ],
};

/** A day, with or without its hour, and no place. */
export const placeMissing: ByTone = {
  humoristique: [
    '{quand}, vendu ! Tu as un endroit en tête, ou je prends le risque de choisir ?',
    '{quand}, c’est parfait. Tu choisis l’endroit, comme ça je ne peux pas me tromper.',
    'Je bloque {quand} dans mon agenda, en gros et en rouge. On se rejoint où ?',
    'Va pour {quand}. Je propose [ton endroit], mais je me laisse facilement corrompre.',
  ],
  flirt: [
    '{quand}, avec plaisir, j’ai hâte. On se retrouve où ?',
    '{quand}, c’est parfait pour moi. Ça te dit, [ton endroit] ?',
    'Va pour {quand}, ça me fait très envie. Tu préfères quel quartier ?',
    '{quand}, je suis à toi. Un endroit qui te ferait plaisir ?',
  ],
  original: [
    '{quand}, ça me va très bien. Tu préfères quel coin ?',
    '{quand}, c’est noté. Je te propose [ton endroit], ça te va ?',
    'Rendez-vous {quand}, alors. Plutôt terrasse animée ou coin tranquille ?',
    'Ok pour {quand}. Tu me fais découvrir un endroit que tu aimes ?',
  ],
};

/** A day, and the talk has named what to do already. */
export const onlyTheDay: ByTone = {
  humoristique: [
    '{quand}, vendu ! J’arrive à l’heure, c’est un événement rare.',
    'Va pour {quand}. Je préviens mon canapé qu’il sera seul.',
    '{quand}, c’est noté en gros et en rouge.',
  ],
  flirt: [
    '{quand}, avec grand plaisir. J’ai hâte.',
    '{quand}, c’est parfait. Ça me fait très envie.',
    'Oui, {quand} ! Vivement.',
  ],
  original: [
    '{quand}, c’est noté. Vivement !',
    'Va pour {quand}, c’est dans l’agenda.',
    '{quand}, ça me va très bien. À très vite.',
  ],
};

/** A place or a thing to do, no day. */
export const dayMissing: ByTone = {
  humoristique: [
    '{quoi}, je dis oui avant que tu changes d’avis. Quel jour t’arrange ?',
    'Oui ! Il ne manque plus que le jour. Tu es libre quand ?',
    'J’accepte officiellement. Il te reste à trouver une place dans ton agenda de ministre.',
    'Je dis oui sans négocier. Quel soir ?',
  ],
  flirt: [
    '{quoi}, avec grand plaisir. Tu serais libre quand ?',
    'Avec plaisir ! {ou}, ça me va très bien. Quel soir t’arrange ?',
    'Avec grand plaisir. Tu serais libre quel soir ?',
    'J’attendais que quelqu’un ose le dire. Quel jour t’arrange ?',
  ],
  original: [
    '{quoi}, bonne idée, je te suis. Plutôt en semaine ou ce week-end ?',
    '{ou}, ça me tente bien. Quel jour te va ?',
    'Bonne idée, je te suis. Plutôt en semaine ou ce week-end ?',
    'On fait ça. Je suis libre [ton jour], et toi ?',
  ],
};

/** Day and hour are agreed on: the match says yes. */
export const fixed: ByTone = {
  humoristique: [
    'Parfait. Je serai la personne qui fait semblant de regarder son téléphone.',
    'C’est calé ! J’arrive à l’heure, c’est un événement rare.',
    'Tout est bon de mon côté. Je répète déjà mes meilleures blagues.',
  ],
  flirt: ['Parfait, j’ai vraiment hâte.', 'C’est noté, et j’ai déjà le sourire. À très vite !', 'Vivement, alors.'],
  original: [
    'C’est calé, à très vite !',
    'Parfait, il ne reste plus qu’à y être.',
    'Tout est prêt de mon côté. On s’écrit quand on est devant ?',
  ],
};

/** The match leaves it to the user where. */
export const placeAsked: ByTone = {
  humoristique: [
    'Je prends mes responsabilités : [ton endroit]. Tu pourras te plaindre après.',
    'Je vote pour [ton endroit]. Si c’est raté, c’est moi qui paie.',
  ],
  flirt: [
    'Je t’emmène à [ton endroit], je pense que ça te plaira.',
    '[Ton endroit], ça te va ? On y est bien pour parler.',
  ],
  original: ['Que dis-tu de [ton endroit] ? Simple et bien.', 'Je propose [ton endroit], et on improvise la suite.'],
};

/** Not that day: another one. */
export const rescheduled: ByTone = {
  humoristique: [
    'Pas de souci, mon agenda survivra. Quel jour te va, alors ?',
    'Aucun problème, je range ma tenue de gala. Quand serais-tu libre ?',
  ],
  flirt: [
    'Aucun souci, j’attendrai avec plaisir. Quel jour t’arrangerait ?',
    'Pas de souci, l’important c’est qu’on se voie. Tu me dis quand ?',
  ],
  original: [
    'Ça marche, on décale. Plutôt en semaine ou le week-end ?',
    'Pas de souci. Dis-moi le jour qui te va, je m’adapte.',
  ],
};

/** The match asks when the user is free. */
export const whenAsked: ByTone = {
  humoristique: [
    'Pour toi, je fais de la place : [ton jour], ça t’irait ?',
    'Mon secrétariat, c’est moi, me dit [ton jour]. Ça te va ?',
    'Je suis libre [ton jour]. Le reste du temps, je fais semblant d’avoir une vie.',
  ],
  flirt: [
    '[Ton jour], ce serait parfait pour moi. Et toi ?',
    'Je peux [ton jour], et j’ai déjà hâte. Ça te va ?',
    'À partir de [ton jour], je suis tout à toi.',
  ],
  original: [
    '[Ton jour] ou [ton autre jour], à toi de choisir.',
    'Je suis plutôt libre [ton jour]. Tu préfères un verre ou une balade ?',
    '[Ton jour] en fin de journée, ça collerait avec toi ?',
  ],
};
