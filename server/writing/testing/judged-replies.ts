import type { ConversationMessage } from '#contract/writing.ts';

// Replies as models write them, judged by hand: fit to send (`sendable`) or not (`unsendable`). A man writes to a woman.

export const talkOf = (lines: readonly string[]): ConversationMessage[] =>
  lines.map((line) => ({ from: line.startsWith('>') ? 'moi' : 'match', text: line.replace(/^> ?/, '') }));

export const sendable: { talk: string[]; replies: string[] }[] = [
  {
    talk: ['> Salut ! Bien ou bien ?', 'Coucou, crevée, je sors de garde 😴', 'et toi ?'],
    replies: [
      'Garde terminée, médaille méritée ! Ici ça va. Tu es plutôt team sieste immédiate ou team « juste un épisode » ?',
      "Ça va mieux maintenant que tu réponds. J'espère que tu as droit à un vrai repos après ça ?",
      'On devrait remettre un diplôme de survie après chaque garde. Tu accrocherais le tien où ?',
      'Ça va, merci ! Je te laisse dormir si tu promets de me raconter ta garde la plus improbable après',
    ],
  },
  {
    talk: ['> Tu reviens de vacances ?', 'Oui de Sicile, on a mangé comme des rois', 'tu connais ?'],
    replies: [
      '[oui ou non], mais je veux bien la liste des coupables : arancini, cannoli, ou tout à la fois ?',
      "Pas encore, mais tu me donnes faim. C'était quoi le plat qui t'a fait fermer les yeux ?",
      'Si tu devais ramener un seul goût de Sicile dans ta valise, ce serait lequel ?',
      "Je sens que tu es rentrée avec deux kilos de souvenirs et zéro regret. Le plat du voyage, c'était quoi ?",
    ],
  },
  {
    talk: ['Hello, tu fais quoi dans la vie ?'],
    replies: [
      'Je suis [ton métier], version bureau la semaine et version humaine le week-end. Et toi ?',
      '[ton métier] le jour, expert en questions indiscrètes le soir. À ton tour !',
      'Devine : un indice, je passe mes journées à [ce que tu fais]. Et toi, tu réponds à des mails ?',
    ],
  },
  {
    talk: [
      '> Alors ce film ?',
      'Nul 😂 je me suis endormie au bout de 20 min',
      'Tu me conseilles quoi pour me rattraper ?',
    ],
    replies: [
      "Vingt minutes, c'est presque un record. Je te conseille [ton film], garanti sans sieste. Enfin, presque.",
      'Je propose un marché : je choisis le film, tu apportes le café. Partante ?',
      'Tout dépend : tu veux rire, frissonner ou juste rester éveillée ?',
      "J'ai une règle : on ne juge un film qu'après le générique. Toi, tu juges sur l'oreiller, respect",
    ],
  },
  {
    talk: ["J'ai adopté un chaton hier ! Il s'appelle Moka", 'il a déjà détruit une plante'],
    replies: [
      "Moka 1, plante 0. Il a l'air de savoir qui commande, non ?",
      'Je crains que Moka ait déjà un casier. Tu comptes payer sa caution en croquettes ?',
      "J'adore déjà son sens des priorités. La plante avait-elle un prénom ?",
    ],
  },
  {
    talk: ['> On se fait un verre jeudi ?', 'Jeudi je peux pas, mais vendredi oui !'],
    replies: [
      "Vendredi alors, c'est noté. Plutôt terrasse ou petit bar caché ?",
      'Jeudi va bouder, mais vendredi est ravi. Tu préfères 19h ou 20h ?',
      "Va pour vendredi ! Je te laisse choisir l'endroit, je m'occupe de la bonne humeur",
    ],
  },
  {
    talk: ["Bonjour, j'ai vu que vous aimiez l'opéra ?"],
    replies: [
      "Bonjour, vous avez l'œil ! Et vous, plutôt Verdi ou Mozart ?",
      'Beaucoup, oui. Quel est le dernier spectacle qui vous a émue ?',
      'Si je dis oui, vous me conseillez un air pour ce soir ?',
    ],
  },
  {
    talk: ['> Plutôt mer ou montagne ?', 'Montagne à 1000%', "la mer c'est surcoté"],
    replies: [
      'Attention, tu viens de te fâcher avec la moitié de la France. La montagne l’hiver ou l’été ?',
      "J'aime les gens qui tranchent. Ta montagne idéale, c'est un refuge ou une terrasse au soleil ?",
      "On pourrait en débattre autour d'une fondue, c'est terrain neutre non ?",
    ],
  },
  {
    talk: ['je cours le marathon de Paris dans 2 semaines, je stresse'],
    replies: [
      "Deux semaines, c'est le moment où les jambes savent et où la tête doute. C'est ton premier ?",
      'Je vote pour un panneau ridicule au 30e kilomètre. Tu veux quel message dessus ?',
      'Respect ! Je suis impressionné. Tu t’entraînes depuis longtemps ?',
    ],
  },
  {
    talk: ["> T'es plutôt série ou bouquin ?", 'Bouquin ! Je finis un polar scandinave, je dors plus', 'tu lis toi ?'],
    replies: [
      "Un polar qui te prive de sommeil, c'est qui le coupable : l'auteur ou toi qui dis « encore un chapitre » ?",
      'En ce moment, [ton livre]. Mais si tu me prêtes ton polar, je veux bien des nuits blanches aussi.',
      "Je lis surtout tes messages, et le suspense est déjà bien dosé. C'est quel auteur ?",
      "Dis-moi au moins que le coupable n'est pas le voisin sympa, sinon je ne ferme plus l'œil non plus",
      'Promis, je ne te demande pas la fin. Mais un indice contre un café ?',
    ],
  },
  {
    talk: ['Hey ! Ton chien est trop mignon sur ta photo', "il s'appelle comment ?"],
    replies: [
      "Merci pour lui, il va prendre la grosse tête. Il s'appelle [son nom]. Tu as un animal aussi ?",
      '[son nom], et il te remercie. Il accepte les compliments et les friandises, dans cet ordre.',
      "Il s'appelle [son nom] et il gère toute ma communication. Tu postules comme assistante ?",
    ],
  },
  {
    talk: ['> Ça va depuis hier ?', 'Mouais, journée pourrie au boulot', 'ma cheffe me rend folle'],
    replies: [
      "Aïe. Tu préfères en parler ou qu'on change complètement de sujet ?",
      "Courage. Qu'est-ce qui te ferait du bien ce soir : un bain, une pizza, ou râler librement ici ?",
      "Je t'écoute, version longue acceptée. Elle a fait quoi cette fois ?",
      'Journée pourrie officiellement enregistrée. Je te prescris un plaid et zéro mail',
    ],
  },
  {
    talk: ['> Tu danses ?', 'Je fais de la salsa depuis 3 ans !', "toi t'as le rythme ou pas du tout ?"],
    replies: [
      'Disons que mon sens du rythme mérite un débat. Tu donnes des cours de rattrapage ?',
      '[oui ou non], mais je suis prêt à écraser quelques pieds pour apprendre. Tu es patiente ?',
      "Trois ans de salsa... Le pas le plus dur à apprendre, c'était lequel ?",
      'Je préfère te laisser juge. Une initiation un soir, et un verre pour consoler tes orteils ?',
    ],
  },
  {
    talk: ["j'ai raté mon train à cause d'un croissant"],
    replies: [
      'Ce croissant avait intérêt à en valoir la peine. Verdict ?',
      "Je ne peux pas te juger, j'aurais fait pareil. Il était au beurre au moins ?",
      'Le train repassera, le croissant chaud non. Choix défendable.',
      "Tu viens d'inventer la meilleure excuse de l'année. Le prochain train est à quelle heure ?",
    ],
  },
  {
    talk: ["> Tu viens d'où ?", "De Bretagne, et fière de l'être", "tu connais le kouign-amann j'espère ?"],
    replies: [
      'Le beurre avec un peu de gâteau autour ? [oui ou non], mais je demande à voir ta version.',
      "Si je dis non, tu m'envoies en stage intensif ?",
      "Une Bretonne qui teste mes connaissances dès le premier soir, ça promet. Il se mange tiède, c'est ça ?",
      "Je suis prêt à passer l'examen. Question bonus : beurre salé obligatoire ?",
    ],
  },
  {
    talk: ["On s'appelle un de ces quatre ?"],
    replies: [
      'Avec plaisir ! Plutôt ce soir ou demain ?',
      "Volontiers, j'ai hâte d'entendre ta voix. Quel moment t'arrange ?",
      'Bonne idée. Je prépare trois sujets, tu en prépares trois, et on improvise le reste ?',
    ],
  },
  {
    talk: ['> Ton week-end ?', "Brocante avec ma mère, j'ai trouvé un appareil photo argentique à 10 balles"],
    replies: [
      'Dix balles pour des souvenirs flous mais élégants, belle affaire. Il marche ?',
      'Première pellicule : tu photographies quoi ?',
      'Tu négocies avec le sourire ou avec ta mère ?',
      "À ce prix-là, même les photos ratées seront rentables. Tu comptes l'emmener où en premier ?",
    ],
  },
  {
    talk: [
      '> Alors, Lyon te plaît ?',
      "Grave ! je découvre les bouchons, j'ai pris 3 kilos",
      "t'as une adresse à conseiller ?",
    ],
    replies: [
      "Trois kilos, c'est le droit d'entrée. Je te conseille [ton adresse], mais prévois une sieste après.",
      "J'en garde une sous le coude, à condition que tu me laisses t'y accompagner.",
      'Avant de répondre : tu es plutôt quenelle ou tablier de sapeur ? Ta réponse décide de tout.',
      "Je note que tu prends l'intégration très au sérieux. Le prochain sur ta liste ?",
    ],
  },
  {
    talk: ["ptdr t'as l'air d'un mec qui fait des blagues nulles"],
    replies: [
      "C'est faux, je les fais très nulles. Tu en veux une gratuite ?",
      "Touché. Mais avoue que tu as envie d'en entendre une.",
      "Je préfère dire « incomprises ». Tu laisses une seconde chance à l'humour ?",
    ],
  },
  {
    talk: [
      '> Tu as prévu quoi pour tes vacances ?',
      'Un road trip en Écosse avec ma meilleure pote en van',
      'on sait pas conduire à gauche mdr',
    ],
    replies: [
      'Si vous survivez au premier rond-point, le reste sera une formalité. Qui conduit ?',
      "L'Écosse en van, ça sent la pluie, le whisky et les fous rires. Vous partez quand ?",
      "Je propose une mascotte : un mouton en peluche sur le tableau de bord. Vous l'appelleriez comment ?",
      "Je veux des nouvelles à chaque mouton croisé, c'est la moindre des choses",
    ],
  },
  {
    talk: ["Je suis en pleine révision pour mon concours, j'ai la tête comme une citrouille"],
    replies: [
      'Promis, je ne pose aucune question à choix multiples. Il est quand ce concours ?',
      "La citrouille se transforme en carrosse à minuit, tiens bon. C'est un concours de quoi ?",
      "Je t'envoie toute la concentration que je n'utilise pas. Ça se fête quand ?",
    ],
  },
  {
    talk: ["> t'écoutes quoi comme musique ?", "Du rap français et du Debussy, oui c'est bizarre"],
    replies: [
      "Ce n'est pas bizarre, c'est une playlist à double personnalité. Laquelle conduit ?",
      'Debussy pour la douceur, le rap pour le caractère : le mélange me plaît bien.',
      "Si Debussy sortait un feat aujourd'hui, ce serait avec qui ?",
    ],
  },
  {
    talk: ["J'ai enfin monté mon étagère toute seule 💪"],
    replies: [
      'Et il reste combien de vis mystérieuses ?',
      "Bravo ! Je m'incline devant tant de tournevis.",
      'Je suis admiratif. Tu prends les commandes ou il faut un devis ?',
      "Une étagère debout, c'est une victoire. Le premier objet dessus, c'est quoi ?",
    ],
  },
  {
    talk: ['> on remet ça bientôt ?', "Oui carrément, c'était chouette hier !"],
    replies: [
      "J'ai trouvé aussi. Tu choisis le lieu cette fois ?",
      'Pareil de mon côté. Plutôt mercredi ou ce week-end ?',
      'Hier mettait la barre haut, il va falloir innover. Mini-golf ou musée ?',
    ],
  },
  {
    talk: ['Tu crois aux signes astro toi ?'],
    replies: [
      "Ça dépend : si le mien annonce une bonne soirée avec toi, j'y crois à fond.",
      '[oui ou non], mais je veux bien que tu devines le mien.',
      "Seulement quand l'horoscope m'arrange. Le tien dit quoi aujourd'hui ?",
    ],
  },
  {
    talk: ['> Tu fais du sport ?', 'Boxe thaï, fais gaffe à toi 😏'],
    replies: [
      'Message reçu, je garde mes distances. Tu as commencé pour te défouler ou pour gagner ?',
      'Je promets de ne jamais voler ta dernière frite, alors.',
      "Une boxeuse, ça force le respect. Ton meilleur coup, c'est lequel ?",
    ],
  },
  {
    talk: ["J'ai réussi mon exam de conduite au 4e essai !!"],
    replies: [
      "Le quatrième, c'est celui des champions. Bravo ! On fête ça où, à pied pour l'instant ?",
      'Félicitations ! Première destination avec le permis en poche ?',
      'Les trois premiers étaient des répétitions générales. Je suis fier de toi',
    ],
  },
  {
    talk: ['> Plutôt chien ou chat ?', "Chat évidemment, j'en ai deux, Plume et Gaston", 'toi ?'],
    replies: [
      "Plume et Gaston, on dirait un duo de détectives. Lequel mène l'enquête ?",
      "[chien ou chat]. Mais je veux bien passer l'entretien avec Gaston.",
      'Je réponds si tu me dis lequel des deux est le plus manipulateur.',
    ],
  },
  {
    talk: ["Je suis chaude pour un resto ce week-end si t'es dispo"],
    replies: [
      'Avec plaisir ! Samedi ou dimanche ?',
      'Très bonne idée. Tu as une envie précise ou on tire au sort ?',
      'Dispo, affamé et de bonne humeur. Tu préfères quoi, italien ou japonais ?',
    ],
  },
  {
    talk: ['> Raconte un truc que personne sait', 'Je parle à mes plantes tous les matins', 'à toi'],
    replies: [
      "Et elles répondent ? Pour moi, c'est [ton secret], mais ça reste entre nous et tes plantes.",
      "J'espère que tu leur dis du bien de moi. Mon secret : [ton secret].",
      'Ça explique peut-être pourquoi les tiennes survivent. Laquelle est ta confidente ?',
    ],
  },
  {
    talk: ['Désolée du retard, grosse semaine au taf'],
    replies: [
      "Aucun souci, la vraie vie d'abord. Elle se termine bien, cette semaine ?",
      "Pardonnée d'office. Tu as survécu comment, café ou chocolat ?",
      'Pas de retard ici, juste du suspense. Raconte !',
    ],
  },
  {
    talk: ['> Ton plat préféré ?', 'Les pâtes de ma grand-mère, imbattables'],
    replies: [
      "Personne ne bat une grand-mère, c'est une loi universelle. Son ingrédient secret ?",
      "Je n'ose même pas rivaliser. Elle accepte les élèves ?",
      'Tu as eu droit à la recette ou elle la garde au coffre ?',
    ],
  },
];

