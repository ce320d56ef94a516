import type { ByTone, Frame } from '../pattern.ts';

/** The match fell silent after announcing something: ask how it went. */
export const outcomeFrames: Frame[] = [
  { tone: 'humoristique', text: 'Je viens aux nouvelles, l’air de rien : {le}, verdict ?' },
  { tone: 'humoristique', text: 'Alors, {le} ? Je veux tout savoir, même les détails gênants.' },
  { tone: 'flirt', text: 'Coucou ! J’ai pensé à toi : {le}, ça s’est bien passé ?' },
  { tone: 'flirt', text: 'Alors, {le} ? J’ai envie que tu me racontes.' },
  { tone: 'original', text: 'Alors, sur dix, {le}, ça donne combien ?' },
  { tone: 'original', text: 'Je n’ai pas oublié : {le}, c’était comment ?' },
];

/** The match fell silent: come back light, on a subject, without a reproach. */
export const reviveFrames: Frame[] = [
  { tone: 'humoristique', text: 'Je repensais {a}, et ça m’a fait sourire. Quoi de neuf de {ton|votre} côté ?' },
  { tone: 'original', text: 'J’ai repensé {a} aujourd’hui. Comment {tu vas|vous allez} ?' },
  { tone: 'flirt', text: 'Coucou ! Je repensais {a}, et à {toi|vous} au passage. Comment {tu vas|vous allez} ?' },
];

