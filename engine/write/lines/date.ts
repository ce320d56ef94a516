import type { KindLines } from './line.ts';

// Replies that propose to meet, by what the match just did.

export const dateLines: KindLines = {
  1: {
    humoristique: [
      'Salut ! On peut se dire bonjour pendant trois mois, ou prendre un café [jeudi]. Tu préfères quoi ?',
      "Hello ! Il paraît que j'ai plus de conversation avec un café en main. On vérifie [samedi] ?",
      "Coucou toi ! Par écrit je m'arrête à « coucou », en vrai je fais des phrases. Un verre [jeudi] ?",
    ],
    flirt: [
      "Coucou toi, tu tombes bien : j'allais te proposer un café [samedi]. Ça te dit ?",
      "Salut toi, ça fait plaisir. J'aimerais bien te dire bonjour en vrai : un verre [jeudi] ?",
      "Hello, j'aime bien quand c'est simple. Alors simplement : tu prends un café avec moi [dimanche] ?",
    ],
    original: [
      'Hello ! Le prochain bonjour, on se le dit en vrai, devant un café, [samedi] ?',
      'Salut ! Café, balade ou verre en terrasse ? Choisis, et on fait ça [dimanche].',
      "Coucou ! Donne-moi le nom d'un endroit que tu aimes, et on s'y retrouve [samedi] ?",
    ],
  },
  2: {
    humoristique: [
      "Je tiens debout, c'est déjà ça. On va s'asseoir quelque part [vendredi], avec un verre ?",
      "[Ta réponse], et toi ? En forme ou pas, je t'offre un verre cette semaine ?",
      "Ça va, je tiens au café. D'ailleurs, on en prend un ensemble [samedi] ?",
    ],
    flirt: [
      '[Ta réponse], merci. Et ça me ferait plaisir de te voir : un café cette semaine ?',
      'Bien, merci de demander. Ça irait encore mieux avec toi en face : un verre [vendredi] ?',
      "Ça va bien, et j'ai envie de savoir comment tu vas en vrai. Un verre [jeudi] ?",
    ],
    original: [
      'Ça va ! Et si on se donnait des nouvelles en marchant, [dimanche], un café à la main ?',
      "Pas mal, j'ai surtout une grosse envie de crêpes. Tu viens en manger avec moi [samedi] ?",
      "Bien, et toi ? Garde la version longue pour [jeudi], on se la raconte autour d'un verre.",
    ],
  },
  3: {
    humoristique: [
      "Je suis [ton métier], et j'ai deux ou trois anecdotes à raconter devant un verre. Un soir cette semaine ?",
      'Côté boulot : [ta réponse]. Le reste est plus drôle à raconter devant un verre. Un soir cette semaine ?',
      'Pour le travail : [ta réponse]. Voilà, le sujet sérieux est réglé. On va boire un verre ce week-end ?',
    ],
    flirt: [
      "Je suis [ton métier]. J'aimerais bien en savoir plus sur toi aussi, on prend un verre cette semaine ?",
      "Je suis [ton métier], et j'ai plein de questions à te poser aussi. On se les garde pour un verre cette semaine ?",
      "Dans la vie, je suis [ton métier]. Pour le reste, j'aimerais bien te rencontrer. Un verre un soir cette semaine ?",
    ],
    original: [
      'Je suis [ton métier]. Un café ce week-end, et tu me poses toutes les questions que tu veux ?',
      'Je suis [ton métier]. On se voit ce week-end pour un café, et on se raconte notre pire journée de boulot ?',
      "Mon boulot, c'est [ton métier]. Le reste de ma vie, je te le raconte en marchant. Une balade ce week-end ?",
    ],
  },
  4: {
    humoristique: [
      "Là, je t'écris en cherchant comment te proposer un verre. Voilà, c'est fait : [jeudi] ?",
      "Là, je fais semblant d'avoir une vie trépidante. Tu viens m'aider [vendredi], autour d'un verre ?",
      "[Ta réponse]. Voilà pour aujourd'hui. Et cette semaine, il te reste une place pour un café avec moi ?",
    ],
    flirt: [
      "[Ta réponse]. Et un soir de cette semaine, j'aimerais bien boire un verre avec toi. Tu serais libre ?",
      '[Ce que tu fais], mais je préférerais être en terrasse avec toi. On se fait ça cette semaine ?',
      "[Ce que tu fais], mais pour un verre avec toi, je lâche tout. Un soir de cette semaine, ça t'irait ?",
    ],
    original: [
      '[Ta réponse]. Et ce week-end, si on faisait un truc tout simple : une crêpe et une balade ?',
      "Là, je t'écris. Mais demande-moi plutôt pour [samedi], j'aimerais bien répondre : une balade avec toi.",
      "De mon côté : [ce que tu fais]. Et si on se racontait le reste en vrai, autour d'un café cette semaine ?",
    ],
  },
  5: {
    humoristique: [
      "Moi, c'est [ton coin], mais je sors volontiers de ma tanière pour un verre. Cette semaine, ça te dit ?",
      '[Ton coin]. On cherche un bar pile entre toi et moi cette semaine ? Je sors le compas.',
      "[Ton coin]. J'y connais surtout les terrasses, à vrai dire. On en essaie une ce week-end ?",
    ],
    flirt: [
      "[Ton coin]. Et je fais volontiers un bout de chemin pour un verre avec toi. Cette semaine, ça t'irait ?",
      "Moi, c'est [ton coin]. De ton côté ou du mien, on prend un verre ce week-end ?",
      "Moi, c'est [ton coin]. J'y connais un petit bar que j'aimerais bien te montrer. Un soir cette semaine ?",
    ],
    original: [
      "[Ton coin]. Tu choisis un endroit que je ne connais pas, et on s'y retrouve ce week-end ?",
      '[Ton coin]. On se fait visiter nos endroits préférés ? On commence par le tien ce week-end, si tu veux.',
      "Pour te répondre, c'est [ton coin]. Un café cette semaine, dans un endroit nouveau pour nous deux ?",
    ],
  },
  6: {
    humoristique: [
      "Je suis libre [ton créneau], et j'ai à peine fait semblant de vérifier. On se prend un verre ?",
      "Disons [ton créneau], j'annule mon grand projet de ne rien faire. Un café, ça te va ?",
      "Va pour [ton créneau], avant qu'un imprévu s'en mêle. Plutôt verre ou plutôt café ?",
    ],
    flirt: [
      "Je te garde [ton créneau], j'espérais un peu que tu demandes. On se retrouve autour d'un verre ?",
      "[Ton créneau], c'est parfait pour moi, et j'ai hâte. Un verre quelque part au calme, ça te plairait ?",
      'Je bloque [ton créneau] tout de suite, ça me fait très envie. On va manger un morceau ensemble ?',
    ],
    original: [
      "Je peux [ton créneau]. On se choisit un café qu'on ne connaît ni toi ni moi ?",
      "Partons sur [ton créneau]. On commence par marcher et on voit où on s'arrête boire un verre ?",
      '[Ton créneau], ça me va bien. Et si on allait manger une crêpe, pour changer du verre classique ?',
    ],
  },
  7: {
    humoristique: [
      "Je cherche [ce que tu cherches], et dans l'immédiat quelqu'un pour partager des frites. On commence par les frites cette semaine ?",
      "Quelqu'un qui me fasse rire en vrai, pas juste par écrit. On essaie autour d'un verre [jeudi] ?",
      "Quelque chose de vrai. Et comme par écrit je peux raconter n'importe quoi, on en parle devant un café [samedi] ?",
    ],
    flirt: [
      "Je cherche [ce que tu cherches], et j'ai envie de voir si ça colle entre nous. Un verre cette semaine ?",
      "J'aime bien que tu demandes. Je cherche [ce que tu cherches], et je t'en dirais plus devant un verre, ça te tente ?",
      "Quelqu'un avec qui la soirée passe trop vite. On essaie [jeudi], autour d'un verre ?",
    ],
    original: [
      'Je cherche [ce que tu cherches]. On va marcher une heure ce week-end, et on se dit tout ?',
      "Quelqu'un avec qui même un tour au marché est un bon moment. On essaie [dimanche] ?",
      "Quelqu'un à qui parler sans voir l'heure. Un café [samedi], et qui regarde sa montre en premier paie ?",
    ],
  },
  8: {
    humoristique: [
      "J'avoue tout : [ta réponse]. Pour le reste de mes aveux, on se prend un café ce week-end ?",
      '[Ta réponse]. Voilà, tu sais presque tout. Le reste, je te le raconte devant un verre cette semaine ?',
      "[Ta réponse]. Sinon, je me débrouille mieux avec un verre qu'avec une appli. On essaie ce week-end ?",
    ],
    flirt: [
      "[Ta réponse]. J'ai plein de questions pour toi aussi. Je te les pose devant un verre, cette semaine ?",
      '[Ta réponse]. On serait mieux pour en parler tous les deux à une petite table. Un café ce week-end ?',
      "Franchement, [ta réponse]. Mais ta question m'a fait sourire, alors je tente : un verre ce week-end ?",
    ],
    original: [
      '[Ta réponse]. Et si on faisait comme avant les applis : un café, et on discute ? Ce week-end ?',
      "[Ta réponse]. Et si on rangeait nos téléphones une heure, le temps d'une balade, ce week-end ?",
      'Longue histoire, ça se raconte mieux en marchant. Une balade [samedi], et je te dis tout ?',
    ],
  },
  9: {
    humoristique: [
      '[Ta réponse]. Et comme une question en appelle une autre : un café avec moi cette semaine ?',
      '[Ta réponse]. Si tu ne me crois pas, viens vérifier en vrai : un café ce week-end ?',
      "[Ta réponse], et j'ai répondu sans discuter. En échange, tu m'accordes un verre cette semaine ?",
    ],
    flirt: [
      '[Ta réponse]. À mon tour de demander : tu prendrais un verre avec moi cette semaine ?',
      "[Ta réponse]. Si ça te plaît, je t'offre un verre ce week-end. Sinon aussi, d'ailleurs.",
      "[Ta réponse]. Le reste, j'aimerais mieux te le dire en face. Un café ce week-end ?",
    ],
    original: [
      '[Ta réponse]. Tu as droit à trois autres questions, mais en marchant : une balade ce week-end ?',
      '[Ta réponse]. Bonne réponse ou pas, on trinque à ça cette semaine ?',
      '[Ta réponse]. Maintenant, à moi de deviner des choses sur toi, mais en face : un café ce week-end ?',
    ],
  },
  10: {
    humoristique: [
      "[Ta réponse]. Maintenant que c'est dit, il ne nous manque plus qu'un café. Ce week-end ?",
      '[Ta réponse]. La prochaine question, je la prends avec un café devant moi. Ce week-end, ça te dit ?',
      '[Ta réponse]. À mon tour de poser une question : tu bois un verre avec moi cette semaine ?',
    ],
    flirt: [
      "[Ta réponse]. Et maintenant, j'ai surtout envie de te connaître, toi. Un verre cette semaine ?",
      "[Ta réponse]. C'est agréable de se parler comme ça. On continue en face, un café cette semaine ?",
      "[Ta réponse]. J'aime bien ta façon de demander. Tu viens me demander le reste devant un verre, ce week-end ?",
    ],
    original: [
      '[Ta réponse]. On se fait un café ce week-end, avec le droit de tout se demander ?',
      '[Ta réponse]. Et si on se racontait un peu nos vies sur un banc au soleil, ce week-end ?',
      "[Ta réponse]. On en parlerait bien devant une part de gâteau. Je t'invite ce week-end ?",
    ],
  },
  11: {
    humoristique: [
      "Sans détour : [ta réponse]. On boit un verre cette semaine, et cette fois c'est moi qui pose les questions ?",
      'Allez, je me lance : [ta réponse]. Après ça, on mérite bien un verre. Cette semaine ?',
      "Voilà, en vrai : [ta réponse]. Les questions suivantes, c'est autour d'une pizza. Un soir cette semaine ?",
    ],
    flirt: [
      "Honnêtement : [ta réponse]. Maintenant, j'ai surtout envie de te rencontrer. Un verre cette semaine ?",
      "En toute franchise : [ta réponse]. J'aimerais bien entendre ton histoire aussi, autour d'un café ce week-end ?",
      'Pour ne rien te cacher : [ta réponse]. Et si on parlait de la suite devant un verre, un soir cette semaine ?',
    ],
    original: [
      'En une phrase : [ta réponse]. On prend un verre ce week-end, avec trois questions pour toi, trois pour moi ?',
      "La réponse simple : [ta réponse]. Un verre cette semaine, et on se dit ce qu'on cherche maintenant ?",
      'Tout simplement : [ta réponse]. Une glace ce week-end, et tu me racontes ton histoire à toi ?',
    ],
  },
  12: {
    humoristique: [
      "Ça marche, c'est [ton contact]. Encore deux applis et on finit par se voir : un café cette semaine ?",
      "Volontiers, c'est [ton contact]. Mon premier message sera « on boit un verre quand ? », tu peux déjà réfléchir.",
      'Va pour le déménagement ! Et pour la crémaillère, un verre [vendredi] ?',
    ],
    flirt: [
      "Ça me va très bien : [ton contact]. Et un soir cette semaine, tu me laisses t'offrir un verre ?",
      "Avec plaisir. Je compte m'en servir pour t'inviter, autant commencer ici : un verre [vendredi] ?",
      "Oui, c'est [ton contact]. Et si tu veux aller encore plus vite, on prend un verre cette semaine ?",
    ],
    original: [
      "Volontiers, moi c'est [ton contact]. Et la version sans écran, une balade ce week-end, ça te tente ?",
      "Bonne idée : [ton contact]. J'y enverrai d'abord l'adresse d'un bon café. Ce week-end, ça t'irait ?",
      "Je te donne mon contact. J'aimerais surtout y lire « je suis devant le café, tu es où ? ». [Samedi] ?",
    ],
  },
  13: {
    humoristique: [
      'Voilà : [ton numéro]. Première utilisation : caler un verre cette semaine. Tu peux quand ?',
      "Tiens : [ton numéro]. Envoie juste un jour et une heure, je m'occupe de trouver la terrasse.",
      "[Ton numéro]. Je suis bien plus drôle en vrai qu'au téléphone. On vérifie ce week-end autour d'un verre ?",
    ],
    flirt: [
      "[Ton numéro]. Le téléphone, c'est bien, mais j'aimerais surtout te voir. Un café ce week-end, ça t'irait ?",
      "Moi, c'est [ton numéro]. Et si on s'en servait pour se donner rendez-vous, un café dimanche ?",
      "Tiens : [ton numéro]. J'ai déjà hâte du message « je suis là, tu me vois ? ». Un verre samedi ?",
    ],
    original: [
      "Tiens : [ton numéro]. Qui fait signe en premier choisit le bar, l'autre paie sa tournée. Cette semaine ?",
      "[Ton numéro]. Envoie-moi le nom d'un endroit que tu aimes, et je t'y rejoins ce week-end.",
      'Voilà : [ton numéro]. Et dimanche, on se fait une balade avec les téléphones au fond de la poche ?',
    ],
  },
  14: {
    humoristique: [
      "Oui ! J'ai répondu trop vite, tant pis pour le mystère. On se retrouve où ?",
      "C'est oui, mon canapé s'en remettra. [Samedi], ça me va, on se retrouve où ?",
      "J'ai dit oui tout haut avant la fin de ta phrase. Donne-moi le point de rendez-vous et j'y suis.",
    ],
    flirt: [
      'Très envie, oui. Je te garde [vendredi], sans rien prévoir après.',
      "Oui, et j'ai déjà hâte. Dis-moi où t'attendre et je serai là.",
      "Avec grand plaisir. Tu choisis l'endroit exact, je me charge d'être à l'heure. Ça te va ?",
    ],
    original: [
      'Ça marche, je mets un rappel avec ton prénom et un gros oui. On se rejoint où exactement ?',
      "Je viens, c'est décidé. Pas de question sérieuse les dix premières minutes, d'accord ?",
      "Oui ! On fixe l'heure d'arrivée mais surtout pas celle du départ. [Samedi], ça te va ?",
    ],
  },
  15: {
    humoristique: [
      "Parfait, c'est calé. Je promets moins de dix minutes de retard, onze grand maximum.",
      "Super. À [vendredi] alors, et si tu vois quelqu'un tourner en rond devant, c'est moi.",
      "Yes ! Rendez-vous [vendredi], et interdit d'annuler, je vais repasser un truc exprès.",
    ],
    flirt: [
      "Ça me fait très plaisir. À [vendredi] alors, et j'arriverai sûrement en avance.",
      "J'espérais ce oui. On fait comme ça, et j'ai déjà hâte d'y être.",
      "Chouette, je te réserve mon [vendredi]. Vivement qu'on y soit.",
    ],
    original: [
      "Parfait. À [vendredi], et on se salue comme si on se connaissait depuis dix ans, d'accord ?",
      "Génial, c'est noté. Qui arrive en premier garde la meilleure place à l'autre, d'accord ?",
      "Alors c'est dit, à [vendredi]. On commence par une anecdote un peu honteuse, pour briser la glace ?",
    ],
  },
  16: {
    humoristique: [
      "[Ta réponse], c'est noté chez moi. Petit retard accepté, lapin interdit. Ça te va ?",
      "Va pour [ta réponse]. Si tu vois quelqu'un tourner en rond, c'est moi, fais-moi signe.",
      "Disons [ta réponse]. J'arrive en avance, je fais comme si j'arrivais pile, et tu ne dis rien.",
    ],
    flirt: [
      "[Ta réponse], et j'ai déjà hâte d'y être. C'est bon pour toi ?",
      "Je dirais [ta réponse], mais change si ça ne t'arrange pas : l'important, c'est qu'on se voie.",
      'Disons [ta réponse]. Si tu arrives en avance, tant mieux, on aura plus de temps.',
    ],
    original: [
      'Va pour [ta réponse]. Tu me donnes un indice pour te repérer de loin ?',
      '[Ta réponse], et pour la suite on joue à pile ou face sur place. Ça te va ?',
      "Je propose [ta réponse]. Qui arrive en premier envoie une photo de l'endroit, ça marche ?",
    ],
  },
  17: {
    humoristique: [
      'Ça marche, ma seule tenue repassée devrait tenir jusque-là. Rendez-vous pris !',
      "Vendu pour la nouvelle date ! Je l'écris au feutre, plus personne n'y touche.",
      'Ça me va ! Envoie-moi un petit mot la veille, je suis capable de me tromper de jour.',
    ],
    flirt: [
      'Ça me va très bien. Ça me laisse un peu plus de temps pour avoir hâte !',
      "Aucun souci, c'est noté. J'ai envie de te voir, ça tiendra bien jusque-là.",
      'Avec plaisir : nouvelle date, même envie. À très vite alors !',
    ],
    original: [
      "Va pour la nouvelle date. On commencera par trinquer aux imprévus, d'accord ?",
      "Je note, et merci d'avoir proposé autre chose aussitôt. On se fait signe la veille ?",
      "Parfait pour moi. Et si un autre imprévu débarque, on l'emmène avec nous !",
    ],
  },
  23: {
    humoristique: [
      "Je préfère m'arrêter là, en plein succès. On prend un verre [jeudi] ?",
      "Attention, en vrai, je ris à mes propres blagues. Tu prends le risque d'un verre [samedi] ?",
      "Et encore, en face, j'ai aussi les grimaces. Un café [samedi] ?",
      'Je profite de ta bonne humeur pour tenter ma chance : un verre cette semaine ?',
    ],
    flirt: [
      "J'aimerais bien l'entendre, ce rire. Un verre [jeudi] ?",
      "C'est agréable de rire avec toi. On continue en vrai [samedi], autour d'un verre ?",
      "Te faire rire par écrit, c'est bien. En face, ce serait encore mieux : tu es libre [vendredi] ?",
      "Je souris derrière mon écran, et j'ai envie de te voir sourire aussi. Un café ce week-end ?",
    ],
    original: [
      'Tu ris, là, mais attends de me voir au mini-golf. [Samedi] ?',
      'Vite, pendant que tu es de bonne humeur : on partage un énorme dessert cette semaine, toi et moi ?',
      "Rire sans le son, c'est dommage. Une balade [dimanche], que je l'entende en direct ?",
      'On rigole bien, là. On tente un karaoké [vendredi], pour se ridiculiser à deux ?',
    ],
  },
  24: {
    humoristique: [
      'Je vois que je ne brille pas par écrit. On essaie en terrasse [jeudi] ?',
      'Je vais faire court, alors : toi, moi, un verre, [jeudi] ?',
      "Bon, je crois qu'on a fait le tour du sujet. Un verre [vendredi] pour en trouver un autre ?",
    ],
    flirt: [
      'Pas de pression, mais ça me plairait de discuter avec toi en vrai. Un verre tranquille [mercredi] ?',
      "D'accord. Une question où j'aimerais bien un oui : tu prends un verre avec moi [samedi] ?",
      "Bon, j'arrête de tourner autour : j'aimerais te rencontrer. Un verre [jeudi], ça te dirait ?",
    ],
    original: [
      "On n'est peut-être pas très écran, toi et moi. Une balade [dimanche], on parle si on en a envie ?",
      'Question à réponse courte : un café [samedi], oui ou non ?',
      'Et si on laissait les messages de côté ? Une glace ou une bière [dimanche], tu choisis.',
    ],
  },
  25: {
    humoristique: [
      "Pour ma part, [ta réponse]. Et samedi, j'ai bien envie d'aller boire un verre. Et toi ?",
      'Moi, [ta réponse]. Ça te va, ou je développe devant un verre cette semaine ?',
      'Alors moi, [ta réponse]. Je peux en dire plus, mais il me faut des frites. Un soir cette semaine ?',
    ],
    flirt: [
      "Pour ma part, [ta réponse]. C'est agréable de parler avec toi. On continue autour d'un café ce week-end ?",
      "Moi, [ta réponse]. Et j'ai une question en retour : tu viens boire un verre avec moi vendredi ?",
      "[Ta réponse]. Plus on se parle, plus j'ai envie de te voir en vrai. Un verre ce week-end ?",
      'Alors moi, [ta réponse]. On se découvre petit à petit, et ça me plaît. Un verre jeudi ?',
      "Moi, [ta réponse]. J'ai envie d'en savoir plus sur toi, mais en face. On se voit samedi ?",
    ],
    original: [
      'Moi, [ta réponse]. On se pose les prochaines questions en marchant, dimanche ?',
      'Pour ma part, [ta réponse]. Le reste, on se le dit au marché dimanche matin, un café à la main ?',
      'Moi, [ta réponse]. À toi de choisir la suite : une autre question, ou un verre cette semaine ?',
    ],
  },
  26: {
    humoristique: [
      "Merci, c'est trop. Enfin non, continue, mais devant un café [dimanche] ?",
      'Oh, merci. Ça mérite au moins que je te paie un verre, [vendredi] par exemple ?',
      "Merci ! Je ne promets pas d'être à la hauteur en vrai. Tu viens vérifier autour d'un verre ?",
    ],
    flirt: [
      'Merci, ça me donne du courage : tu prendrais un verre avec moi [jeudi] ?',
      "Merci, vraiment. J'aimerais bien te remercier en face. Un verre [mardi] ?",
      "Tu viens de me faire sourire pour de bon. On se voit cette semaine, autour d'un verre ?",
    ],
    original: [
      'Merci, je ne sais jamais quoi répondre aux compliments. Inviter, je sais mieux : un verre [mercredi] ?',
      "Merci ! J'en ai un pour toi aussi, mais je le garde pour la fin d'une balade. [Dimanche] ?",
      "Merci ! Ça vaut bien une part de gâteau. Je te l'offre [samedi] ?",
    ],
  },
  27: {
    humoristique: [
      "Avec plaisir. J'en ai d'autres, mais ceux-là, c'est uniquement sur place. Un café [samedi] ?",
      "Pas de quoi. Il me reste un peu de courage, alors j'en profite : un verre [vendredi] ?",
      "De rien, ça fera un verre. Je plaisante, c'est moi qui l'offre : [jeudi] ?",
    ],
    flirt: [
      "De rien. J'aimerais bien te le redire en face : un verre [jeudi] ?",
      "Je le pensais. Et j'aimerais bien te voir sourire en vrai, on prend un café [dimanche] ?",
      "C'était facile à dire. Le plus dur, c'est la suite : tu dînes avec moi [samedi] ?",
    ],
    original: [
      "Avec plaisir. Une balade [dimanche], et je t'en dis un autre à chaque banc ?",
      "De rien. On va manger une glace [dimanche], et là c'est toi qui trouves un truc gentil ?",
      "C'était sincère. J'ai aussi quelques questions, moins flatteuses mais plus drôles : un café [samedi] ?",
    ],
  },
  28: {
    humoristique: [
      'Ose me le redire en face ! Un verre [vendredi], et je paie si je rougis.',
      "Mon ego a besoin d'un remontant. Tu l'emmènes boire un verre [mercredi], vu que c'est ta faute ?",
      'Aïe. Je veux ma revanche en vrai : un verre [jeudi], coups bas autorisés ?',
    ],
    flirt: [
      "Continue comme ça et je t'invite à boire un verre. Bon, voilà, c'est fait : [jeudi], ça te va ?",
      "Tu m'as fait rire, bravo. Viens te moquer de plus près : un verre [mercredi] ?",
      "Je pourrais bouder, mais j'ai plutôt envie d'en rire avec toi en vrai. Un verre [samedi] ?",
    ],
    original: [
      'Pour la peine, je te défie : un bowling [samedi], et qui perd paie les frites.',
      'Un café [dimanche], et tu vérifies sur place si je suis vraiment un cas désespéré ?',
      "Je m'incline. Tu gagnes le choix du bar [jeudi], et je n'ai pas le droit de râler.",
    ],
  },
  29: {
    humoristique: [
      '[Ta réponse]. À mon tour : cap de prendre un café avec moi cette semaine ?',
      '[Ta réponse]. Deuxième manche au bar ce week-end ? Je joue mieux avec des cacahuètes.',
      "[Ta réponse]. J'ai tout donné, il me faut un remontant : un café ce week-end ?",
    ],
    flirt: [
      '[Ta réponse]. Maintenant, ma question piège : tu réponds quoi à un verre avec moi cette semaine ?',
      "[Ta réponse]. Même si je perds, j'aimerais bien gagner un verre avec toi ce week-end. Possible ?",
      "Je dis [ta réponse]. Ça me plaît de jouer avec toi, on fait la suite autour d'un café ce week-end ?",
    ],
    original: [
      '[Ta réponse]. Prochaine manche en balade ce week-end : qui voit un chien en premier choisit le café ?',
      'Je tente [ta réponse]. Il existe des bars à jeux pour les gens comme nous, on y va cette semaine ?',
      '[Ta réponse]. À toi de deviner : deux cafés, deux chaises, ce week-end. Tu en es ?',
    ],
  },
  30: {
    humoristique: [
      'Tu mérites une médaille, ou au moins une chaise et un verre. Je fournis les deux [jeudi] ?',
      "Bon, là, il faut des frites. Je t'en offre [vendredi], avec quelque chose de frais à boire ?",
      "Rien qu'à te lire, il me faut une sieste. Dors d'abord, et [dimanche] je t'offre un café bien serré ?",
    ],
    flirt: [
      "Après ça, il faut que quelqu'un t'emmène dîner, et j'aimerais bien que ce soit moi. [Vendredi] ?",
      "Repose-toi bien d'abord. Et [samedi], je t'emmène boire un verre pour te changer les idées ?",
      "J'aurais aimé te tendre un verre à la fin de tout ça. On se rattrape [jeudi] ?",
    ],
    original: [
      "Ça a l'air épuisant. Je te propose l'inverse : un coin calme, un thé, rien à faire, [samedi] ?",
      "Aïe. Un ciné [dimanche], et tu as même le droit de t'endormir dans le fauteuil ?",
      'Courage. Quand tu auras récupéré, un petit déjeuner qui dure deux heures, [dimanche] ?',
    ],
  },
  31: {
    humoristique: [
      "Je compatis, dès que j'ai fini de rire. Un verre [jeudi] pour oublier ça ?",
      "Pardon, j'ai ri. Je me rattrape en t'offrant un café [samedi] ?",
      "Bravo, il fallait le faire. Ça s'arrose : un verre [vendredi] ?",
      "Tu n'es pas un cas isolé, j'ai mon lot de gaffes. On compare les pires devant un verre cette semaine ?",
    ],
    flirt: [
      "Tu m'as bien fait rire, et ça me donne envie de te rencontrer. Un café ce week-end ?",
      'Je ris, mais gentiment. On se fait une soirée sans catastrophe [vendredi], toi et moi ?',
      "J'aime bien les gens qui avouent leurs gaffes. Un verre [samedi], que je t'avoue les miennes ?",
    ],
    original: [
      'Une gaffe pareille, ça mérite un dessert. On en partage un [vendredi] ?',
      'Pour te remettre, je propose un truc sans danger : une gaufre et une balade [dimanche] ?',
      'Si tu oses encore te montrer après ça, on prend un café [samedi] ?',
    ],
  },
  32: {
    humoristique: [
      "Excellent ! Une nouvelle pareille, ça s'arrose, c'est bien connu. Tu es libre [vendredi] ?",
      'Trop bien ! Les jours comme ça, on dit oui à tout. Alors je tente : un verre [jeudi] ?',
      'Génial ! Fêter ça devant une série, ce serait du gâchis. Un verre [samedi] ?',
    ],
    flirt: [
      "Ça me fait vraiment plaisir pour toi. Je t'offre un verre [vendredi] pour fêter ça ?",
      "La belle nouvelle ! On trinque à ça [jeudi] ? Bon, c'est aussi un prétexte pour te voir.",
      "Quelle joie ! J'aimerais bien voir ce sourire en vrai : on trinque [samedi] ?",
    ],
    original: [
      "Là, il faut un gâteau, c'est obligé. Je l'apporte [dimanche], tu choisis le parc ?",
      'Superbe ! Pour fêter ça [samedi], tu es plutôt champagne, kebab ou karaoké ? Je te suis.',
      "Magnifique ! Tu me racontes le moment exact où tu l'as su, autour d'un café [samedi] ?",
    ],
  },
  33: {
    humoristique: [
      'Ah non ! On se voit [samedi], tu râles dix minutes, et après on commande un énorme dessert ?',
      "Aïe. Je ne sais rien réparer, ni les gens ni les choses, mais j'offre bien les cafés. [Vendredi] ?",
      "La poisse. Dès que c'est réglé, je t'offre un verre pour fêter ça ?",
    ],
    flirt: [
      'Oh non. Tu mérites une bonne soirée après ça. Un verre avec moi [samedi] ?',
      'Mince. Un truc chaud, un coin tranquille et moi en face, [dimanche], ça te ferait du bien ?',
      "Pauvre toi. Dès que c'est passé, je t'invite dans un endroit sympa. Chocolat chaud ou verre de vin ?",
    ],
    original: [
      "Tu n'avais pas besoin de ça. Choisis ta consolation : crêpes, ciné ou balade, je t'emmène [samedi].",
      'Aïe. On se fait un concours de galères [jeudi] ? Qui a la pire se fait offrir le verre.',
      "Courage. Un bon goûter [dimanche], comme quand on était gosses et que ça n'allait pas ?",
    ],
  },
  39: {
    humoristique: [
      "J'ai au moins huit questions bêtes sur ce métier. Je te les pose autour d'un verre [jeudi] ?",
      "Il me faut les anecdotes qu'on ne raconte qu'au comptoir. Un verre [mercredi] ?",
      'Je sens que tu as des dossiers. Je paie le verre et tu balances tout, cette semaine ?',
    ],
    flirt: [
      'Ça me donne envie de te connaître aussi en dehors du boulot. On se voit [vendredi] ?',
      "Je t'écouterais bien une soirée entière. On va boire un verre, rien que nous deux ?",
      "Ça m'intrigue, et toi encore plus. Tu dînes avec moi [dimanche] ?",
    ],
    original: [
      "J'aimerais savoir comment on tombe dans ce métier. Une balade [dimanche], tu racontes et j'écoute ?",
      "J'y connais si peu que je vais dire des bêtises. Tu viens me corriger devant un café ?",
      'Là, je veux ton meilleur jour au boulot, et ensuite le pire. Un café [mardi] pour les deux ?',
    ],
  },
  40: {
    humoristique: [
      "Merci pour le voyage. Moi, je t'emmène moins loin : un verre [jeudi], retour dans la soirée ?",
      'Il me faut la version longue, avec cacahuètes. On prend un verre [vendredi] ?',
      "Tu racontes la suite, j'offre le café, et je voyage à peu de frais. [Samedi] ?",
    ],
    flirt: [
      "J'aime bien comment tu racontes. Tu me fais la suite autour d'un verre [jeudi] ?",
      "Je t'écouterais bien toute une soirée. Un verre [vendredi], et tu reprends depuis le début ?",
      "Ça me donne envie d'en connaître d'autres, des souvenirs à toi. On dîne ensemble [samedi] ?",
    ],
    original: [
      "Tu me donnes des envies d'ailleurs. On joue aux touristes dans le coin [dimanche], et tu me racontes le reste ?",
      "Là, tu prends de l'avance. Un souvenir de voyage contre un autre, autour d'un thé [mercredi] ?",
      "J'ai plein de questions sur ce voyage, trop pour un message. Je te les pose devant un café [mardi] ?",
    ],
  },
  41: {
    humoristique: [
      "Beau programme ! En attendant, j'ai un projet plus modeste : un verre avec toi [jeudi], ça te tente ?",
      "J'ai plein de mauvais conseils à te donner là-dessus. Un café [samedi] pour les entendre ?",
      "Ça fait plus rêver que ma prochaine lessive. Tu me racontes tout autour d'un verre [vendredi] ?",
    ],
    flirt: [
      "Ça donne envie d'en savoir plus, sur ça et sur toi. On prend un verre [jeudi] ?",
      "J'aime bien comme tu en parles. Tu me racontes la suite devant une pizza [samedi] ?",
      'Je veux tous les détails, et toi en face. Un verre [mardi] ?',
    ],
    original: [
      "J'ai au moins dix questions là-dessus. Tu y réponds en marchant, [dimanche] ?",
      "Et si on se mettait déjà dans l'ambiance ? Tu choisis un endroit qui va avec, et on y boit un verre [samedi].",
      "Tu m'as raconté le tien, je te dois un projet à moi. Je te le raconte devant un café [mardi] ?",
    ],
  },
  42: {
    humoristique: [
      "Après ça, il faut s'en remettre. Un verre [mercredi], en terrasse, sans bouger ?",
      'Le prochain a la pression, là. Je peux aider : un verre [samedi] ?',
      'Ça bat largement mon canapé. Tu sauves mon prochain week-end avec un café [samedi] ?',
    ],
    flirt: [
      "Tu me fais sourire. Le prochain, j'aimerais bien en passer un bout avec toi : un verre [samedi] ?",
      "J'aime bien tes week-ends. Tu m'offrirais aussi une soirée de ta semaine, [jeudi], pour un verre ?",
      "Il te reste un peu d'énergie après ça ? J'aimerais bien t'inviter à boire un verre [mercredi].",
    ],
    original: [
      'Et pour le prochain, tu ajouterais une balade avec moi [dimanche], café compris ?',
      'Pas mal, ce week-end ! Et si la semaine avait droit à son bon moment aussi ? Un verre [mercredi] ?',
      "On fait durer un peu le week-end ? Un verre [mardi], comme si c'était encore dimanche.",
    ],
  },
  43: {
    humoristique: [
      'Je ne vois pas de verre avec moi dans la liste, sûrement un oubli. On corrige [mardi] ?',
      "Si tu en sors en un seul morceau, je t'offre un verre [mardi] pour fêter ça ?",
      "Joli programme. Et pour s'en remettre, je propose un café ensemble [lundi] ?",
    ],
    flirt: [
      "Je te laisse à tes plans, mais je t'emmènerais bien dîner après tout ça. [Jeudi], ça te plairait ?",
      'Beau programme. Garde-moi juste un petit bout de ta semaine : un verre [mercredi] ?',
      "J'ai envie que tu me racontes tout ça de vive voix. On boit un verre [mardi] ?",
    ],
    original: [
      'Chacun son programme, et [lundi] on se retrouve devant un café pour comparer ?',
      "Rapporte-moi une bonne histoire, je te l'échange contre un verre [mardi]. Ça te va ?",
      "Et la semaine prochaine, on fait un plan à deux : tu choisis l'endroit, moi le jour. [Jeudi] ?",
    ],
  },
  44: {
    humoristique: [
      'Je veux toutes les histoires, les tendres et les idiotes. Un verre [jeudi] ?',
      'Tu as sûrement cent photos dans ton téléphone. Tu me les montres devant un verre cette semaine ?',
      "Je crois que je m'attacherais en cinq minutes. Tu m'en parles devant un verre [jeudi] ?",
    ],
    flirt: [
      "J'aime bien ta façon d'en parler. Tu m'en racontes plus devant un verre [jeudi] ?",
      "Ça me donne envie d'en savoir plus, sur toi aussi. Une balade [dimanche] ?",
      "J'aime bien que tu me racontes ça. Un café [dimanche], pour que j'entende la suite ?",
    ],
    original: [
      "Tu m'en racontes une autre, et je t'en raconte une. Un café ce week-end ?",
      "Garde-moi ta meilleure histoire de bêtes pour un verre [jeudi], d'accord ?",
      'On continue au parc [dimanche], à inventer la vie des chiens qui passent ?',
    ],
  },
  45: {
    humoristique: [
      'Niveau musique, je sais surtout commander deux verres près de la scène. Un petit concert [jeudi] ?',
      'Avec toi, je tenterais presque un karaoké. [Vendredi] ? Je chante faux, tu auras le beau rôle.',
      "Moi, j'en suis à la flûte à bec du collège. Un verre [mercredi], que tu fasses mon éducation ?",
    ],
    flirt: [
      "J'aime bien la place que la musique a chez toi. On va voir un petit concert ensemble [vendredi] ?",
      "Tu me donnes envie d'écouter de la musique avec toi. Un verre [jeudi], et tu choisis le bar ?",
      "Je te comprends, et j'en parlerais bien toute une soirée avec toi. Un verre en musique [mardi] ?",
    ],
    original: [
      'Ça me donne une idée : on va [jeudi] écouter un groupe dont on ne sait rien, juste pour voir ?',
      "Puisqu'on parle musique : un disquaire [samedi], chacun choisit un disque pour l'autre, et un café après ?",
      'Je comprends tellement. Une balade [dimanche], un écouteur chacun, et tu choisis le premier morceau ?',
    ],
  },
  46: {
    humoristique: [
      "Il faut qu'on en parle sérieusement. Enfin, sérieusement, avec un verre. [Jeudi], ça te va ?",
      "Ça mérite d'en parler devant un verre. [Jeudi] ? Je promets de te laisser finir tes phrases.",
      "Avec toi, on ne doit pas s'ennuyer à la sortie du ciné. On vérifie [vendredi] ?",
    ],
    flirt: [
      "J'aime bien comment tu racontes ça. On continue devant un verre [samedi] ?",
      'Le prochain, on le regarde ensemble ? Ciné cette semaine, et un verre après pour en parler.',
      'Je veux tout savoir de tes goûts, même les inavouables. On commence devant un verre [jeudi] ?',
    ],
    original: [
      "On échange ? Tu m'imposes un film, je t'en impose un, et on règle nos comptes [dimanche] devant une pizza.",
      'Et si on allait au ciné [samedi] ? Tu choisis le film, je choisis où on en parle après.',
      "Le meilleur moment, c'est quand on en parle après. On passe direct à ça, un café [dimanche] ?",
    ],
  },
  47: {
    humoristique: [
      'Un club de lecture à deux, avec à boire et très peu de lecture, ça te tente [jeudi] ?',
      "J'ai fait semblant d'avoir lu plein de choses dans ma vie. J'avoue lesquelles autour d'un verre ?",
      "Tu m'en racontes un en trois minutes devant un café [samedi], et je fais croire que je l'ai lu ?",
    ],
    flirt: [
      "Prête-m'en un, ça nous fera deux rendez-vous : le prendre et le rendre. Le premier [vendredi] ?",
      "J'aime bien quand tu parles de livres. Tu continues [mercredi], à une petite table avec moi ?",
      "Je t'écouterais bien plus longtemps. Un verre [jeudi], et tu me parles de ceux qui ont compté ?",
    ],
    original: [
      "Ça me donne une idée : une librairie [samedi], chacun choisit un livre pour l'autre, et un café ensuite ?",
      'Allez, on fait le tour des boîtes à livres [dimanche], avec une crêpe à la fin ?',
      "Il y a sûrement un livre que tu défendrais contre tout le monde. Tu me convaincs autour d'un café ?",
    ],
  },
  48: {
    humoristique: [
      "On parle déjà bouffe, c'est bon signe. Un apéro [mercredi], avec beaucoup trop de chips ?",
      "Je note. Moi, je pique dans l'assiette des autres, autant prévenir. On mange ensemble [jeudi] ?",
      'Sujet trop sérieux pour un écran. Tu choisis le resto, je choisis le dessert, [samedi] ?',
    ],
    flirt: [
      "On pourrait s'entendre, toi et moi. Un apéro [vendredi], et si on est bien, on reste dîner ?",
      "Je retiens tes goûts, promis. Tu me laisses t'inviter à manger [samedi] ?",
      "J'aime bien comme tu parles de ça. On dîne ensemble [jeudi] ?",
    ],
    original: [
      "Et si tu m'emmenais manger dans un endroit que tu aimes, [samedi] ? Je goûte tout, promis.",
      "Tu me donnes une idée : un tour au marché [dimanche], et on grignote tout avant d'arriver au bout ?",
      "J'ai envie d'un jeu : au resto, tu commandes pour moi et moi pour toi. On essaie [jeudi] ?",
    ],
  },
  49: {
    humoristique: [
      'Respect et compassion, dans cet ordre. Je te propose un effort tout doux : lever un verre [jeudi] ?',
      'Il te faut une récupération digne de ce nom : une terrasse et deux verres, [dimanche] ?',
      "Moi, mon sport, c'est de trouver une place en terrasse. On fait équipe [samedi] ?",
    ],
    flirt: [
      'Après ça, tu mérites une soirée tranquille. Un dîner avec moi [vendredi], sans courir nulle part ?',
      "On laisse le sport de côté le temps d'une soirée ? Toi, moi, un verre [samedi].",
      'Je veux la version longue, avec les gestes, et toi en face. Un verre [mardi] ?',
    ],
    original: [
      'Un café tranquille [dimanche], sans chrono ni score, ça te reposerait ?',
      'On tente un sport où personne ne se blesse : fléchettes ou baby-foot [jeudi], et qui perd paie sa tournée ?',
      'Invente une épreuve facile et un peu ridicule, on la fait [samedi]. Qui perd offre le goûter.',
    ],
  },
  50: {
    humoristique: [
      "Ma dernière sortie, c'était les poubelles. Tu m'aides à remonter le niveau [vendredi], autour d'un verre ?",
      'Version tranquille [jeudi] : un verre, avec ou sans alcool, et promis, on rentre avant minuit ?',
      "Mon talent en soirée, c'est de finir les chips. Je te montre ça [samedi], à l'apéro ?",
    ],
    flirt: [
      "Ta prochaine sortie, j'aimerais bien en être. Tu fais quoi [samedi] ?",
      'Tu me donnes envie de sortir, surtout avec toi. On se choisit un endroit [vendredi] ?',
      'Une petite table, deux verres, toi et moi [jeudi] : ça te plairait aussi ?',
    ],
    original: [
      "Montre-moi un endroit que tu aimes [vendredi], et la fois d'après, c'est moi qui choisis. Ça te va ?",
      "Et si on testait un bar où on n'a jamais mis les pieds, toi et moi, [jeudi] ?",
      'On inverse tout : un petit-déj au comptoir [samedi], quand les autres vont se coucher ?',
    ],
  },
  51: {
    humoristique: [
      'Tu racontes ça trop bien pour que je reste chez moi. On boit un verre par là-bas [vendredi] ?',
      "On s'y croirait, mais je préfère vérifier en vrai. Un café dans le coin [samedi] ?",
      'Je veux vérifier ça sur place. Une balade [dimanche], tu guides et je pose des questions idiotes ?',
    ],
    flirt: [
      "J'aime bien comme tu en parles. Tu me racontes la suite autour d'un verre [jeudi] ?",
      "Tu racontes bien, je t'écouterais volontiers en vrai. Un verre [vendredi], ça te dit ?",
      "J'irais bien voir ça de plus près, et toi avec. Un verre par chez toi [mercredi] ?",
    ],
    original: [
      "Ça me donne envie de voir ça. Une balade [dimanche], qu'il pleuve ou qu'il vente ?",
      'Tu me montres ton coin préféré, je te montre le mien. On commence [samedi] ?',
      "Tu me fais la visite que les touristes n'ont pas, [dimanche] ? J'offre le café à l'arrivée.",
    ],
  },
  52: {
    humoristique: [
      "On ne doit pas s'ennuyer dans ta famille. Tu me racontes la suite devant un verre [jeudi] ?",
      'Je vois qui mène la danse. Tu as la permission de sortir [vendredi] pour un verre ?',
      "Il te faut bien une pause dans tout ça. Un café cette semaine, si tu arrives à t'échapper ?",
    ],
    flirt: [
      "J'aime bien ta façon d'en parler. On prend un verre [vendredi], si tu peux te libérer ?",
      "J'ai envie d'entendre le reste sans écran. Un café cette semaine, à l'heure qui t'arrange ?",
      "Et toi, qui s'occupe un peu de toi ? Je t'invite à dîner [samedi], ça te dirait ?",
    ],
    original: [
      "La famille, c'est du sport. Un banc, un café, une heure au calme [samedi], ça te tente ?",
      "Chaque famille a ses histoires. On s'échange les meilleures devant une glace [dimanche] ?",
      "Il y a de l'ambiance, chez vous. Une crêpe [dimanche], et on se raconte nos bêtises d'enfance ?",
    ],
  },
  53: {
    humoristique: [
      "J'ai mes dossiers aussi. On les laisse au vestiaire et on va boire un verre [jeudi] ?",
      "Ce genre d'histoire, ça se raconte avec un gros dessert. On en partage un [samedi] ?",
      "Je t'échange mes vieilles histoires contre les tiennes, autour d'un verre [mercredi] ?",
    ],
    flirt: [
      "Je t'écouterais bien en parler, ou parler de tout autre chose. On se prend un verre [vendredi] ?",
      "On a chacun notre passé. Moi, c'est la suite qui me donne envie : un café avec toi [dimanche] ?",
      "J'aime bien que tu en parles simplement. Ça me donne envie de te rencontrer : tu es libre [samedi] ?",
    ],
    original: [
      "J'aurais aussi une histoire à te raconter, mais plutôt devant un café. [Mercredi], ça t'irait ?",
      "Merci de m'en parler. Un verre [jeudi], avec deux sujets facultatifs : les ex et le boulot ?",
      "Tu as un avant, moi aussi. Un café [samedi], dans un coin où on n'a aucun souvenir ?",
    ],
  },
  54: {
    humoristique: [
      "Pardon accordé, contre un verre avec moi [jeudi]. C'est pas cher payé, non ?",
      "Pas de souci. En face à face, on répond en deux secondes. On essaie [samedi] autour d'un café ?",
      "C'est oublié ! J'ai eu le temps de préparer une phrase géniale : on va boire un verre ?",
    ],
    flirt: [
      'Aucun souci. Attendre un message, ça va. Attendre de te voir, un peu moins. Un verre [samedi] ?',
      "C'est tout pardonné. Si tu veux te rattraper quand même, je dis oui à un verre cette semaine.",
      "Ne t'excuse pas, ça m'a laissé le temps de trouver où t'inviter. Un verre [jeudi], ça te va ?",
    ],
    original: [
      "Ça arrive à tout le monde. On se voit [mercredi] et on rattrape tout d'un coup, devant des frites ?",
      'Aucune rancune. Nouvelle règle : un message en retard, un café ensemble. On commence [samedi] ?',
      'Pas grave du tout. On se garde une heure [dimanche] sans téléphone, juste une balade ?',
    ],
  },
  55: {
    humoristique: [
      "File, je nous garde la suite au frais. On la termine autour d'un verre [jeudi] ?",
      "Je te laisse filer sans faire d'histoires. Ça mérite bien un café [samedi], non ?",
      'Va vite ! Juste une chose avant que tu disparaisses : on va boire un verre cette semaine ?',
    ],
    flirt: [
      "À très vite, j'espère. Et pour de vrai, si tu veux bien : un verre [vendredi] ?",
      "J'aurais bien gardé cette conversation un peu plus longtemps. On se voit [mercredi], pour rattraper ça ?",
      "J'aime bien parler avec toi. La prochaine fois, à la même table, [samedi] ?",
    ],
    original: [
      'À bientôt ! Et [samedi], si on se disait bonjour en vrai, devant un croissant ?',
      "La prochaine fois qu'on se dit au revoir, j'aimerais bien que ce soit devant un café. Ça te dit ?",
      "Sauve-toi ! Tu n'auras qu'un mot à répondre au retour : un verre [jeudi], oui ou non ?",
    ],
  },
  56: {
    humoristique: [
      'Franchement, un peu tout me plaît, au point de te proposer un verre [mercredi]. Ça te va comme réponse ?',
      "J'ai bien aimé [ce qui t'a plu]. En vrai je rougirais en le disant : un café ce week-end, pour voir ça ?",
      "Si c'était à refaire, je likerais pareil. Je te le confirme autour d'un verre [jeudi] ?",
    ],
    flirt: [
      "Tu me plais, surtout pour [ce qui t'a plu]. On se voit autour d'un café ce week-end ?",
      "Tu me plais bien, et j'aimerais te dire pourquoi en face. On prend un verre [jeudi] ?",
      "J'ai aimé [ce qui t'a plu], et maintenant j'ai surtout envie de te voir en vrai. Un verre cette semaine ?",
    ],
    original: [
      'Tu me plais bien. On se voit [samedi], et chacun avoue sa toute première impression ?',
      "J'ai aimé [ce qui t'a plu]. On va marcher ce week-end, et au retour on se donne nos deuxièmes impressions ?",
      "Trois choses, toutes bonnes. D'abord [ce qui t'a plu], et les deux autres devant un verre cette semaine ?",
    ],
  },
  57: {
    humoristique: [
      "D'accord, mais la version en direct est mieux, avec le son et l'image. Un café [dimanche] ?",
      "Je t'envoie ça, et si tu ne t'enfuis pas, on boit un verre [samedi] ?",
      'Ça arrive, promis. En cas de grosse déception, je te console avec un verre [jeudi] ?',
    ],
    flirt: [
      "Je t'envoie ça. Moi, ce qui me ferait vraiment plaisir, c'est un verre avec toi [vendredi].",
      "Pour toi, d'accord. Et tu viens vérifier en vrai [samedi], autour d'un verre ?",
      "Je le fais, même si ça m'intimide un peu. Un verre avec toi [mercredi] aussi, d'ailleurs. On tente ?",
    ],
    original: [
      "Ça part tout de suite. Toi, envoie-moi le nom d'un café que tu aimes, et on s'y retrouve [samedi] ?",
      "On fait un échange : je t'envoie ça, et tu me dis oui pour une glace [dimanche] ?",
      'Ça vient, sans préparation. Et [jeudi], pareil : un verre, et on improvise le reste ?',
    ],
  },
  58: {
    humoristique: [
      "En vrai, je rougis quand je mens, c'est très pratique. Un verre [jeudi], pour vérifier ?",
      'À ta place, je me méfierais aussi. Un café [mardi], en plein jour, toi près de la sortie ?',
      "Je suis bien moins à l'aise en vrai, ça devrait te rassurer. Un café [samedi] ?",
    ],
    flirt: [
      "Je suis là pour de vrai, et c'est toi qui m'intéresses. Un café [dimanche], et tu te fais ton idée ?",
      'Je ne sais pas le prouver par écrit. En face, je crois que ça se verrait : un verre [vendredi] ?',
      "J'aime bien que tu ne te laisses pas faire. Un verre [mercredi], et tu me demandes tout ?",
    ],
    original: [
      "Un appel vidéo d'abord, et si tu y crois, un café [jeudi]. Ça te paraît honnête ?",
      "Vrai de vrai. Le plus simple, c'est de se voir : un café [samedi], à l'endroit que tu choisis ?",
      'Par écrit, on peut tout inventer, tu as raison. Une balade là où il y a du monde, [dimanche] ?',
    ],
  },
  59: {
    humoristique: [
      '[Ta réponse]. À moi : plutôt verre en semaine ou café ce week-end ? Avec moi, je précise.',
      "[Ta réponse]. Si c'est la mauvaise réponse, je me rattrape avec un café ce week-end ?",
      '[Ta réponse], et je peux en parler deux heures. Un verre cette semaine, pour vérifier ?',
    ],
    flirt: [
      "[Ta réponse]. Si j'ai bien répondu, je peux t'inviter à boire un verre cette semaine ?",
      "[Ta réponse]. J'aime bien tes questions, j'en voudrais d'autres devant un dîner. Un soir cette semaine ?",
      "[Ta réponse]. Et d'accord ou pas là-dessus, j'ai envie de te voir. Un café ce week-end ?",
    ],
    original: [
      '[Ta réponse]. Et toi, plutôt marché ou plutôt musée ? On y va ce week-end et tu tranches.',
      '[Ta réponse]. Tu apportes trois questions comme ça, moi aussi, et on prend un café ce week-end ?',
      '[Ta réponse]. On se pose les suivantes en marchant ce week-end, et pause café au premier désaccord ?',
    ],
  },
  60: {
    humoristique: [
      'À mon humble avis : [ta réponse]. Le conseil coûte un café, on le prend cette semaine ?',
      "Je dirais : [ton avis]. Si j'ai tort, je paie le verre. Un soir cette semaine ?",
      'Mon avis complet demande un verre et des cacahuètes. [Jeudi], tu tiens jusque-là ?',
    ],
    flirt: [
      'Spontanément : [ton avis]. À mon tour : un verre toi et moi ce week-end, bonne idée ?',
      "Moi, je dirais : [ton avis]. J'aime bien que tu me demandes, on en reparle devant un verre cette semaine ?",
      'Pour toi, je réfléchis sérieusement : [ton avis]. Et pour te changer les idées, un verre un soir cette semaine ?',
    ],
    original: [
      "Franchement : [ton avis]. À toi de m'aider : on irait où, pour boire un verre cette semaine ?",
      "D'instinct : [ton avis]. Une balade ce week-end, et on en reparle à tête reposée ?",
      "Mon idée : [ton avis]. Un café ce week-end, et tu me dis si j'avais raison ?",
    ],
  },
};