export const unsendable: { talk: string[]; replies: string[] }[] = [
  {
    talk: ['> Tu fais quoi ce week-end ?', 'Je vais voir ma sœur à Nantes, et toi ?'],
    replies: [
      "Moi je vais à Nantes aussi, j'y ai grandi !",
      'Je pars faire du surf à Biarritz avec mes potes',
      'Je reste tranquille avec mon chat',
      'Ma sœur habite aussi à Nantes, quelle coïncidence',
      'En tant que Parisien, je te conseille le train',
      'Je bosse tout le week-end au resto',
      "J'ai prévu un brunch avec des amis samedi",
      'On va au ciné avec ma fille',
      "Moi c'est foot dimanche avec l'équipe",
      'Je suis graphiste donc je dessine',
      "Nantes, j'y suis allé l'an dernier, magnifique",
      "J'ai 32 ans et toujours pas vu l'éléphant",
      'Je suis fan de Nantes depuis toujours',
      "T'as de très beaux yeux",
      'Tu dois être magnifique',
      "Tu as l'air canon",
      'Viens chez moi plutôt, on dormira ensemble',
      'Tu me fais fantasmer',
      'Pourquoi tu mets autant de temps à répondre ?',
      "Si tu ne réponds pas je vais croire que tu m'ignores",
      'Donne-moi ton numéro tout de suite',
      'Ce week-end, je déménage, donc pas le temps',
      'Je serai à Lyon pour un mariage',
      'Mes parents viennent me voir',
      'Je travaille chez Airbus',
      'Cool, have fun with your sister!',
      "J'ai toujours rêvé de voir Nantes, ma ville préférée",
      'Perso je joue dans un groupe samedi soir',
      "Je vais courir dimanche matin comme d'habitude",
      "Mon insta c'est leo.grimpe si tu veux",
      'Je suis content que tu sois venu',
      'Tu es parti quand ?',
      'Je suis une fille simple',
      'Tes photos sont superbes, quelle silhouette',
      'Tu es la plus belle chose de ma journée',
    ],
  },
  {
    talk: ['> Tu lis quoi ?', 'Un polar scandinave, et toi tu lis ?'],
    replies: [
      'Moi je dévore des mangas en ce moment',
      'Je viens de finir le dernier Musso',
      "Mon auteur préféré c'est Camus",
      'Je lis jamais, je suis dyslexique',
      "J'étais libraire avant",
      'Je suis prof de français, donc oui',
      'Ma bibliothèque déborde',
      'Mon appart est plein de livres',
      "Je me suis mis aux polars l'hiver dernier",
      'Perso je suis plutôt BD',
      'Dans ma famille on lit tous',
      "J'ai lu tous les Millénium",
      "J'en lis trois par mois",
      "Je connais bien la Suède, j'y ai vécu",
      "Ton cerveau m'excite",
      'On pourrait lire ça tous les deux sous les draps',
      'Avec des yeux pareils tu devrais lire moins',
      'Allez, fais pas ta timide',
      "Bon tu viens samedi ou t'as peur ?",
      "T'es bizarre comme fille",
      'Tu pourrais au moins me répondre',
      'You read a lot?',
      'Quel est votre auteur préféré ?',
      "Je suis ravie de l'apprendre",
      'Tu es sûr de toi ?',
      'Je suis abonné à un club de lecture',
      'Chez moi il y a un chat sur chaque livre',
      'Depuis que je vis seul je lis plus',
      "J'écris des romans à mes heures perdues",
      'Je te trouve à croquer',
    ],
  },
  {
    talk: ['> Salut, ça va ?', 'Oui et toi ? Je sors du yoga'],
    replies: [
      'Ça va, je rentre du boulot',
      'Moi aussi je pratique le yoga, tous les mardis',
      "J'ai essayé une fois, je me suis coincé le dos",
      'Ma prof de yoga est géniale',
      'Je sors de la salle moi',
      'Ça va, un peu fatigué après ma séance de muscu',
      "J'arrive pas à toucher mes pieds depuis mon accident",
      'Je médite chaque matin',
      'Mon ex en faisait',
      'On en fait avec ma coloc',
      "J'imagine ton corps en posture du chien",
      'Le yoga te va bien, ça se voit sur tes photos',
      "Je parie que t'es encore plus belle en legging",
      "Tu m'invites chez toi pour une séance ?",
      'Pas mal, vu que je travaille de nuit',
      'Oui, je suis en vacances cette semaine',
      'Je suis à Bordeaux en ce moment',
      "Ça va super, je viens d'avoir mon permis",
      'Réponds plus vite la prochaine fois',
      "Je déteste le yoga mais j'adore le tennis",
      'Êtes-vous assidue au yoga ?',
      'Namaste! How was your class?',
      'Je suis très sportive aussi',
      "T'es prêt pour la suite ?",
      "Ça va, je rentre d'un verre avec Marc",
      'Voici trois réponses possibles :',
      'Texte-moi sur whatsapp au 0612345678',
      'Tu fumes après le yoga, salope ?',
    ],
  },
  {
    talk: ['> Hello !', 'Salut, tu cuisines toi ? moi je suis nulle'],
    replies: [
      "Je cuisine tous les soirs, ma spécialité c'est le risotto",
      "Oui, j'ai fait une école hôtelière",
      'Mes lasagnes sont connues dans tout le quartier',
      "Ma grand-mère m'a tout appris",
      'Pas trop, je commande beaucoup',
      'Je suis végétarien donc je me débrouille',
      "J'ai brûlé des pâtes hier soir",
      'Je tiens ça de mon père',
      'Viens dîner chez moi ce soir, je te ferai autre chose que manger',
      "T'es sûrement douée pour d'autres choses 😏 au lit par exemple",
      "Une fille qui cuisine pas, c'est dommage",
      "Vous cuisinez quoi d'habitude ?",
      'I cook a lot, what about you?',
      'Je suis une vraie cheffe',
      'Tu es mauvais mais adorable',
      'Appelle-moi et je te file ma recette : 06.55.44.33.22',
      'Mon insta culinaire : @chef_leo',
      "T'es canon même avec un tablier",
      'Je vis à Toulouse, capitale du cassoulet',
      'Avec mes colocs on se relaie',
      'Je bosse dans un resto italien',
      "J'avais un blog de recettes",
      'Tu réponds enfin !',
      'Pas de réponse, pas de gâteau : décide-toi maintenant',
    ],
  },
];