/** The same, about nothing in particular. */
export const plainReviveFrames: ByTone = {
  humoristique: [
    'J’arrive avec une question capitale : {tu es|vous êtes} plutôt raclette ou fondue ?',
    'Petit message sans raison valable, à part l’envie de savoir comment {tu vas|vous allez}.',
    'J’ai cherché une excuse brillante pour {t’écrire|vous écrire}. À défaut : comment {tu vas|vous allez} ?',
    '{Coucou|Bonjour}, c’est encore moi. Quoi de beau dans {ta|votre} vie ?',
    'Sur une échelle de lundi matin à vendredi soir, {tu en es|vous en êtes} où ?',
    '{Tu as|Vous avez} le droit d’inventer : c’est quoi, {ton|votre} talent le plus inutile ?',
    'Deux options : {tu me racontes|vous me racontez} {ta|votre} semaine, ou on parle fromage. Les deux me vont.',
    '{Ta|Votre} semaine en trois mots, ça donne quoi ? Les mots composés sont acceptés.',
    'Si {tu pouvais|vous pouviez} supprimer un jour de la semaine, ce serait lequel ? Je défends le samedi.',
    'On commence par le plus facile : {tu as mangé|vous avez mangé} quoi de bon ces derniers jours ?',
    'Je n’ai aucun sujet, mais beaucoup de bonne volonté. {Tu choisis|Vous choisissez} ?',
    '{Ta|Votre} semaine, c’est plutôt « tout est sous contrôle » ou « on improvise » ?',
    'Je viens aux nouvelles, les bonnes de préférence. {Tu en as|Vous en avez} ?',
    '{Tu viens|Vous venez} de gagner un bonjour. C’est modeste, mais c’est sincère.',
    'Il paraît que « quoi de neuf » ne marche jamais. On vérifie : quoi de neuf ?',
    'Combien de cafés aujourd’hui ? C’est pour savoir à quelle vitesse {te|vous} parler.',
    'Je passais dire bonjour, c’est tout. Sauf si {tu as|vous avez} un truc drôle à raconter.',
    '{Ton|Votre} plat de grosse flemme, celui qu’on n’avoue à personne, c’est quoi ?',
  ],
  flirt: [
    'J’avais envie de {te|vous} dire bonjour, tout simplement. Comment {tu vas|vous allez} ?',
    'Je pensais à {toi|vous}, alors autant {te|vous} le dire. Elle est douce, {ta|votre} journée ?',
    'Un petit secret sans conséquence contre un des miens, ça {te|vous} tente ?',
    'J’ai envie de {te|vous} connaître un peu mieux. {Tu es|Vous êtes} plutôt du matin ou du soir ?',
    'Plutôt que de deviner, je demande : comment {tu vas|vous allez}, en vrai ?',
    'Et si on s’échangeait nos meilleurs moments de la semaine ? {Tu commences|Vous commencez} ?',
    'Qu’est-ce qui {te|vous} fait sourire en ce moment ? J’aimerais bien le savoir.',
    'J’aime bien l’idée de {te|vous} lire. Ce soir, demain, quand ça {te|vous} dit.',
    'Un café, une balade ou un verre : {tu choisirais|vous choisiriez} quoi, là, tout de suite ?',
    'Je {te|vous} souhaite une belle semaine. Qu’est-ce qui la rendrait parfaite ?',
    '{Tu as|Vous avez} un endroit préféré en ville ? J’aimerais bien le découvrir avec {toi|vous} un jour.',
    'Je tente un bonjour avec un sourire au bout. {Tu prends|Vous prenez} les deux ?',
    'Qu’est-ce qui {te|vous} ferait plaisir ces jours-ci ? Je prends des notes, on ne sait jamais.',
    'J’ai envie de {tes|vos} nouvelles, même minuscules. Comment se passe {ta|votre} semaine ?',
    'Si on partait en balade un de ces jours, {tu dirais|vous diriez} forêt, ville ou bord de l’eau ?',
    '{Tu es|Vous êtes} plutôt dîner qui s’éternise ou café qui déborde sur l’après-midi ?',
    'J’ai le sourire facile quand je {t’écris|vous écris}. Et {toi|vous}, l’humeur du jour ?',
    'Quelle chanson je devrais écouter pour {te|vous} connaître un peu mieux ?',
    'Qu’est-ce qui {te|vous} fait craquer à coup sûr : l’humour, la gentillesse ou la cuisine ?',
    'Je suis de bonne compagnie autour d’un café, je crois. Ça {te|vous} dirait de vérifier, un de ces jours ?',
    '{Tu préfères|Vous préférez} qu’on {te|vous} fasse rire ou qu’on {te|vous} surprenne ? C’est pour m’organiser.',
    'Rien d’urgent, juste l’envie de reprendre le fil avec {toi|vous}. Quoi de beau ?',
    'Un compliment, ça {te|vous} fait rougir ou {tu le prends|vous le prenez} très bien ?',
    'C’est quoi, {ton|votre} dimanche idéal ? J’espère qu’il y reste une petite place.',
  ],
  original: [
    '{Tu as appris|Vous avez appris} un truc parfaitement inutile récemment ? Ce sont mes préférés.',
    'C’est quoi, la dernière chose qui {t’a fait|vous a fait} rire à voix haute ?',
    'Si {ta|votre} semaine était un bulletin météo, il annoncerait quoi ?',
    '{Tu regardes|Vous regardez} par {ta|votre} fenêtre, là, maintenant : on voit quoi ?',
    'C’est quoi, le petit plaisir de {ta|votre} journée ? Les minuscules comptent double.',
    '{Tu as|Vous avez} une heure de libre, sans téléphone. {Tu en fais|Vous en faites} quoi ?',
    'Sans transition : on {t’offre|vous offre} un billet de train pour demain, {tu vas|vous allez} où ?',
    '{Tu me décris|Vous me décrivez} la dernière photo de {ton|votre} téléphone en une phrase ?',
    '{Tu peux|Vous pouvez} prendre un cours de n’importe quoi dès demain. Ce serait quoi ?',
    'Qu’est-ce que {tu aimais|vous aimiez} à huit ans et que {tu aimes|vous aimez} toujours autant ?',
    'Deux vérités, un mensonge : {tu joues|vous jouez} ? {Tu commences|Vous commencez} et je devine.',
    'Question sortie de nulle part : parler toutes les langues ou jouer de tous les instruments ?',
    'Quel bruit du quotidien {tu aimes|vous aimez} en secret ? La pluie sur les vitres, ça compte.',
    '{Ton|Votre} meilleur achat à moins de vingt euros, c’était quoi ?',
    'On {te|vous} laisse une librairie pour une nuit entière. {Tu commences|Vous commencez} par quel rayon ?',
    'De quoi {tu pourrais|vous pourriez} parler pendant une heure sans rien préparer ?',
    'Si les journées avaient une heure de plus, {tu la mettrais|vous la mettriez} le matin ou le soir ?',
    'Quel conseil {tu donnes|vous donnez} tout le temps sans jamais le suivre ?',
    'Il y a une rue que {tu prends|vous prenez} exprès, juste parce qu’elle {te|vous} plaît ?',
    'Je {te|vous} laisse poser la question, et je réponds sans tricher. {Tu demandes|Vous demandez} quoi ?',
    'Quel livre ou quel film {tu aimerais|vous aimeriez} redécouvrir comme la première fois ?',
  ],
};

