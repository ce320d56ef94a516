import type { KindLines } from './line.ts';

// Replies that propose to meet, by what the match just did.

export const dateLines: KindLines = {
  1: {
    humoristique: [
      'Salut ! Je saute les trois jours de conversation sur la météo et je passe à la suite : un café cette semaine ?',
      "Hello ! On peut échanger des « ça va » jusqu'à l'année prochaine, ou prendre un verre [jeudi].",
      'Coucou ! Je te dois une première phrase brillante, je préfère te la livrer en personne. Tu as un soir de libre ?',
    ],
    flirt: [
      'Salut toi. Je fais simple aussi : tu me plais bien, on prend un verre [jeudi] ?',
      "Hello toi. J'allais t'écrire exactement ça, avec « on se voit [vendredi] ? » à la fin.",
      "Salut toi. On peut discuter des jours ici, mais j'ai déjà envie de te rencontrer. Tu aurais un moment [samedi] ?",
      "Hey, tu tombes bien : j'avais envie d'un verre et il me manquait la compagnie. [Mardi soir], ça t'irait ?",
    ],
    original: [
      "Salut ! Et si ce bonjour-là, on se le redisait en vrai, devant la porte d'un café ?",
      "Hello ! J'ai une idée un peu démodée : on se voit d'abord, on fait connaissance ensuite. Une balade [dimanche] ?",
      'Bonjour toi. Je te propose un banc, deux cafés à emporter, une heure, et on voit si la conversation démarre.',
    ],
  },
  2: {
    humoristique: [
      "[Ta réponse], c'est la réponse officielle. La version complète dure vingt minutes et se raconte devant un café.",
      "[Ta réponse], surtout grâce au café. J'en prendrais bien un avec toi [jeudi], pour la santé.",
      "[Ta réponse], mais je me plains beaucoup mieux autour d'un verre. Tu viens comparer nos semaines [jeudi] ?",
      "[Ta réponse], aucune plainte avant l'apéro. D'ailleurs, [samedi], tu viendrais le prendre avec moi ?",
      "[Ta réponse]. Je recommande qu'on aille fêter la nouvelle quelque part, [vendredi] par exemple.",
      "[Ta réponse], je mange même des légumes. Il ne me manque qu'un verre en terrasse : tu viens [mercredi] ?",
    ],
    flirt: [
      "[Ta réponse]. Et si tu me dis oui pour un verre [jeudi], je réponds « très bien » jusqu'à la fin de la semaine.",
      "[Ta réponse], et je pensais justement à t'inviter. Un verre [mercredi], ça te ferait plaisir ?",
      "[Ta réponse], et ton message tombe bien : j'avais envie de te voir. On se trouve un soir cette semaine ?",
      '[Ta réponse], et ce serait encore mieux en te voyant : [vendredi], ça te dit ?',
    ],
    original: [
      '[Ta réponse]. Et si tu me disais comment tu vas [dimanche] matin, au marché, un café à la main ?',
      '[Ta réponse]. Je vais marcher [samedi matin], il y a de la place à côté de moi si ça te dit.',
      '[Ta réponse]. Pour ta réponse à toi, je propose une balade, avec interdiction de dire « ça va ».',
      "[Ta réponse]. J'ai envie d'un goûter comme à huit ans, avec un chocolat chaud. Tu viens [mercredi] ?",
    ],
  },
  3: {
    humoristique: [
      "Je travaille dans [ton domaine], et les meilleures anecdotes ne sortent qu'après le premier verre. On en prend un ?",
      '[Ton métier], mais passé [heure] je ne réponds plus de rien. Un verre [jeudi] à [heure] ?',
      "[Ton métier]. Je te jure que c'est plus drôle raconté en vrai, viens vérifier devant un café.",
    ],
    flirt: [
      'Je suis [ton métier], et je finis vers [heure]. Un verre avec toi juste après, [jeudi], ça me plairait beaucoup.',
      "[Ton métier]. Voilà pour la partie sérieuse. Pour le reste, j'ai bien envie d'un verre avec toi : [jeudi], ça t'irait ?",
      "Je suis [ton métier]. J'aime bien tes questions, et je répondrais volontiers aux suivantes devant un café. [Samedi] ?",
    ],
    original: [
      '[Ton métier], et il y a dans ce métier une chose que personne ne devine. Je te la raconte en marchant, [dimanche] ?',
      "[Ton métier]. À six ans, je voulais plutôt faire [ton métier]. Un café [samedi], et je t'explique ce qui s'est passé ?",
      "[Ton métier]. Tu as droit à trois questions indiscrètes là-dessus, mais autour d'un café. [Samedi], ça t'irait ?",
      "[Ton métier]. Et quand je ne travaille pas, j'aime bien [ton activité]. On essaie ça ensemble [dimanche] ?",
      "[Ton métier]. Je propose qu'on se voie et qu'on s'interdise d'en parler pendant une heure, pour voir ce qui reste.",
      '[Ton métier]. On se voit [mercredi] et chacun raconte sa pire journée de boulot ? Qui rit en premier offre le café.',
    ],
  },
  4: {
    humoristique: [
      '[Ta réponse]. On ferait mieux à deux, par exemple en terrasse [vendredi].',
      "[Ta réponse], c'est dire si je suis facile à détourner. Un café dans la semaine, ça te tente ?",
      "Là, [ta réponse]. Sauve-moi : dis-moi qu'on va boire un verre [jeudi].",
      'Officiellement, [ta réponse]. En vrai, je cherchais un jour pour te proposer un verre. [Mercredi] ?',
      "[Ta réponse], enfin je déplace des choses. J'ai de meilleures idées pour [vendredi], dont un verre avec toi. Ça te va ?",
    ],
    flirt: [
      "Là, [ta réponse]. Mais si tu me demandais ce que je fais [vendredi soir], j'aimerais bien répondre : un verre avec toi.",
      '[Ta réponse], et je pensais justement à te proposer de sortir. [Mercredi], ça te plairait ?',
      "[Ta réponse], et je ne vais pas mentir, ton message tombe bien. Tu me laisserais t'offrir un verre [samedi] ?",
      "[Ta réponse], je te réponds en souriant. J'aimerais faire pareil avec toi en face : tu es libre [jeudi] ?",
      "Je [ta réponse] d'un œil et mon téléphone de l'autre. Viens prendre un verre un de ces soirs, que je n'aie plus à choisir.",
      '[Ta réponse], et tu viens de rendre ça beaucoup plus intéressant. On prend un verre [jeudi] ?',
    ],
    original: [
      '[Ta réponse]. Si tu veux, un de ces jours, on traîne au même endroit : une balade sans destination.',
      '[Ta réponse]. Par contre [dimanche], on pourrait faire quelque chose à deux : tu choisis quoi, je choisis où ?',
      'Là, [ta réponse]. La prochaine, on la prend ensemble : un banc, deux cafés, [samedi] vers [heure] ?',
      '[Ta réponse]. Et [samedi], ça te dirait de tester un endroit que ni toi ni moi ne connaissons ?',
      "[Ta réponse]. J'écris « café avec toi » en face de [mercredi], tu me dis si je laisse ?",
    ],
  },
  5: {
    humoristique: [
      '[Ta ville]. Reste à trouver le bar exactement à mi-chemin entre nous, je sors le compas ?',
      "[Ta ville]. À vue de nez, à un café de distance : tu fais la moitié du chemin, je fais l'autre ?",
      "[Ta ville]. Je fais des visites guidées très approximatives, avec un verre à la fin. [Samedi], ça t'irait ?",
      "[Ta ville]. J'y connais un café où ils font semblant de me reconnaître. On y va [samedi] ?",
    ],
    flirt: [
      '[Ta ville]. Et je fais volontiers quelques kilomètres de plus pour un verre avec toi.',
      "[Ta ville]. J'y ai un bar préféré et personne avec qui y aller [vendredi]. Tu vois où je veux en venir ?",
      "[Ta ville]. Dis-moi que c'est sur ton chemin, et je t'offre un verre [jeudi].",
      "[Ta ville]. Maintenant, la question qui m'intéresse, moi : tu serais libre [samedi] pour un café ?",
    ],
    original: [
      '[Ta ville]. On se fait visiter nos coins préférés ? Le tien un dimanche, le mien le suivant.',
      '[Ta ville]. Et si on jouait aux touristes [dimanche], avec un plan, des questions bêtes et une glace à la fin ?',
      "[Ta ville]. On se retrouve [dimanche] au marché, et chacun choisit un truc à faire goûter à l'autre ?",
      "[Ta ville]. Trouvons le pire café entre chez toi et chez moi, [jeudi]. Si on s'amuse là, on s'amusera partout.",
      "[Ta ville]. Je préfère te montrer que t'expliquer : une balade [samedi], vingt minutes ou trois heures, selon l'envie ?",
      "[Ta ville]. Je propose une règle simple : tu m'emmènes dans un endroit que tu aimes, et la fois d'après c'est mon tour.",
    ],
  },
  6: {
    humoristique: [
      "[Jeudi soir]. J'ai fait semblant de consulter mon agenda, pour le standing. On se prend un verre ?",
      '[Samedi], et [dimanche] en séance de rattrapage. Café ou verre, à toi de voir.',
      '[Mardi ou jeudi]. Les autres soirs, je fais croire que je vais au sport. Un verre [jeudi] ?',
      "[Samedi], j'annule mon grand projet de ne rien faire. On va boire un café ?",
      '[Mercredi après 18 h]. Avant, je fais semblant de travailler. On se retrouve pour un verre ?',
      "[Dimanche], mais pas avant que je ressemble à quelqu'un. Un café à [heure], ça t'irait ?",
    ],
    flirt: [
      "[Jeudi], et si c'est pour te voir, je peux libérer d'autres soirs. On dit [heure] ?",
      "[Vendredi soir]. J'espérais un peu que tu demandes. On se retrouve à [heure] ?",
      '[Mardi] ou [jeudi]. Si tu me laisses choisir, je prends le plus proche. On boit un verre ?',
      "[Samedi], et je le bloque avant que tu changes d'avis. Tu m'emmènes où ?",
    ],
    original: [
      "[Dimanche après-midi], l'heure où personne n'attend rien de nous. On va marcher ?",
      '[Mardi soir], le jour que personne ne choisit jamais : on aura la paix et une bonne table.',
      "[Samedi matin]. Un petit déjeuner plutôt qu'un verre, ça te dirait ?",
    ],
  },
  7: {
    humoristique: [
      "[Ta réponse], sans oublier de rire. J'ai pensé à une méthode révolutionnaire : on se voit et on regarde si ça prend.",
      "À long terme, [ta réponse]. À court terme, quelqu'un pour partager des frites [jeudi]. On commence par les frites ?",
      "[Ta réponse]. Mais on peut démarrer par un café, je n'amène ni bague ni notaire.",
    ],
    flirt: [
      "[Ta réponse], et je n'ai pas l'impression de chercher au mauvais endroit. On se voit cette semaine ?",
      '[Ta réponse]. Tu demandes franchement, ça me plaît. On en parle devant un verre [jeudi] ?',
      '[Ta réponse]. Et cette semaine, plus modestement, une soirée avec toi. Ça te tente ?',
      '[Ce que tu cherches]. Maintenant que tu sais tout, tu veux bien prendre un verre avec moi ?',
    ],
    original: [
      '[Ta réponse]. Le genre qui commence devant un café, un jour ordinaire. Tu aurais un jour ordinaire à me donner ?',
      "[Ta réponse]. Et toi, tu me le dirais devant un café ? Je n'en demande pas plus pour commencer.",
      '[Ta réponse]. Je propose de commencer par un midi : on déjeune ensemble [mardi] ?',
      '[Ce que tu cherches]. On fait un tour au marché [dimanche], et tu me donnes ta version ?',
    ],
  },
  8: {
    humoristique: [
      "[Ta réponse]. Si tu acceptes un verre, je mets cinq étoiles à l'appli.",
      'Depuis [ta réponse]. Bilan : beaucoup de « salut ça va », et puis toi. Je suspends les recherches un soir et on sort ?',
      '[Ta réponse], résultats [ta réponse]. Tu peux sauver mes statistiques avec un café [samedi].',
    ],
    flirt: [
      "[Ta réponse]. Là, tout de suite, je trouve que ça marche plutôt bien : on confirme autour d'un verre ?",
      '[Ta réponse]. Je ne sais pas si ça marche, mais toi, tu me donnes envie de sortir de chez moi. [Vendredi] ?',
      "[Ta réponse]. Celle-ci est bonne, vu que tu m'écris. On la termine avec un verre ?",
      '[Ta réponse], avec des pauses. Je te dirai si ça marche après notre premier verre, tu me donnes un soir ?',
      "[Ta réponse], mais assez pour savoir avec qui j'ai envie de boire un verre. Tu fais quoi [jeudi] ?",
      "[Ta réponse], et c'est la première conversation que j'ai envie de continuer dehors. On prend un verre [mercredi] ?",
    ],
    original: [
      "[Ta réponse], trois vraies conversations. J'aimerais que celle-ci finisse devant une crêpe, [samedi] ?",
      "[Ta réponse]. Je te propose un test simple : un café [mardi], et on voit si on a envie d'en reprendre un.",
      'Depuis [ta réponse]. Je crois que ça marche le jour où deux personnes posent leur téléphone : [jeudi], devant un thé ?',
      "[Ta réponse]. L'appli, ça marche moyen, mais le marché du [dimanche], ça marche toujours. On y fait un tour ?",
      "[Ta réponse], et je n'ai toujours pas compris les règles. On se voit [mercredi] et on fait comme avant, on parle ?",
    ],
  },
  9: {
    humoristique: [
      "[ta réponse]. Tu pourras vérifier autour d'un verre, j'apporte ma carte d'identité.",
      "[Ta réponse]. Si ça passe tes critères, l'épreuve suivante est un café [jeudi].",
      "[Ta réponse], ce qui est parfaitement compatible avec un verre [jeudi]. J'ai vérifié.",
      "[Ta réponse]. Pointure, groupe sanguin et allergies sur demande, autour d'un verre. Tu es libre [jeudi] ?",
      "[ta réponse]. J'ai tout dit sans même négocier. En échange, tu m'accordes un café ?",
    ],
    flirt: [
      "[ta réponse]. Si la réponse te plaît, je t'offre un verre [jeudi]. Sinon aussi, d'ailleurs.",
      "[Ta réponse]. Et moi, ce que je voudrais savoir, c'est ce que tu fais [samedi soir].",
      "[Ta réponse]. Tu vois, je ne te cache rien. Même pas que j'ai envie de te rencontrer : tu fais quoi [vendredi] ?",
    ],
    original: [
      "[ta réponse]. J'ai une question moins facile pour toi, mais elle se pose en marchant : une balade ce week-end ?",
      '[ta réponse], pour les papiers. Tout le reste ne rentre dans aucune case : on se voit pour en faire le tour ?',
      '[Ta réponse]. Pour la suite, essaie de deviner sur place : un café, dix questions, et une part de gâteau si tu gagnes.',
    ],
  },
  10: {
    humoristique: [
      "[Ta réponse]. D'habitude, c'est ma tante qui demande, et elle n'offre même pas l'apéro. On le prend [jeudi] ?",
      "[Ta réponse]. On a commencé par la fin, c'est original. On fait le début [samedi], autour d'un café ?",
      '[Ta réponse]. Question suivante, beaucoup plus grave : café ou bière, [mercredi] ?',
      "[Ta réponse]. Grande question, petit café ? J'en parle mieux avec quelqu'un en face et un gâteau au milieu.",
      "[Ta réponse]. Voilà, le plus sérieux est fait, il ne nous reste qu'à choisir un bar.",
      "[Ta réponse]. J'ai répondu à jeun et sans avocat, ça mérite bien un verre [vendredi], non ?",
    ],
    flirt: [
      '[Ta réponse]. Et il y a de la place dans ma semaine pour un dîner avec toi.',
      "[Ta réponse]. Maintenant que c'est dit, j'ai surtout envie de te connaître, toi. Un verre [jeudi] ?",
      "[Ta réponse]. J'aime ton côté direct, alors à mon tour : un verre avec moi [vendredi], ça te dit ?",
      "[Ta réponse]. J'aime que tu poses les vraies questions ; viens me poser les suivantes devant un verre.",
      "[Ta réponse]. Si ça te va comme réponse, j'aimerais bien t'inviter à dîner [samedi].",
    ],
    original: [
      "[Ta réponse]. Ça mérite des nuances qu'un message n'a pas : on va marcher [dimanche] et on en parle tranquillement ?",
      '[Ta réponse]. Demande-moi tout le reste de vive voix, je te promets des réponses aussi franches. Un café [samedi] ?',
      '[Ta réponse]. On peut en parler au calme [samedi], un café chacun et le droit de changer de sujet. Ça te va ?',
      "[Ta réponse]. Une question sérieuse, une question idiote, à tour de rôle, autour d'un verre [mercredi] : ça te va ?",
    ],
  },
  11: {
    humoristique: [
      '[Ta réponse]. La liste complète de mes défauts est disponible en terrasse, [jeudi], sur rendez-vous.',
      '[Ta réponse]. Je te la résume en trois minutes devant un verre, chrono en main.',
      "[Ta réponse]. Mes amis ont d'autres explications, mais eux, je ne les invite pas. Toi si : un verre [samedi] ?",
      "[Ta réponse]. Si ce n'est pas clair, je te fais un schéma sur un sous-bock, [jeudi] au bar ?",
      "[Ta réponse]. À ce stade de l'interrogatoire, on m'apporte à boire, normalement. [Jeudi], ça t'irait ?",
    ],
    flirt: [
      "[Ta réponse]. Ça, c'est derrière ; devant, j'aimerais bien un dîner avec toi.",
      "[Ta réponse]. Assez pour avoir de nouveau envie d'un premier rendez-vous. Avec toi, ça me plairait.",
      "[Ta réponse courte]. Tu poses des questions de premier rendez-vous, alors autant l'avoir : [samedi] ?",
      "[Ta réponse]. Pas de grande théorie, juste l'envie de te rencontrer. Tu serais libre [mercredi] ?",
      "[Ta réponse]. Ça n'a rien de définitif, surtout si tu es libre [vendredi soir].",
    ],
    original: [
      "[Ta réponse]. Je raconte mieux ces choses-là en marchant qu'en tapant : tu viendrais faire un tour ?",
      "[Ta réponse]. J'en parle volontiers, mais plutôt au calme. Un thé [samedi], et tu me racontes aussi, si tu veux.",
      '[Ta réponse]. Voilà pour le passé. Pour la suite, je propose une crêpe [dimanche] et aucun bilan.',
      '[Ta réponse]. Échange équitable : une histoire à toi contre une histoire à moi, et deux cafés pour témoins.',
      '[Ta réponse courte]. Pour la suite, je propose une règle : une question chacun par tour de parc. [Dimanche] ?',
      "[Ta réponse en bref]. Et si on parlait plutôt de ce qu'on cherche maintenant, à une petite table, [jeudi] ?",
    ],
  },
  12: {
    humoristique: [
      'Ça marche : [ta réponse]. Mais aucune story ne remplace un verre, alors je propose aussi [jeudi].',
      "D'accord, [ta réponse]. Encore deux applis et on finira par se parler en vrai : on gagne du temps avec un café ?",
      'Va pour le déménagement : [ta réponse]. Pour la crémaillère, on prend un verre ?',
    ],
    flirt: [
      "Oui, [ta réponse]. Écris-moi là-bas le jour où je peux t'offrir un verre.",
      "Tiens, [ta réponse]. Je compte m'en servir pour t'inviter, autant commencer ici : [vendredi] ?",
      "Oui, c'est [ton contact]. Et si tu veux aller encore plus vite, je peux boire un verre avec toi [jeudi].",
      'Bonne idée, [ton contact]. Mon premier message là-bas sera « on se voit quand ? », tu peux déjà y réfléchir.',
      "D'accord, [ton contact]. Je préviens, je suis plus à l'aise autour d'un verre que par écrit : [mercredi] ?",
    ],
    original: [
      'Oui, [ta réponse]. Mon réseau préféré reste quand même une table de café, [samedi] vers [heure] si ça te va.',
      "Oui, [ton contact]. La première chose que je t'y enverrai, c'est l'adresse d'un bon café. [Dimanche], ça t'irait ?",
      "D'accord, [ton contact]. Tu choisis l'appli, je choisis le bar : [jeudi], [heure] ?",
      "Ça marche, [ton contact]. On s'en sert juste pour s'écrire « je suis devant, tu es où ? », [mardi] vers [heure] ?",
    ],
  },
  13: {
    humoristique: [
      'Voilà le mien : [ton numéro]. Il sert à fixer un verre et, accessoirement, à recevoir des blagues.',
      "Pour le numéro, c'est fait : [ton numéro]. Reste à trouver une table et deux chaises. [Samedi] ?",
      "[ton numéro]. Mode d'emploi : tu écris « [jeudi] », je réponds « oui », et on boit un verre.",
      'Voilà : [ton numéro]. Je préviens, au téléphone je parle trop. Au café aussi, mais il y a des gâteaux. [Dimanche] ?',
      '[ton numéro]. Il capte partout, même en terrasse [jeudi] à [heure]. Tu viens vérifier ?',
    ],
    flirt: [
      "Le voilà : [ton numéro]. Maintenant, je n'ai plus d'excuse pour ne pas t'inviter. Un verre [mercredi] ?",
      "[ton numéro]. Et comme ça va plus vite de le dire : j'ai envie de te voir. [Samedi], ça t'irait ?",
      "Le mien, c'est [ton numéro]. J'espère surtout m'en servir un soir pour t'écrire « j'y suis, tu me vois ? ». Tu as un soir ?",
      "Tiens : [ton numéro]. J'ai envie d'entendre ta voix, et encore plus de l'entendre en face : on va boire un verre ?",
      "[ton numéro]. J'aime bien l'idée de ton premier message, et encore plus celle de te voir [jeudi]. Tu pourrais ?",
    ],
    original: [
      "Le mien : [ton numéro]. Envoie-moi le nom d'un endroit que tu aimes, et je t'y rejoins [dimanche].",
      '[ton numéro]. Envoie-moi un jour et une heure, sans autre explication, et je viens avec deux cafés.',
      "Voici [ton numéro]. Ça me va d'écrire, d'appeler, et encore mieux de marcher une heure avec toi [dimanche].",
      "[ton numéro]. On fait à l'ancienne, un seul coup de fil, un lieu, une heure ? Je suis libre [samedi].",
    ],
  },
  14: {
    humoristique: [
      "J'allais le proposer, tu me voles mon moment. Je me rattrape sur la logistique : [mercredi], [heure] ?",
      "Je fais semblant de consulter mon agenda… Voilà, c'est oui. [Vendredi], ça te va ?",
      "C'est oui. Mon canapé va mal le prendre, mais il s'en remettra. [Jeudi] ?",
      "Oui ! J'avais prévu une lessive, elle comprendra. [Mardi soir], ça te convient ?",
      "Avec plaisir. Je promets d'arriver à l'heure, et chez moi c'est presque une déclaration. [Mercredi], [heure] ?",
      "Oui. J'ai répondu trop vite, je sais, mais c'est oui. [Jeudi] ?",
    ],
    flirt: [
      'Très envie. [Jeudi soir], et on prend notre temps.',
      "J'en ai envie depuis deux ou trois messages déjà. [Vendredi soir], ça te va ?",
      "Bonne idée, et très bonne compagnie. Je peux [dimanche], et j'ai déjà hâte.",
    ],
    original: [
      "Oui, je note [vendredi] au stylo, pas au crayon. Tu me dis l'heure ?",
      "Oui ! On fixe une heure de début et pas d'heure de fin : [vendredi], [heure] ?",
      'Oui ! Pas besoin de plan B, le plan A me plaît. [Samedi], [heure], ça te va ?',
      "Ça marche pour [mardi]. On se dit dix minutes plus tôt, le temps d'évacuer la gêne ?",
    ],
  },
  15: {
    humoristique: [
      "Victoire ! Côté logistique : [samedi], [heure], et je m'engage sur moins de dix minutes de retard.",
      'Parfait. Je garde mon calme, et je propose [jeudi], [heure].',
      "Génial. J'avais encore trois arguments en réserve, je les garde pour le dessert. [Vendredi] te convient ?",
    ],
    flirt: [
      "J'espérais un oui, sans trop oser y croire. [Jeudi], [heure], ça te va ?",
      "Bon, me voilà de très bonne humeur. [Samedi] vers [heure], et j'arriverai sûrement en avance.",
      "Je fais comme si c'était normal, mais j'ai un grand sourire. On se dit [vendredi], [heure] ?",
      "Tu viens d'embellir ma semaine. On dit [jeudi soir] ?",
      'Voilà la meilleure réponse du jour. [Mercredi], [heure], et je te laisse me reconnaître.',
      "Parfait. Je vais compter les jours jusqu'à [jeudi], mais discrètement. [heure], ça te convient ?",
    ],
    original: [
      "Génial. On dit [dimanche], [heure], et qui arrive en premier garde la meilleure place à l'autre.",
      "Alors c'est officiel : [jeudi], [heure]. Et on se salue comme si on se connaissait depuis dix ans, d'accord ?",
      'Parfait. Je bloque [jeudi] à [heure], sans heure de fin, et on improvise la suite.',
    ],
  },
  16: {
    humoristique: [
      '[Jeudi], [heure], [ta réponse]. Signe distinctif : je serai la personne qui fait semblant de lire la carte.',
      "[Vendredi], [heure], [ta réponse]. Si tu arrives en avance, fais comme si de rien n'était, je ferai pareil.",
      'Plan de vol : [samedi], [heure], [ta réponse]. Retards tolérés, lapins non remboursés.',
    ],
    flirt: [
      "[Mercredi à 20 h], [ta réponse]. J'aurais dit plus tôt, mais j'essaie de cacher que j'ai hâte.",
      'Disons [heure], [ta réponse]. Si tu arrives en avance, tant mieux, moi aussi.',
      '[Jeudi], [heure], [ta réponse]. Je garde la place à côté de la mienne.',
      "[Samedi], [heure], [ta réponse]. Si l'heure ne te va pas, change-la, tant que tu viens.",
    ],
    original: [
      '[Samedi], [heure], [ta réponse]. Qui arrive en premier choisit la place. Ça te va ?',
      '[Vendredi à 19 h], [ta réponse]. Je porterai [ta réponse], tu me donnes un indice aussi ?',
      "[Jeudi], [heure], [ta réponse]. On fera le dernier bout de chemin ensemble, c'est plus simple que de se chercher.",
      "[Dimanche], [heure], [ta réponse]. Dix minutes de retard, et on offre le dessert à l'autre. D'accord ?",
    ],
  },
  17: {
    humoristique: [
      "Nouvelle date validée. J'ai prévenu mon agenda, qui n'avait de toute façon rien de mieux.",
      'Ça marche. Ma seule chemise propre tiendra bien jusque-là. On dit [heure] ?',
      "D'accord pour ce jour-là. J'avais quelque chose avec mon canapé, il comprendra. Vers [heure] ?",
    ],
    flirt: [
      "Aucun souci, je note. J'avais envie de te voir, j'en aurai juste un peu plus envie ce jour-là.",
      'Ça me va. Attendre un peu pour te voir, je devrais y arriver ; on se retrouve vers [heure] ?',
      "D'accord pour cette date. Elle est à toi, et je ne la prête à personne.",
    ],
    original: [
      'Va pour cette date. On se retrouve à [heure], et on commence par trinquer aux agendas compliqués ?',
      "Oui pour ce jour-là. Et si un autre imprévu s'en mêle, on l'emmène avec nous. [heure], c'est bon ?",
      'On garde le plan et on change juste la page du calendrier : [heure], ça te va toujours ?',
    ],
  },
  23: {
    humoristique: [
      "Je m'arrête là pendant que j'ai du succès, et je t'invite à boire un café.",
      'Attention, en vrai je ris fort, et à mes propres blagues. Un verre [jeudi], en connaissance de cause ?',
      "J'ai encore deux blagues en stock, une seule est bonne. Je te laisse deviner laquelle devant un café ?",
      'Si tu ris déjà, la barre est haute. Je révise sérieusement et on se voit [samedi] ?',
      "Je note la date et l'heure, pour une fois que ça marche. On fête ça autour d'un verre ?",
    ],
    flirt: [
      'Si je te fais rire par écrit, laisse-moi une chance en face : [vendredi soir] ?',
      'Si tu ris comme ça avec moi, on devrait passer une bonne soirée. [Samedi], ça te dit ?',
      "Je souris bêtement à mon téléphone, et c'est ta faute. On va boire un verre [jeudi] ?",
    ],
    original: [
      'Je prends ce rire comme un bon signe et je tente ma chance : une heure avec toi, le jour que tu veux.',
      'On tient quelque chose. Un mini-golf [samedi], et tu pourras rire de moi pour une bonne raison ?',
      'Une idée idiote, tant que tu es de bonne humeur : on se retrouve [mardi] et on partage le plus gros dessert de la carte.',
      'Il me manque le son. On va se promener [dimanche] et tu me mets le volume ?',
      "Garde-m'en un peu pour [samedi] : je connais un endroit où le café est moyen, mais où on rigole bien.",
      "Le prochain rire, c'est mon tour : tu me racontes ta meilleure histoire devant une bière ou un thé ?",
    ],
  },
  24: {
    humoristique: [
      "Je vois que je ne brille pas par écrit. J'ai un meilleur niveau en terrasse, [jeudi] par exemple.",
      "J'aurais dû commencer par l'essentiel : il y a de très bonnes frites [ta réponse]. [Jeudi], ça te dit ?",
      "Court et net, j'essaie aussi : toi, moi, verre, [jeudi] ?",
      'Bon, on a fait le tour du sujet. Un verre [vendredi], pour en trouver un autre ?',
    ],
    flirt: [
      "Bon, j'arrête de tourner autour : j'ai envie de te rencontrer. Un verre [jeudi], ça te dirait ?",
      "Je ne sais pas trop lire entre tes lignes, mais j'aimerais bien m'asseoir en face de toi. Tu aurais un soir ?",
      "D'accord. Une question à laquelle j'aimerais bien un oui : tu prends un verre avec moi [samedi] ?",
    ],
    original: [
      "On n'est peut-être pas très écran, toi et moi. Une balade [dimanche], on parlera si on en a envie.",
      "J'ai l'impression de te faire passer un entretien. Je préférerais une expo ou une glace [dimanche], tu choisis.",
      'Trois options : on change de sujet, on remet à demain, ou on va marcher [samedi]. Réponds juste 1, 2 ou 3.',
    ],
  },
  25: {
    humoristique: [
      "Moi, [ta réponse], à peu de chose près. Si on se renvoie la balle, autant le faire de chaque côté d'une table : un verre ?",
      'Moi, [ta réponse]. Fin de mon interview, le magazine offre un verre [jeudi]. Tu viens ?',
      '[Ta réponse], avec une parenthèse de dix minutes que je te réserve pour un café. [Samedi] ?',
    ],
    flirt: [
      "[Ta réponse]. Et j'ai une question en retour : tu fais quoi [vendredi soir] ?",
      "Moi, [ta réponse]. Et j'ai une soirée de libre [jeudi], si l'envie te prend de la partager.",
      "Moi, [ta réponse]. Plus on se parle, plus j'ai envie de te rencontrer. Un verre [samedi] ?",
      "[Ta réponse], et ça me fait plaisir que tu demandes. On continue devant un verre, un soir qui t'arrange ?",
    ],
    original: [
      'Moi, [ta réponse]. Les « et toi ? » vont plus vite en marchant, on essaie [dimanche] ?',
      "[Ta réponse]. Je propose d'épuiser tous nos « et toi ? » en une soirée, autour d'une assiette à partager.",
      'Moi, [ta réponse]. Et un musée où on invente les titres des tableaux, [dimanche], tu en dirais quoi ?',
      '[Ta réponse]. Un point partout, donc. On se départage au baby-foot ou au café, [jeudi] ?',
      'Moi, [ta réponse]. On continue [samedi] en fouillant dans une brocante ? Ça donne des idées de questions.',
      'Moi, [ta réponse]. On fait un pique-nique [dimanche], tu apportes une question et moi le dessert ?',
    ],
  },
  26: {
    humoristique: [
      'Merci, je relis ton message une quatrième fois et je te réponds. Voilà : un verre [jeudi] ?',
      "Merci. Je précise que je ne paie personne pour dire ça, mais je peux t'offrir un verre [jeudi].",
      "Merci, c'est trop, vraiment. Enfin non, continue, mais autour d'un café [dimanche] ?",
      'Tu viens de me rendre insupportable pour la journée. Viens constater les dégâts devant un verre.',
      "Merci ! Mes chevilles enflent, il va falloir m'aider à marcher jusqu'à un café. [Samedi] ?",
    ],
    flirt: [
      'Merci. Tu me plais aussi, alors allons au plus simple : un verre, toi et moi ?',
      'Merci, ça me donne du courage : tu prendrais un verre avec moi [jeudi] ?',
      'Merci. Attention, à force de me parler comme ça, tu vas finir en terrasse avec moi [mardi].',
    ],
    original: [
      'Ça fait du bien, merci. Je te propose de vérifier ta première impression [samedi], en plein jour.',
      "Merci ! J'en ai un pour toi, que je te dirai à la fin d'une balade. [Dimanche] ?",
      'Merci, je ne sais pas recevoir les compliments, mais je sais faire les invitations : un brunch [dimanche] ?',
      'Merci ! Un compliment vaut bien une part de gâteau. On va la manger quelque part, [samedi] ?',
    ],
  },
  27: {
    humoristique: [
      "De rien. Pour les remerciements officiels, je n'accepte que les cafés en terrasse.",
      "De rien, ça fera un verre. Je plaisante, c'est moi qui l'offre : [jeudi] ?",
      "Je t'en prie. J'en fais de meilleurs après un croissant : on prend un café [dimanche matin] ?",
      "De rien. Je n'ai répété que quatre fois devant le miroir. On se voit [mercredi], sans répétition ?",
      "Pas de quoi. J'ai épuisé mon courage de la semaine, il m'en reste juste assez pour te proposer un verre.",
      "Avec plaisir. J'en ai d'autres en réserve, à retirer en personne autour d'un café.",
    ],
    flirt: [
      "De rien. J'aimerais bien voir la tête que tu fais quand on t'en dit un. Un verre [jeudi] ?",
      "C'était facile à dire. Le plus dur, c'est la suite : tu dînes avec moi [samedi] ?",
      "Tu n'as pas à me remercier. Laisse-moi plutôt te le redire autour d'un verre [vendredi].",
    ],
    original: [
      "Il fallait que quelqu'un le dise. Et il fallait que quelqu'un propose un café : voilà, c'est fait.",
      "Je t'en prie. Chez moi, après un compliment, on propose une glace. Donc voilà : [dimanche] ?",
      "De rien. J'ai aussi quelques questions, moins flatteuses mais plus drôles. Un café [samedi] ?",
    ],
  },
  28: {
    humoristique: [
      'Touché. Je demande une revanche en personne : un verre [jeudi], coups bas autorisés.',
      "Mon avocat te contactera. À moins de régler ça à l'amiable, devant un café ?",
      "Redis-le-moi en face, si tu l'oses. [Vendredi], [heure], j'offre la première tournée.",
    ],
    flirt: [
      "Continue comme ça et je vais devoir t'inviter. Voilà, c'est malin : tu es libre quand ?",
      "Je ferais bien semblant de bouder, mais je préfère t'inviter. [Samedi soir], tu es libre ?",
      "Tu gagnes cette manche, et un dîner avec moi si tu veux. [Mercredi], ça t'irait ?",
    ],
    original: [
      'Un point pour toi. Le match retour se joue dehors, en marchant, et qui perd offre le chocolat chaud.',
      "Belle pique, je la garde. Je te la rendrai en main propre, [samedi], au-dessus d'un café.",
      'Je demande réparation : un bowling [samedi], et tu retires tout si je gagne.',
      "D'accord, c'est mérité. Je plaide coupable et je propose une peine légère : une glace avec toi [dimanche].",
      "Je m'incline. Tu gagnes le droit de choisir où on se voit [jeudi], même un karaoké.",
      'Tu me connais déjà un peu trop bien. Il est temps que je sache de quoi me moquer aussi : un café [mardi] ?',
    ],
  },
  29: {
    humoristique: [
      '[Ta réponse]. À mon tour : cap de prendre un café avec moi [jeudi] ?',
      '[Ta réponse]. Pour la remise des prix, je propose [jeudi] : un verre chacun et un discours très court.',
      '[Ta réponse]. Deuxième manche [vendredi] au bar ? Il paraît que je joue mieux avec des cacahuètes.',
      "[Ta réponse]. Même si c'est raté, il y a un lot de consolation, j'espère. Une bière [mercredi], par exemple ?",
      "[Ta réponse]. J'ai tout donné, il me faut un remontant : un café avec toi [samedi] ?",
      '[Ta réponse]. Mon défi à moi est plus simple : trouver un jour où on est libres, toi et moi. [Dimanche] ?',
    ],
    flirt: [
      '[Ta réponse]. Maintenant, ma question piège : tu réponds quoi à un verre avec moi [samedi] ?',
      '[Ta réponse]. Je te laisse tous les points, garde-moi plutôt ta soirée de [jeudi].',
      'Je dis [ta réponse]. Maintenant, devine à quoi je pense : deux verres, toi en face, un soir de cette semaine.',
    ],
    original: [
      "[Ta réponse]. À moi : qu'est-ce qui a quatre jambes, deux cafés et pas d'écran ? Nous, [samedi].",
      'Je réponds [ta réponse]. Prochaine manche en extérieur : on se promène, et qui croise un chien en premier choisit le café.',
      "[Ta réponse]. J'aimerais jouer la suite du même côté de l'écran que toi : on finit la partie dans un café ?",
    ],
  },
  30: {
    humoristique: [
      'Tu mérites une médaille, ou au moins une chaise et un verre. Je peux fournir les deux [jeudi].',
      "Rien qu'à te lire, j'ai besoin d'une sieste. Dors d'abord, et ce week-end je t'offre un café très serré.",
      "Bon, là, il faut des frites. Je t'en offre [jeudi], avec une boisson fraîche pour la récupération.",
      'Quelle horreur. Je propose un rendez-vous où on ne marche pas, on ne porte rien et on nous sert. [Samedi] ?',
      "Il te faut un fauteuil, pas un message. J'en connais deux bien mous dans un café, [dimanche] ?",
    ],
    flirt: [
      "J'aurais aimé te tendre un verre à la fin de tout ça. On s'organise pour [vendredi] ?",
      "Récupère, rien ne presse. Et quand tu auras de l'énergie pour un verre, pense à moi en premier.",
      "Repose-toi bien, et garde-moi un soir de la semaine : j'ai envie de te changer les idées.",
      "Après ça, il faut que quelqu'un t'emmène dîner, et j'aimerais bien que ce soit moi. [Vendredi] ?",
    ],
    original: [
      "Ça a l'air épuisant, vraiment. Je te propose l'inverse exact : un thé, un coin calme, rien à faire, [samedi].",
      'Quand tu auras récupéré, on se prend une heure sans montre et sans mails, juste un café et des bêtises.',
      'Respect. [Samedi], on se voit pour ne rien faire : un banc, deux cafés, et on regarde passer les gens.',
      'Après ça, il faut du fromage fondu. Je connais un endroit, [jeudi], si tu peux encore lever une fourchette.',
      "Aïe. Pas de grand programme, alors : un film au cinéma [mardi], et tu as même le droit de t'endormir.",
    ],
  },
  31: {
    humoristique: [
      "Je ris, pardon, et j'exige la version longue avec les gestes. Un verre [jeudi] ?",
      "C'est magnifique. J'offre le café en échange de la reconstitution complète.",
      "Je compatis. Enfin, dès que j'aurai fini de rire. Un verre [jeudi], pour oublier tout ça ?",
      "Rassure-toi, j'ai fait pire. On compare devant un verre [vendredi], la pire gaffe se fait inviter ?",
      "Respect. Il fallait le faire, et tu l'as fait. Je lève mon verre à ça [jeudi], tu m'accompagnes ?",
    ],
    flirt: [
      "J'aurais voulu être là, pour t'aider ou pour rire avec toi. Je me rattrape [vendredi], autour d'un verre ?",
      "Voilà, maintenant j'ai envie de te rencontrer pour de bon. Tu aurais un soir, catastrophes comprises ?",
      'Tu as une façon de raconter qui me plaît beaucoup. Un verre [samedi], et je te raconte la mienne ?',
      "C'est officiel, je préfère les gens qui gaffent. Toi surtout, en fait. On se voit [mardi] ?",
      "Après une histoire pareille, tu mérites une soirée où tout se passe bien. Je m'en occupe [vendredi] ?",
      'Je ne devrais pas trouver ça mignon, et pourtant. On prend un café cette semaine ?',
    ],
    original: [
      'Les gens qui savent raconter leurs gaffes, je veux les connaître en vrai. Un café cette semaine ?',
      "Ça mérite réparation : une gaufre, un banc, et quelqu'un qui ne se moquera presque pas. [Dimanche] ?",
      'Je te dois une gaffe en échange, et ça se raconte à voix basse, devant un chocolat chaud. Tu viens ?',
      'Bon, pour te changer les idées, je propose un truc sans risque : marcher tout droit, [dimanche], en parlant.',
    ],
  },
  32: {
    humoristique: [
      "Excellent ! Le règlement prévoit un toast dans les sept jours. Quel soir t'arrange ?",
      'Bravo ! Fêter ça devant une série, ce serait du gâchis. Un verre [samedi] ?',
      'Trop bien ! Les jours de bonne nouvelle, on peut tout demander. Moi, je demande un verre avec toi.',
      "Bravo ! J'ai applaudi, mes voisins se posent des questions. On fête ça dehors [mercredi] ?",
    ],
    flirt: [
      "Bravo ! Je t'invite à fêter ça [vendredi]. Officiellement pour la nouvelle, mais un peu pour te voir aussi.",
      'Félicitations ! La bonne humeur te va bien, même par écrit. On trinque à ça [samedi] ?',
      "J'adore te lire comme ça. Tu me gardes un peu de cette bonne humeur pour un verre [dimanche] ?",
    ],
    original: [
      "Magnifique. Raconte-moi le moment exact où tu l'as su, mais en vrai, autour d'un café [samedi].",
      "Bravo ! Il faut un gâteau, c'est la règle. Je l'apporte, et on le mange dans un parc [dimanche] ?",
      'Superbe ! Toi, tu fêtes ça comment : champagne, kebab ou karaoké ? Je prends ce que tu prends, [samedi].',
      'Quelle nouvelle ! On la fête deux fois : maintenant par écrit, et [vendredi] avec de vrais verres ?',
      "Trop bien ! Tu choisis le resto, je m'occupe du discours. Il sera court, promis : [mardi] ?",
    ],
  },
  33: {
    humoristique: [
      "Le sort s'acharne, mais avec peu de moyens. Une fois l'affaire réglée, je t'offre un verre de consolation ?",
      "Courage. Dès que c'est passé, on va boire quelque chose à la santé de tout ce qui marche encore.",
      "Je t'envoie mon soutien moral, et je garde le soutien liquide pour [samedi] : chocolat chaud ou bière ?",
    ],
    flirt: [
      "J'aimerais être à côté pour râler avec toi. On se voit dès que c'est fini ?",
      'Bon, il te faut une bonne nouvelle pour finir la semaine. Un verre avec moi [samedi], ça compte ?',
      "Zut. Je te laisse râler jusqu'à [jeudi], et après, on va boire un verre pour que tu oublies tout ça ?",
      "Je compatis, vraiment. À mon avis, on te doit une belle soirée : je m'en charge [samedi], si tu veux.",
      "Quelle guigne. Je ne sais rien réparer, mais je sais offrir un verre quand c'est passé. [Vendredi] ?",
    ],
    original: [
      "Je te propose un marché : tu survis à ça, et [dimanche] je t'emmène prendre un goûter digne de ce nom.",
      'Pas de chance. On se voit [samedi], tu râles dix minutes, je râle dix minutes, et après on commande un dessert ?',
      "Aïe. Je te propose un après-midi sans tuile : [dimanche], un café au chaud, et rien d'autre de prévu.",
      "Les petits malheurs font les meilleures histoires la semaine d'après. Rendez-vous la semaine prochaine, alors, devant un café ?",
      "Quelle plaie. Dès que c'est réglé, on fête ça : un verre [vendredi], et un toast au retour à la normale.",
      "Ça arrive toujours au mauvais moment. Alors choisis-en un bon, [jeudi] ou [samedi], et je t'offre un café.",
    ],
  },
  39: {
    humoristique: [
      "J'ai au moins huit questions bêtes sur ton travail. Je les pose toutes d'un coup, autour d'un verre ?",
      'Tout ça mérite une pause-café. Une vraie, avec moi, [jeudi] ?',
      "Je note. Je voudrais maintenant la version qu'on ne met pas sur le CV, celle qui se raconte au comptoir. [Mercredi] ?",
    ],
    flirt: [
      "Ça m'intéresse, et toi encore plus. Tu me raconterais la suite en face, [vendredi] ?",
      'Je veux tout savoir, y compris ce que tu fais [jeudi soir]. Un verre avec moi ?',
      'Ça me plaît, ce que tu racontes. Et toi aussi, donc je tente : un verre [vendredi] ?',
      "Moi, c'est [ton métier]. Maintenant que les présentations sont faites, je peux t'inviter [jeudi] ?",
      "J'ai déjà trois questions, et voici la première : tu dînes avec moi [samedi] ?",
    ],
    original: [
      "J'aimerais savoir par quel chemin on arrive à ce métier-là. Une balade [dimanche], tu racontes, j'écoute ?",
      "Prends-moi en stage pour une heure : un café, tu m'expliques ton monde, et je prends des notes sur la nappe.",
      "J'aimerais l'anecdote que tu racontes toujours, et celle que tu ne racontes jamais. Un café [mardi] ?",
      "J'y connais si peu que je vais dire des bêtises. Viens me corriger [mercredi], autour d'une pizza.",
    ],
  },
  40: {
    humoristique: [
      "Je veux les photos ratées, celles qu'on ne publie pas. Soirée diapo autour d'un verre ?",
      "Tu racontes, j'offre le café, et j'aurai voyagé à peu de frais. [Samedi] ?",
      "Mon passeport n'est plus à jour, mais j'ai une terrasse à dix minutes. Tu m'y racontes la suite [jeudi] ?",
      'Ça mérite un vrai débriefing, avec cacahuètes. [Vendredi soir], tu es libre ?',
      "Moi, je t'emmène moins loin : [ta réponse], aller-retour, bagage cabine. [Samedi] ?",
      "Un bon récit de voyage doit durer au moins deux verres, c'est mon seul critère. On teste le tien [mercredi] ?",
    ],
    flirt: [
      'Garde-moi le meilleur souvenir pour notre premier verre. Tu choisis le soir.',
      "Montre-moi où c'est sur une carte, un soir, autour d'un verre. C'est un prétexte, et je l'assume.",
      "Des souvenirs, j'aimerais bien en avoir un ou deux avec toi. On commence par un verre [mercredi] ?",
      "Je t'écouterais volontiers plus longtemps, et de plus près. Un verre [jeudi], ça te dit ?",
    ],
    original: [
      'Ma question sur ce voyage est trop longue pour un message. Je te la pose devant un thé ?',
      "Apporte trois photos, je commande à boire, et tu m'y emmènes pour une heure.",
      "On cherche un restaurant qui cuisine comme là-bas, et tu me dis si c'est vrai ? [Samedi], par exemple.",
      'Et si on jouait aux touristes dans le coin, [dimanche], plan en main et photo devant la mairie ?',
      "Tu me racontes ce voyage, je te raconte [ta réponse], et on élit le meilleur autour d'un café [mardi].",
      'Je te propose un voyage de deux heures : un bus au hasard, le terminus, un café. Tu viens [dimanche] ?',
    ],
  },
  41: {
    humoristique: [
      'Beau programme. Avant ça, tu aurais le temps pour un projet plus modeste, genre un verre avec moi ?',
      "J'ai des conseils à te donner. Ils sont mauvais, mais ils viennent avec un verre [samedi]. Ça te tente ?",
      "Je vois que l'avenir se remplit. Il reste un créneau pour un café [jeudi] ?",
    ],
    flirt: [
      "J'aime t'entendre faire des plans. On en fait un petit pour cette semaine, toi et moi, un soir ?",
      "J'ai envie d'en savoir plus, sur ça et sur toi. On prend un verre [jeudi] ?",
      "Tout ça, c'est pour plus tard. Et [dimanche], tu as quelque chose, ou je peux t'inviter ?",
      "Ça se sent que tu y tiens, et ça me plaît. Tu m'en parles devant une pizza [samedi] ?",
      "J'espère que tu ne disparais pas tout de suite. J'aimerais t'emmener dîner avant, [vendredi] ?",
    ],
    original: [
      "Les projets s'entendent mieux à voix haute. Tu m'exposes le tien en marchant, [dimanche] ?",
      "Je n'y connais rien, donc je poserai de très bonnes questions. Un café [samedi], ça te dit ?",
      "Raconte-moi ton projet qui avance, je te raconterai le mien qui traîne. [Mardi], autour d'un verre ?",
    ],
  },
  42: {
    humoristique: [
      "Il manquait juste moi, mais je ne t'en veux pas. On se rattrape [samedi] autour d'un verre ?",
      'À côté, le mien fait peine à voir : [ta réponse]. Tu sauves le prochain avec un café [samedi] ?',
      "Après ça, il faut une journée pour s'en remettre. Je propose [mercredi], en terrasse, sans bouger.",
      'Le prochain a la pression. Je peux aider : une bière [vendredi] pour bien le lancer.',
    ],
    flirt: [
      "Le prochain, j'aimerais en faire partie. Un verre [samedi soir], toi et moi ?",
      "Il te reste un peu d'énergie après ça ? J'aimerais bien t'inviter à boire un verre [mercredi].",
      "Moi, [ton week-end], et j'ai pensé une ou deux fois à te proposer un verre. Voilà, c'est fait : [jeudi] ?",
      "J'aurais bien pris une petite place là-dedans. Tu m'en gardes une le week-end prochain ?",
      "Grâce à toi, j'ai déjà envie d'être au week-end prochain. Surtout si on prend un verre [samedi].",
    ],
    original: [
      "J'ai le résumé, il me manque les détails inutiles. Un café, et tu me racontes ceux-là ?",
      "Je te propose une prolongation en pleine semaine : [mercredi], un verre, comme si c'était encore dimanche.",
      "D'habitude, on raconte son week-end à ses collègues. Si on se racontait les nôtres, [lundi soir], autour d'un verre ?",
      'Et si la semaine avait droit à son bon moment, elle aussi ? Un verre [mercredi], et on rentre tôt, ou pas.',
      'Ça me donne une idée pour [samedi] : un petit-déjeuner dehors. Tu aimes te lever, ou on dit midi ?',
    ],
  },
  43: {
    humoristique: [
      "Beau programme. S'il y a un entracte, je suis disponible pour un café.",
      'Je ne vois pas de verre avec moi dans la liste, sûrement un oubli. On corrige [dimanche] ?',
      "Profites-en bien ! Et pour t'en remettre, je propose un café [lundi].",
    ],
    flirt: [
      'Profite bien, mais garde-moi un petit bout de ta semaine : un verre [mercredi] ?',
      'Et après ça, tu auras bien mérité un verre avec moi. [Mardi], ça te plairait ?',
      "J'arrive trop tard pour ce programme-là, alors je réserve le suivant : [jeudi soir], avec moi ?",
      'Tu me raconteras ? Ou mieux, tu me racontes ça [mercredi], en face de moi, avec un verre.',
      'Je ne vais pas te détourner de tes plans. Enfin, pas cette fois : [vendredi prochain], je tente ma chance.',
    ],
    original: [
      "Profite à fond, et rapporte-moi une histoire. Je l'échange contre un verre [mardi].",
      "Je te laisse à tes plans, et j'en ajoute un au crayon : toi, moi, un thé, [dimanche] en fin de journée.",
      'Chacun son programme, et on se retrouve [lundi] pour un café : tu me racontes le meilleur moment, moi le pire.',
      "Et la semaine prochaine, on fait un plan à deux : tu choisis le lieu, je choisis l'heure. [Jeudi] ?",
    ],
  },
  44: {
    humoristique: [
      'Je vois qui est la vedette de cette conversation. On se retrouve pour un café, avec ou sans la vedette ?',
      "Je veux voir les photos, toutes, même les floues. Autour d'un verre [jeudi], ça ira plus vite.",
      "Je connais maintenant mieux cette bête que toi. On rééquilibre autour d'un verre ?",
    ],
    flirt: [
      "Tu me fais sourire avec ça, et j'ai envie que ça continue. On prend un verre [vendredi] ?",
      "Tu en parles d'une façon qui me donne envie de te rencontrer. [Samedi] ?",
      "J'aime bien l'histoire, et un peu plus encore qui la raconte. On va boire quelque chose, rien que toi et moi ?",
    ],
    original: [
      "Je propose d'en reparler sur un banc, un café à la main, en commentant les chiens qui passent.",
      "Tu m'en racontes une autre [vendredi] ? Je paie en viennoiseries, une par anecdote.",
      'Voilà un sujet qui appelle le grand air. Une balade [dimanche], deux humains, toute bête bienvenue ?',
      "On va faire un tour [samedi], et on donne un prénom à tous les chats qu'on croise ?",
      'Il y a sûrement des canards à aller saluer quelque part. [Dimanche], toi et moi, après le café ?',
    ],
  },
  45: {
    humoristique: [
      "Tu t'occupes de la playlist, je m'occupe des cafés, et on se retrouve [samedi] sur un banc.",
      "Je ne sais ni chanter ni danser, mais je sais commander deux verres. [Jeudi], ça t'irait ?",
      'On va boire un verre [samedi] dans un endroit avec de la musique, et on critique tout ?',
      'Karaoké ou café tranquille, [vendredi] ? Je précise que le premier choix engage ta responsabilité.',
      "J'ai fait de la flûte à bec au collège, donc on se comprend. Un verre [mercredi] pour parler de ma carrière ?",
    ],
    flirt: [
      'Si on se voit [samedi], je te laisse choisir toute la musique. Même pour danser.',
      'Tu parles musique, et moi je cherche déjà un bar avec un petit concert [vendredi]. Tu viendrais avec moi ?',
      "J'aimerais bien que tu t'occupes de mon éducation musicale. On commence [mardi], autour d'un verre ?",
    ],
    original: [
      "Un titre de toi contre un titre de moi, et on se voit [jeudi] pour s'expliquer.",
      "Et si on allait [jeudi] écouter un groupe dont on ne sait rien, juste pour le plaisir d'avoir un avis ?",
      "On se retrouve [samedi] chez un disquaire, chacun choisit une pochette pour l'autre, et on boit un café après ?",
      'Cherchons un café où la musique est vraiment bonne. Ça peut prendre plusieurs essais, on commence [jeudi] ?',
      "Un café, ça dure environ dix chansons. J'ai largement le temps [samedi], et toi ?",
      "Choisis un morceau pour l'aller et un pour le retour, et on va marcher [dimanche].",
    ],
  },
  46: {
    humoristique: [
      "Je propose un ciné [jeudi]. Je m'engage à ne rien commenter avant la fin des publicités.",
      'Moi, je mets une heure à choisir un film. Viens boire un verre [vendredi], ça ira plus vite.',
      "Bien noté. Un café [samedi], et je te raconte un film que j'ai entièrement vu en dormant ?",
    ],
    flirt: [
      "Tu me donnes envie d'un cinéma, et surtout du siège à côté du tien. On y va un soir ?",
      "On se choisit un film [vendredi] ? Je promets de regarder l'écran au moins la moitié du temps.",
      "J'ai bien envie d'une soirée où on parle de ça et de tout le reste. Avec toi, [samedi] ?",
      "Ciné ou verre, [vendredi], je te laisse choisir. Du moment que c'est avec toi, ça me va.",
      "J'aimerais en parler avec toi à la sortie d'une salle, assez tard pour finir devant un verre. [Samedi] ?",
    ],
    original: [
      'Ça me donne une idée : on entre voir la première séance qui passe, au hasard, et on en parle après en marchant.',
      "La meilleure partie, c'est quand on en discute après. On peut sauter directement à ça, devant un café ?",
      "On échange : tu m'imposes un film, je t'en impose un, et on règle nos comptes [dimanche] devant une pizza.",
      'Un vieux film dans une petite salle presque vide, [mardi], avec le siège qui grince et tout, ça te dirait ?',
      'Un jeu : on se retrouve en terrasse [samedi] et on double les conversations des autres tables.',
      'Ça ferait un bon début de soirée : un film court, une longue balade, et on voit. [Vendredi] ?',
    ],
  },
  47: {
    humoristique: [
      'Un club de lecture à deux, avec à boire et très peu de lecture, ça te tente [jeudi] ?',
      "Je n'ai pas lu la moitié de ce que je prétends avoir lu. J'avoue tout [mercredi], autour d'un verre ?",
      'Ma pile de livres à lire tient debout sans moi, je peux donc sortir. Un café [samedi] ?',
      "Résume-le-moi en trois minutes autour d'un verre, et j'en parlerai partout avec aplomb grâce à toi.",
    ],
    flirt: [
      'Je viendrais bien lire à côté de toi, mais je ne tournerais aucune page. Un verre [jeudi], plutôt ?',
      "J'aurais pu te demander ce que tu lis ensuite. Je préfère te demander ce que tu fais [samedi soir].",
      "J'aime bien quand tu parles de ce que tu lis. Tu continuerais [mercredi], à une petite table avec moi ?",
      "Prête-m'en un, ça nous fera deux rendez-vous : un pour le prendre, un pour le rendre. Le premier, [vendredi] ?",
      'Tu me donnes envie de lire, et envie de te voir. Je commence par toi : [vendredi] ?',
      "Pose ton marque-page et dis-moi quel soir tu serais libre. J'ai envie de t'inviter.",
    ],
    original: [
      'Retrouvons-nous dans une librairie : tu choisis un livre pour moi, moi pour toi, puis on va boire un café avec.',
      '[Samedi], on va lire une heure dans le même café, chacun son livre, et après on parle. Ça te tente ?',
      "On fait trois boîtes à livres à pied [dimanche], et on s'arrête pour une crêpe. Ça te plairait ?",
      'On se retrouve à la bibliothèque [mercredi], on chuchote dix minutes, et on file boire un chocolat ?',
      "Apporte-le [samedi], on l'ouvre au hasard, et on voit où ça mène la conversation. Le café est pour moi.",
    ],
  },
  48: {
    humoristique: [
      "Tu me donnes faim, et c'est ta responsabilité. On va manger quelque chose [jeudi] ?",
      'Je prends note pour le jour où on partagera une assiette. Ce jour pourrait être [samedi].',
      'Ce genre de sujet se règle à table. Tu choisis le resto, je choisis le dessert.',
    ],
    flirt: [
      "Je te laisserais piquer dans mon assiette, c'est dire si j'ai envie de dîner avec toi.",
      "Je te laisse choisir l'endroit, le plat et la table. Je demande juste la chaise en face, [jeudi] ?",
      "On pourrait s'entendre, toi et moi. Un apéro [jeudi], et si on est bien, on reste dîner ?",
      "J'ai envie de bien manger, et surtout de passer la soirée avec toi. [Samedi] ?",
    ],
    original: [
      "On fait un tour au marché [dimanche matin], et on grignote tout avant d'arriver au bout ?",
      'On pourrait prendre une entrée ici, un plat là, un dessert ailleurs, à pied entre les trois. Tu as une soirée ?',
      'Je retiens tout, parce que je te propose un dîner où tu commandes pour moi et moi pour toi.',
    ],
  },
  49: {
    humoristique: [
      "Je m'incline d'avance. La troisième mi-temps, en revanche, je peux la jouer : un verre [vendredi] ?",
      "Moi, mon sport, c'est d'attraper le serveur du regard. Démonstration [jeudi], en terrasse ?",
      'Je brille dans tout ce qui se pratique sur une chaise. Un verre [samedi], pour voir mon niveau ?',
      'On fait un match à ma portée : fléchettes ou ping-pong, [jeudi], et le score reste entre nous ?',
    ],
    flirt: [
      "Tu m'accordes la soirée de [vendredi] ? Je promets de ne te faire courir nulle part.",
      'Ça me plaît, tout ça. Toi surtout. Un verre [jeudi] ou une balade [dimanche], comme tu préfères.',
      "J'aime bien les gens qui ont une passion. J'aime encore mieux quand ils sont libres [jeudi].",
      "Si tu me proposes un match, je viens. Si c'est un verre [mardi], je viens aussi, mais en courant.",
    ],
    original: [
      "Et si on changeait de rythme : une balade d'une heure, sans chrono ni score, pour voir à quelle allure on parle ?",
      'Toi le sport, moi les bonnes adresses. On mélange : une marche [dimanche], avec une boulangerie au bout ?',
      "On loue un pédalo [dimanche] ? C'est du sport, c'est ridicule, et on peut discuter.",
      "Il y a un sport que je maîtrise : la pétanque avec un verre à la main. On s'entraîne [vendredi] ?",
      'Invente une épreuve facile, et on la fait [samedi], toi et moi. Qui perd paie les glaces.',
    ],
  },
  50: {
    humoristique: [
      'Je propose le format court : deux verres, une table, retour avant minuit et avant la citrouille. [Jeudi] ?',
      "Ma dernière sortie, c'était les poubelles. Tu m'aides à remonter le niveau [vendredi], autour d'un verre ?",
      "Mon talent en soirée, c'est de garder les manteaux. Un verre [samedi], et je garde le tien ?",
      "Très bien, mais avec moi, il y aura des chips, c'est non négociable. Un apéro [mercredi] ?",
      "Je vois le niveau. On commence doucement, un verre à deux, que je m'échauffe ?",
    ],
    flirt: [
      'On aurait pu se croiser quelque part, mais le hasard est lent. Un verre [samedi] ?',
      "Avec toi, je signe pour un seul verre ou pour fermer le bar, selon l'humeur. Tu as un soir ?",
      "J'ai bien envie de sortir [vendredi], et encore plus si c'est avec toi. On se choisit un bar ?",
      'En soirée, je peux parler des heures avec une seule personne. [Jeudi], ça pourrait être toi ?',
      "La prochaine tournée, j'aimerais bien la prendre avec toi. [Mercredi] ou [vendredi], comme tu préfères.",
      "Un verre [samedi], et si on s'ennuie, on ira danser. Mais je ne crois pas qu'on s'ennuiera.",
    ],
    original: [
      'On inverse tout : petit déjeuner au comptoir, [samedi] à [heure], et on a fini avant que la fête commence. Tu viens ?',
      "Le meilleur d'une soirée, c'est souvent quand on parle sur le trottoir avant de rentrer. On va droit à ça, en marchant ?",
      "Montre-moi un endroit que tu aimes, je t'en montre un autre, et on décide au deuxième verre lequel gagne.",
    ],
  },
  51: {
    humoristique: [
      'Je veux vérifier ça sur le terrain. Une balade [dimanche], tu guides et je pose des questions idiotes.',
      "Quel que soit le temps, quel que soit le quartier, il y a toujours un comptoir. On s'y retrouve [jeudi] ?",
      'Merci pour le bulletin local. Prévision pour [samedi] : un café à deux, avec éclaircies.',
    ],
    flirt: [
      'Sous le soleil ou sous un parapluie, je marcherais bien une heure à côté de toi. [Samedi] ?',
      'Je viendrais bien faire un tour par chez toi. Pour le quartier, bien sûr. Un peu pour toi aussi. [Samedi] ?',
      'Une seule question sur ton coin : il y a un endroit bien pour boire un premier verre avec toi [mercredi] ?',
      "J'irais bien voir ça de plus près, et toi encore plus. Un verre par là-bas, un de ces soirs ?",
      "Tu me donnes envie de mettre mes chaussures et de te rejoindre. Disons [vendredi], autour d'un verre ?",
    ],
    original: [
      "On sort sans regarder ni la carte ni la météo, et on s'arrête au premier café qui nous plaît ?",
      'Tu me montres ton endroit préféré, je te montre le mien, et on commence [samedi]. Ça te va ?',
      "Tu me fais la visite que les touristes n'ont pas ? J'offre le café à l'arrivée, [dimanche].",
      "Et la meilleure boulangerie de chez toi, c'est laquelle ? On s'y retrouve [dimanche matin] et on vérifie.",
      "Par ici, c'est plutôt [ta réponse]. On se retrouve à mi-chemin [mercredi], pour un café ?",
    ],
  },
  52: {
    humoristique: [
      'Chaque famille a ses légendes, je veux bien entendre les tiennes devant un verre. Discrétion garantie.',
      'Ah, la famille. Promis, au café je ne demanderai ni « et le travail ? » ni « et les amours ? ». [Samedi] ?',
      "Si tu veux t'échapper une heure [mardi], dis que tu as dentiste et viens boire un café avec moi.",
    ],
    flirt: [
      "J'aime ta façon de parler des tiens. J'aimerais te connaître un peu, toi, un soir rien que pour nous deux.",
      "Et toi, au milieu de tout ça, qui t'invite à dîner ? Je me propose.",
      "J'aime bien que tu m'en parles. Je t'emmène dîner [vendredi], juste toi et moi ?",
      "Je ne demande pas à rencontrer tout le monde. Juste toi, [samedi], autour d'un verre.",
      "Plus tu m'en dis, plus j'ai envie de te voir. [Mercredi soir], tu pourrais t'échapper ?",
      "Je crois que je t'aime bien, et ta famille y est un peu pour quelque chose. On prend un verre [mardi] ?",
    ],
    original: [
      "Échange de portraits : tu me racontes quelqu'un de ta famille, je te raconte quelqu'un de la mienne, et on fait ça devant un café.",
      "Apporte une photo de toi à huit ans, j'apporte la mienne, et on boit un verre [jeudi] ?",
      "Il y a sûrement une version longue. Je t'offre le café [dimanche], tu m'offres la version longue ?",
      'On se voit [mardi] ? On a le droit de parler famille vingt minutes, après on parle de nous.',
      "Ça me dit un peu d'où tu viens, et ça me donne envie du reste. Une balade [dimanche] ?",
    ],
  },
  53: {
    humoristique: [
      "On a tous un dossier de ce genre. Je propose de laisser les nôtres au vestiaire et d'aller boire un verre.",
      "Merci pour le contexte. Pour la suite, un café où on n'en parle que cinq minutes, montre en main ?",
      'Je ne ferai aucun commentaire sans mon dessert. On va en manger un [samedi] ?',
    ],
    flirt: [
      "Merci de m'en parler franchement. J'aimerais connaître la personne que tu es maintenant : un verre [jeudi] ?",
      "On a chacun notre passé. Ce qui me donne envie, c'est la suite : un café avec toi [dimanche] ?",
      "Je comprends mieux. Moi, c'est le présent qui m'attire : toi et moi, un soir de cette semaine.",
    ],
    original: [
      "Rien n'oblige à en dire plus, rien ne l'interdit. Une balade [dimanche], et tu décides en route ?",
      "Merci de m'en parler. Je propose un verre [jeudi] avec deux sujets facultatifs : les ex et le travail.",
      "J'aime bien qu'on se dise les choses tôt. On se voit [dimanche], sans grand discours, juste pour faire connaissance ?",
      'Tu as un avant, moi aussi. Ça me plairait de te rencontrer maintenant : [jeudi], thé ou bière selon ton humeur.',
      "J'apprécie ta franchise. Voyons-nous sans rien comparer, juste un café et deux personnes qui se découvrent.",
      "À mon tour de te raconter une histoire, mais autour d'un café, si tu veux bien. [Mercredi], ça irait ?",
    ],
  },
  54: {
    humoristique: [
      'Pardon accordé, avec une peine légère : un verre avec moi [jeudi].',
      "Pas de souci, j'ai eu le temps de préparer une phrase géniale. La voici : un café ?",
      'Tout va bien. En face à face, le délai de réponse tombe à deux secondes, on teste [samedi] ?',
    ],
    flirt: [
      "Tu réponds, c'est tout ce qui compte. Et si tu tiens à te faire pardonner, j'ai un verre à te proposer.",
      "Ne t'excuse pas, ça m'a laissé le temps d'avoir envie de t'inviter. Tu es libre quand ?",
      "Attendre ton message, ça va encore. Ce que j'aimerais ne pas trop attendre, c'est de te voir : [vendredi] ?",
    ],
    original: [
      "Prends ton temps, toujours. Et quand tu en auras un peu devant toi, on le passe autour d'un thé.",
      "Pas grave, ça m'a laissé le temps de trouver un bon endroit pour un café. [Samedi], ça te va ?",
      "Aucun souci. Je te résume ce que tu as raté : j'aimerais bien te voir [jeudi].",
      "T'inquiète, ça m'arrive aussi. On se voit [mercredi] et on rattrape tout d'un coup ?",
      "Je n'appelle pas ça un retard, j'appelle ça une vie. Dis-moi juste quand elle se calme, on ira boire un café.",
      'Aucune importance, on a une vie, toi comme moi. Autant se garder une heure rien que pour parler : une balade [dimanche] ?',
    ],
  },
  55: {
    humoristique: [
      "File, je garde la conversation au chaud. On la termine autour d'un verre [jeudi] ?",
      'File. Moi, je vais répéter devant le miroir : « Un verre [jeudi], ça te dit ? »',
      'Va, et ne pense à rien, sauf à un jour pour prendre un café avec moi.',
      "Je te laisse filer sans faire d'histoires, ça mérite bien un café [samedi], non ?",
    ],
    flirt: [
      "À très vite, j'espère. Et pour de vrai, si tu veux bien : un verre [vendredi] ?",
      "Déjà ? Je plaisante, file. Mais j'en voudrais un peu plus, alors je propose un verre [jeudi].",
      "J'ai passé un bon moment avec toi. J'en voudrais bien un autre, mais à la même table. [Samedi] ?",
      "Vas-y. Moi, je cherche un bel endroit où t'inviter [jeudi], si tu veux bien y venir.",
      'Prends soin de toi. Je garde le sourire, et une question pour ton retour : on se voit [mardi] ?',
    ],
    original: [
      "Va, je ne te retiens pas. La prochaine fois qu'on se dit au revoir, j'aimerais que ce soit à la porte d'un café.",
      'À très vite. Et [samedi], si on se disait bonjour, pour changer, devant un croissant ?',
      'Sauve-toi. Si demain tu ne sais plus de quoi on parlait, on recommence tout devant un café, [jeudi] ?',
      'File, la suite peut attendre [vendredi], dans un café avec de vieilles chaises et du bon gâteau. Ça te va ?',
    ],
  },
  56: {
    humoristique: [
      "[Ce qui t'a plu]. Et j'ai pour habitude de confirmer mes impressions avec des frites. [Vendredi] ?",
      "[Ce qui t'a plu]. Si tu veux me voir rougir en le disant, je suis libre [dimanche] pour un café.",

      "Pour [ce qui t'a plu]. J'espère que ça suffit comme motif, parce que j'allais te proposer un verre [jeudi].",
    ],
    flirt: [
      'Je pense que tu me plais, et que [vendredi soir] serait un bon moment pour te dire pourquoi.',
      "[Ce qui t'a plu], pour faire long. Pour faire court : tu me plais. On prend un verre [jeudi] ?",
      "[Ce qui t'a plu] m'a donné envie de t'écrire. T'écrire m'a donné envie de te voir : [mercredi] ?",
      "Honnêtement : [ton regard]. Et depuis qu'on se parle, j'ai surtout envie de te voir en vrai.",
      "Du bien, et de plus en plus. [Ce qui t'a plu], déjà. Le reste, j'aimerais le découvrir [samedi] autour d'un verre.",
    ],
    original: [
      "[Ce qui t'a plu]. Et si on se voyait [jeudi] pour se dire, chacun, ce qu'on avait imaginé de l'autre ?",
      "[Ce qui t'a plu]. On va marcher [dimanche], et au retour, chacun donne sa deuxième impression ?",
      '[Ta réponse]. Ça se vérifie vite, en une promenade : [dimanche] ?',
      "J'ai trois réponses. La première : [ce qui t'a plu]. Les deux autres, autour d'un verre [mercredi] ?",
    ],
  },
  57: {
    humoristique: [
      "Je t'envoie ça. Mais la version en direct est mieux : le son, l'image, et j'offre le café.",
      "Je t'envoie ça, et si tu ne t'enfuis pas, on boit un verre [samedi] ?",
      "D'accord, mais en échange je veux un avis honnête, de préférence devant une bière [vendredi].",
      "Premier essai raté, on dirait une prise d'otage. Je t'envoie le deuxième, et on en rit autour d'un verre [mercredi] ?",
      "D'accord, un seul exemplaire, sans retouche. Pour la suite de la collection, rendez-vous [jeudi] devant un verre.",
      'Ça arrive, mais je décline toute responsabilité. En cas de déception, je rembourse avec un verre [jeudi].',
    ],
    flirt: [
      "Ça marche, j'envoie. Moi, ce qui me ferait plaisir, c'est un verre avec toi [vendredi].",
      "Je le fais, même si ça m'intimide un peu. Un verre avec toi [mercredi] m'intimiderait aussi, remarque. On tente ?",
      'Tout de suite. Mais à une condition : tu viens comparer avec le modèle, un soir de cette semaine.',
    ],
    original: [
      "Je t'envoie ça. Toi, envoie-moi le nom d'un café que tu aimes, et on s'y retrouve [samedi] ?",
      "D'accord. Comme ça, tu sauras à qui t'attendre [dimanche], si tu veux bien qu'on aille marcher un peu.",
      'Ça vient, sans préparation. Et [jeudi], sans préparation non plus : on se voit et on improvise ?',
    ],
  },
  58: {
    humoristique: [
      "J'existe, j'ai même des factures à mon nom. Je les apporte [samedi] au café, si ça te rassure.",
      'À ta place, je me méfierais aussi. Un café [mardi], dix minutes, avec toi près de la sortie ?',
      "Pose-moi tes questions pièges, je passe l'oral [vendredi], autour d'un verre. Tu peux même venir avec un jury.",
      'Question légitime, un robot répondrait pareil. Un café en plein jour, et tu vérifies que je le bois vraiment ?',
    ],
    flirt: [
      'Je ne sais pas le prouver par écrit. En face de toi, je crois que ça se verrait : [vendredi] ?',
      'Je pourrais jurer, mais ici ça ne vaut pas grand-chose. Un verre [samedi], et je te le dis en face ?',
      "J'aime bien que tu ne te laisses pas faire. Un verre [mercredi], et tu me demandes tout ce que tu veux ?",
    ],
    original: [
      'Les mots se copient, une heure ensemble beaucoup moins. Une balade là où il y a du monde, [dimanche] ?',
      'Je préfère que tu en juges sur place. Un thé, une demi-heure, et tu pars quand tu veux.',
      'Le doute est sain, garde-le. Pose-moi la question qui te rassurerait, et si la réponse te va, on prend un café en plein jour.',
    ],
  },
  59: {
    humoristique: [
      "[Ta réponse], et je ne négocie pas. Enfin si, autour d'un verre, [jeudi].",
      "[Ta réponse]. Si c'est la mauvaise réponse, je demande un rattrapage à l'oral, devant un café.",
      'Je dis [ta réponse]. À mon tour : plutôt verre [jeudi] ou café [samedi] ?',
    ],
    flirt: [
      '[Ta réponse]. Question suivante, et celle-là compte : [jeudi] ou [vendredi], pour un verre avec moi ?',
      "[Ta réponse]. Si j'ai réussi le test, est-ce que je peux t'inviter [samedi] ?",
      "[Ta réponse]. Et la tienne, ne me dis rien : laisse-moi la deviner [mercredi], autour d'un verre.",
      '[Ta réponse]. Voilà un bon sujet, il ne manque plus que deux verres et toi en face. [Vendredi] ?',
    ],
    original: [
      "[Ta réponse]. On fait toute la liste en marchant [dimanche], et on s'arrête boire quelque chose au premier vrai désaccord ?",
      "[Ta réponse], mais j'ai l'esprit ouvert. [Dimanche], tu essaies de me faire changer d'avis, et j'offre le goûter ?",
      '[Ta réponse]. Il me manque encore une info, ton café préféré. Tu me le fais découvrir [mardi] ?',
      '[Ta réponse]. À mon tour : plutôt marché ou plutôt musée ? On y va [samedi], et je te laisse trancher.',
    ],
  },
  60: {
    humoristique: [
      "Mon avis : [ta réponse]. Garantie valable si tu viens me raconter le résultat autour d'un verre.",
      "Je dirais [ta réponse]. Si j'ai tort, je paie le verre. Si j'ai raison, je le paie aussi, mais avec le sourire. [Jeudi] ?",
      'À ta place, [ta réponse]. Pour un second avis, je reçois aussi en terrasse, [samedi].',
      "D'après moi, [ta réponse]. D'après ma voisine aussi, mais elle dit oui à tout. On tranche autour d'un café [mardi] ?",
    ],
    flirt: [
      'Je dirais [ta réponse]. À mon tour de te demander un avis : toi et moi, un verre [jeudi], bonne idée ?',
      "Je pencherais pour [ta réponse]. Si tu hésites encore [mardi], je t'offre un verre et on hésite ensemble.",
      "À ta place, [ta réponse]. À la mienne, je n'attends pas pour te proposer un verre : [mercredi] ?",
    ],
    original: [
      "[Ta réponse], je pense. On se voit [samedi], tu me dis ton choix, et promis, pas de « je te l'avais dit » ?",
      'À vue de nez, [ta réponse]. On fait les pour et les contre sur une nappe en papier, [vendredi] ?',
      "D'instinct, [ta réponse]. Mais ça se réfléchit mieux en marchant : je t'accompagne une heure [dimanche] ?",
    ],
  },
};
