import type { OpenerStrategy } from '#contract/tools.ts';
import type { Topic } from '#engine/nouns/topics.ts';

// Lines of first messages about what a profile says. Slots as in topic-voices/topic-voice.ts; {parle} is «de rando», «du Japon», «de ton
// chat»; {le2} and {parle2} are a second subject; {cite} is a quote of the profile. No line speaks of looks or presses for an answer.

/** First sentences that name the subject; a question of the topic's voice follows. */
export const leads: string[] = [
  'Hello ! {Le}, ça mérite mieux qu’un simple « salut ».',
  'Je commence par le plus important, {le}.',
  'J’avais préparé un « salut, ça va ? », et puis j’ai lu « {nom} ».',
  'Question d’ouverture, catégorie « {nom} ».',
  'On va droit au but : {le}.',
  'Je vois {le} dans ton profil et je tente ma chance.',
  'Un profil avec {le}, forcément, ça donne envie de poser des questions.',
  'Salut ! Je passe le chapitre météo, on attaque directement avec {le}.',
  'Coucou ! Ton profil parle {parle}, alors moi aussi.',
];

/** First sentences for the match's own animal. */
export const petLeads: string[] = [
  'Salut à toi, et surtout salut {aton}.',
  'Soyons honnêtes, j’écris aussi pour {ton}.',
  'Je viens pour {ton}, et je reste pour la suite.',
];

/** Whole messages about one subject. */
export const alone: { strategy: OpenerStrategy; text: string }[] = [
  {
    strategy: 'tease',
    text: '{Le} dans un profil, c’est soit une vraie passion, soit un excellent argument de vente. Je mène l’enquête : c’est quoi ici ?',
  },
  {
    strategy: 'tease',
    text: 'Je te soupçonne d’avoir glissé {le} dans ton profil pour qu’on te pose la question. Ça marche : raconte.',
  },
  { strategy: 'tease', text: '{Le}, très bien, mais le jury demande des preuves. Ta meilleure anecdote là-dessus ?' },
  {
    strategy: 'tease',
    text: 'J’ai failli faire comme si de rien n’était, et puis il y a eu {le}. Raté. Ça a commencé comment, cette histoire ?',
  },
  {
    strategy: 'tease',
    text: 'Attention, mettre {le} dans un profil, ça crée des attentes. Je suis tout ouïe : qu’est-ce qu’il faut savoir ?',
  },
  {
    strategy: 'challenge',
    text: 'Petit défi : {le} en trois mots, sans « passion » ni « incroyable ». Tu relèves ?',
  },
  {
    strategy: 'challenge',
    text: 'Deux vérités, un mensonge, sur le thème « {nom} » : tu écris, je devine. Partie lancée ?',
  },
  {
    strategy: 'challenge',
    text: 'Défi du jour : une seule phrase pour donner envie d’aimer {le}. Pas deux, une. Top chrono.',
  },
  {
    strategy: 'challenge',
    text: 'Je parie que tu peux parler {parle} pendant dix minutes sans t’arrêter. Je lance le chrono ?',
  },
  {
    strategy: 'challenge',
    text: 'Jeu rapide : je devine une chose sur toi et {le}, tu me dis si j’ai bon. Première tentative : ça a commencé par hasard ?',
  },
  {
    strategy: 'scenario',
    text: 'Imaginons : une première rencontre, zéro banalité autorisée, un seul sujet, {le}. Tu ouvres avec quoi ?',
  },
  {
    strategy: 'scenario',
    text: 'Scénario catastrophe : ascenseur en panne, dix minutes à tuer, et tu dois me parler {parle}. Par quoi tu commences ?',
  },
  {
    strategy: 'scenario',
    text: 'Si ton profil était un film, {le} {v:aurait|auraient} le premier rôle, ou le second rôle qui vole la vedette ?',
  },
  {
    strategy: 'scenario',
    text: 'Imagine un musée entier consacré {a}. Quelle est la première salle que tu me fais visiter ?',
  },
  {
    strategy: 'scenario',
    text: 'On te donne une heure d’antenne pour parler {parle}. Comment s’appelle l’émission, et qui est ton premier invité ?',
  },
  {
    strategy: 'observation',
    text: 'J’aime bien les profils où on apprend quelque chose. Le tien parle {parle}, et j’aimerais connaître la suite.',
  },
  {
    strategy: 'observation',
    text: 'Un profil qui parle {parle}, je le lis jusqu’au bout. Il m’a laissé une question : par où ça a commencé ?',
  },
];

/** About two subjects at once. */
export const together: { strategy: OpenerStrategy; text: string }[] = [
  {
    strategy: 'question',
    text: '{Le} et {le2} dans le même profil : il y a un lien secret, ou c’est un joyeux hasard ?',
  },
  {
    strategy: 'false_choice',
    text: '{Le} ou {le2} : tu as une heure de libre devant toi, là, maintenant. Tu choisis quoi ?',
  },
  {
    strategy: 'tease',
    text: 'J’hésite entre te parler {parle} et te parler {parle2}. Je te laisse choisir, c’est plus prudent.',
  },
  {
    strategy: 'scenario',
    text: 'Une journée parfaite qui réunirait {le} et {le2}, elle commencerait à quelle heure ?',
  },
  {
    strategy: 'challenge',
    text: 'Défi : relier {le} et {le2} en une seule phrase crédible. Je note sur dix, avec bienveillance.',
  },
];

