import type { Lines } from './line.ts';

// Lines for a talk whose point is not understood: they suit most, and say little. The screen shows them folded.

/** The match told something. */
export const toldLines: Lines = {
  humoristique: [
    "J'ai d'un coup une vingtaine de questions, et aucune n'est intelligente.",
    "Attends, tu ne peux pas t'arrêter là, c'est le meilleur moment.",
    'Je prends des notes, ne va pas trop vite.',
  ],
  flirt: [
    "J'aime bien comme tu en parles, on entend presque ta voix.",
    'Tu as une façon de dire les choses qui donne envie de rester.',
    "C'est le genre de détail qui me donne envie de mieux te connaître.",
  ],
  original: [
    'Ça a commencé comment, cette histoire ? Il y a toujours un début un peu bête.',
    'Et la version que racontent tes proches, elle ressemble à la tienne ?',
    "C'est quoi la partie que tu ne racontes jamais en premier ?",
  ],
};

/** The match asked something. */
export const askedLines: Lines = {
  humoristique: [
    "[Ta réponse]. Et encore, c'est la version courte. Et toi ?",
    '[Ta réponse], sans hésiter. À toi, et pas de joker.',
    "[Ta réponse]. Tu as le droit de te moquer, j'assume. Et toi ?",
  ],
  flirt: [
    "[Ta réponse]. Et j'aime bien que tu me poses la question. Toi, ce serait quoi ?",
    "[Ta réponse]. Mais c'est ta réponse à toi qui m'intéresse.",
    '[Ta réponse]. Tu vois, avec toi je réponds tout de suite. Et toi ?',
  ],
  original: [
    '[Ta réponse]. À toi maintenant, et interdiction de faire court.',
    "[Ta réponse]. Tu t'attendais à ça ?",
    '[Ta réponse]. Et pour toi, ça donne quoi ?',
  ],
};

/** Nothing was understood, and it may be hard: nothing funny, nothing bold, whatever the objective. */
export const waryLines: Lines = {
  humoristique: [
    "Dis-m'en un peu plus, j'ai peut-être lu trop vite.",
    'Je préfère te demander que deviner : tu veux dire quoi ?',
    'Attends, je veux bien comprendre. Tu me réexpliques ?',
  ],
  flirt: [
    "D'accord, je t'écoute. Et toi, tu en penses quoi ?",
    'Merci de me le dire. Tu vas bien, toi ?',
    'Je lis ce que tu écris. Tu me racontes la suite ?',
  ],
  original: [
    "Et ça, c'est plutôt une bonne chose, ou pas du tout ?",
    "Tu veux qu'on en parle, ou qu'on change de sujet ?",
    "C'est comment pour toi, tout ça ?",
  ],
};

/** The same where the user wrote last. */
export const waryRevival: Lines = {
  humoristique: ['Je repasse prendre de tes nouvelles. Tout va bien ?'],
  flirt: ["Coucou, comment tu vas ? Pas d'urgence, réponds si tu en as envie."],
  original: [
    "Si mon dernier message tombait mal, dis-le-moi simplement. Et si tu n'as plus envie d'écrire, ça me va aussi.",
  ],
};

export const inviteLines: Lines = {
  humoristique: [
    "On est déjà assez drôles par écrit. Il faudrait vérifier autour d'un verre.",
    "Je propose de passer au format avec le son et l'image : un verre ?",
    'À ce rythme, on aura tout raconté avant de se voir. On garde le reste pour un verre ?',
  ],
  flirt: [
    "J'ai envie de continuer cette conversation, mais avec toi en face. Tu es libre quand ?",
    "Je te le dis simplement : j'aimerais te voir. Un verre cette semaine ?",
    "J'aime bien te lire. Je crois que j'aimerais encore plus t'entendre. Un verre ?",
  ],
  original: [
    'Si on devait se voir demain, tu choisirais quoi : un café, un verre ou une longue marche ?',
    "On s'écrit comme des gens qui devraient déjà être assis à la même table. Quel jour ?",
    "On se donne une heure en vrai, sans programme. Je parie qu'on dépasse. Tu es libre quand ?",
  ],
};

export const contactLines: Lines = {
  humoristique: [
    "On est trop bien pour cette appli. Ton numéro, qu'on déménage ?",
    "Je propose une évasion : ton numéro, et on laisse l'appli discuter toute seule.",
    "J'ai déjà trouvé sous quel nom t'enregistrer. Il me manque juste le numéro.",
  ],
  flirt: [
    "Je n'ai pas envie que ça s'arrête à cette appli. Tu me donnes ton numéro ?",
    "J'ai envie que ce soit ton nom qui s'affiche, pas celui d'une appli. Ton numéro ?",
    "Je te laisse le mien, tu m'écris quand tu penses à moi : [ton numéro]",
  ],
  original: [
    "S'il fallait sauver une seule conversation ici, je vote pour celle-ci. Ton numéro ?",
    "Au fond, on a trouvé ce qu'il y avait à trouver ici. On continue par texto ?",
    "Ça mérite mieux que cette appli. Je te laisse mon numéro et j'attends : [ton numéro]",
  ],
};

/** Nobody has written yet. */
export const openings: Lines = {
  humoristique: [
    "J'hésitais entre un « salut » banal et [un détail de son profil]. C'est vite vu : tu me racontes ?",
    "Ton profil parle de [un détail de son profil], et j'ai au moins trois questions. Je commence par la plus bête ?",
    "Question très sérieuse à propos de [un détail de son profil] : c'est aussi bien que ça en a l'air ?",
  ],
  flirt: [
    "En lisant [un détail de son profil], j'ai eu envie d'en savoir plus. Beaucoup plus.",
    "Ton profil m'a fait sourire, surtout [un détail de son profil]. Tu me racontes ?",
    "J'aime bien [un détail de son profil]. C'est venu comment ?",
  ],
  original: [
    'Si [un détail de son profil] était un titre de film, ce serait une comédie ou un thriller ?',
    'Deux vérités, un mensonge sur [un détail de son profil] : tu commences ?',
    'Sur dix, [un détail de son profil], ça compte combien dans ta vie ?',
  ],
};

/** The match writes another language. */
export const otherLanguage: Lines = {
  humoristique: [
    'Mon français est meilleur que mes mimes : ça te va si on continue dans cette langue ?',
    'Je peux répondre en français, ou en mime. Tu préfères quoi ?',
    "On tente le français ? J'écris simplement, promis.",
  ],
  flirt: [
    "J'aime bien te lire, même avec un dictionnaire. Tu parles un peu français ?",
    'Tu me réponds en français, et je fais un effort dans ta langue : marché conclu ?',
    "Ta langue a du charme. Tu veux bien m'en apprendre trois mots ?",
  ],
  original: [
    "Pacte : tu m'apprends un mot de ta langue, je t'en apprends un en français. Tu commences ?",
    'Un mot intraduisible de chez toi, ce serait lequel ? Je te réponds avec un mot français.',
    'Et si chacun écrivait dans sa langue ? On verra bien qui ouvre un dictionnaire en premier.',
  ],
};