/** What the match does not like is no subject; the light side of it is. */
export const withoutReviveFrames: Frame[] = [
  { tone: 'humoristique', text: 'Promis, je ne parle plus {de}. Comment tu vas ?' },
  { tone: 'flirt', text: 'Un petit coucou, garanti sans {nom}. Ta semaine se passe bien ?' },
  { tone: 'original', text: 'On repart de zéro, sans {nom} cette fois : quoi de beau de ton côté ?' },
];

/** After a line about the subject, in the manner of each tone. */
export const reviveTails: ByTone = {
  humoristique: ['Je demande pour un ami. L’ami, c’est moi.', 'Je veux tous les détails.'],
  flirt: ['Et toi, comment tu vas ?', 'Ça me ferait plaisir d’avoir de tes nouvelles.'],
  original: ['Raconte-moi le meilleur passage.', 'Même la version longue.'],
};

/** Before an answer that comes late. */
export const lateLeads: ByTone = {
  humoristique: ['Pardon, je réponds à la vitesse d’un fax :', 'Avec un retard parfaitement assumé :'],
  flirt: ['Pardon pour l’attente, je n’avais pas oublié :', 'J’ai tardé, pardon :'],
  original: ['Mieux vaut tard :', 'Je reprends le fil :'],
};

/** To come back to someone who said this the other day: {q} is a few words of theirs, as they were written. */
export const callbackRevivals: ByTone = {
  humoristique: [
    'Je repensais à « {q} », et ça me fait toujours sourire. Quoi de neuf depuis ?',
    '« {q} » : j’y pense encore, c’est dire. Quoi de neuf ?',
  ],
  flirt: [
    'J’ai repensé à « {q} », et à {toi|vous} au passage. Comment {tu vas|vous allez} ?',
    '« {q} »… j’ai souri en le relisant. Comment {tu vas|vous allez} ?',
  ],
  original: [
    '« {q} » : je m’en souviens encore. Et depuis, quoi de beau ?',
    'Je suis encore en train de rire de « {q} ». Comment {tu vas|vous allez} ?',
  ],
};

/** The match has never answered. */
export const secondTries: ByTone = {
  humoristique: [
    'Petit coucou, au cas où mon message se serait perdu en route.',
    'Je retente ma chance, sans pression. Promis, je ne fais pas de troisième essai.',
  ],
  flirt: [
    'Je repasse avec le sourire : {ton|votre} profil me donne toujours envie de faire connaissance.',
    'Je tente un deuxième bonjour. J’aimerais bien faire connaissance.',
  ],
  original: [
    'Un petit message, et après je {te|vous} laisse tranquille : j’aimerais bien en savoir plus sur {toi|vous}.',
    'Si {tu passes|vous passez} par là, la conversation est toujours ouverte.',
  ],
};