/** Whole messages that quote the profile. */
export const quoting: string[] = [
  '« {cite} » : voilà une phrase qui mérite un épisode complet. Tu me racontes le contexte ?',
  'Question sur « {cite} » : c’est une devise, un aveu ou une mise en garde ?',
  'Je relis « {cite} » pour la deuxième fois. Il me manque l’histoire qui va avec, tu me la racontes ?',
  '« {cite} », c’est le genre de détail qui me fait écrire. Il y a une anecdote derrière ?',
  'Tu écris « {cite} », et j’ai au moins trois questions. Je commence par la plus simple : vraiment ?',
];

/** Whole messages that quote a few concrete words of the profile. */
export const detailing: { strategy: OpenerStrategy; text: string }[] = [
  {
    strategy: 'observation',
    text: '« {cite} », voilà un détail qu’on ne lit pas dans tous les profils. Ça vient d’où ?',
  },
  {
    strategy: 'observation',
    text: 'De tout ton profil, ma mémoire a gardé « {cite} ». Il y a forcément une histoire, je t’écoute ?',
  },
  {
    strategy: 'question',
    text: 'Il manque une information capitale à ton profil : le meilleur souvenir lié à « {cite} ». Tu me le racontes ?',
  },
  { strategy: 'question', text: 'Je m’arrête net à « {cite} ». Comment ça a commencé, cette affaire ?' },
  {
    strategy: 'false_choice',
    text: 'À propos de « {cite} » : vieille passion qui dure ou lubie toute récente ?',
  },
  {
    strategy: 'false_choice',
    text: '« {cite} » : tu en parles une heure à qui veut bien, ou c’est un secret bien gardé ?',
  },
  {
    strategy: 'challenge',
    text: 'Défi en une phrase : donne-moi envie de « {cite} » sans dire que c’est génial. Tu tentes ?',
  },
  {
    strategy: 'challenge',
    text: 'Je note « {cite} » dans mon carnet de choses à comprendre. Tu me fais la version courte ?',
  },
  {
    strategy: 'scenario',
    text: 'Imaginons un premier verre où le seul sujet autorisé est « {cite} ». Tu commences par quoi ?',
  },
  {
    strategy: 'scenario',
    text: 'On tourne un documentaire sur « {cite} » et tu fais la voix off. C’est quoi, la première phrase ?',
  },
  {
    strategy: 'tease',
    text: 'J’allais écrire quelque chose de très malin, et puis j’ai lu « {cite} ». Bravo, tu as gagné : raconte ?',
  },
  {
    strategy: 'tease',
    text: '« {cite} », écrit comme ça, l’air de rien. Je demande des explications, et si possible des preuves.',
  },
];

/** For a profile that says nothing. */
export const aboutNothing: { strategy: OpenerStrategy; text: string }[] = [
  {
    strategy: 'question',
    text: 'Ton profil garde bien ses secrets. Un indice pour commencer : un plat, un lieu ou une chanson ?',
  },
  {
    strategy: 'challenge',
    text: 'Ton profil en dit peu, alors je demande : si tu devais écrire une seule phrase de bio, ce serait laquelle ?',
  },
  {
    strategy: 'false_choice',
    text: 'Profil mystère, question simple : plutôt longue balade sans but ou soirée jeux qui finit tard ?',
  },
  {
    strategy: 'tease',
    text: 'J’ai cherché un détail à commenter dans ton profil, tu ne me facilites pas la tâche. Tu m’aides avec une passion ?',
  },
  {
    strategy: 'scenario',
    text: 'Je pars de zéro, donc on joue : trois objets de ton sac ou de ton bureau, et je devine ta semaine. Partie lancée ?',
  },
  {
    strategy: 'question',
    text: 'Comme ton profil reste discret, je commence par l’essentiel : qu’est-ce qui t’a fait sourire cette semaine ?',
  },
];

export const remarks = {
  empty:
    'Ce profil ne dit rien : ces messages l’assument. Avec une bio, une photo légendée ou une réponse à copier ici, les accroches seraient bien meilleures.',
  contact:
    'Ce profil renvoie surtout vers un autre réseau et ne dit rien de concret. Reste ici tant que tu ne sais pas à qui tu parles.',
  vague:
    'Ce profil reste vague : aucun détail concret à reprendre. Copie aussi ses réponses ou ses légendes de photos, s’il y en a.',
  few: 'Ce profil donne peu de détails concrets : voici moins d’accroches, mais qui tiennent la route.',
  foreign:
    'Ce profil n’est pas en français : les accroches sont plus prudentes. Vérifie que tu as bien compris avant d’envoyer.',
  minor: 'Ce profil laisse penser que la personne a moins de 18 ans : on n’écrit rien. Signale-le à l’appli.',
} as const;

/** Subjects that no first message is written about. */
export const unfitTopics: Topic[] = [
  'tired',
  'sleep',
  'weather',
  'app',
  'weekend',
  'work',
  'exam',
  'studies',
  'children',
  'family',
  'friends',
  'moving',
  'transport',
];

/** Subjects that no teasing line is used for: everyone lives somewhere. */
export const placeTopics: Topic[] = ['city', 'region'];

/** Places and jobs are not compared with another subject in one sentence. */
export const aloneTopics: Topic[] = ['city', 'region', 'travel', 'job'];

/** Words of most profiles and of hard stories: a sentence with one of them is not quoted. */
export const emptyWords =
  /\b(?:cherche|recherche|serieux|serieuse|relation|rencontre\w*|plan|simple|profiter|bonne humeur|aime rire|la vie|sais pas|decouvrir|discuter|parler|ici pour|voir|plus|deteste|hais|horreur|supporte|enfants?|fille|fils|maman|papa|veuve?|divorcee?|separee?)\b|^(?:j'adore|j'aime|je (?:rentre|viens|suis|vis|habite|bosse|travaille))\b/;
