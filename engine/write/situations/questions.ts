import type { NamedSituation } from './situation.ts';

export const questions: NamedSituation[] = [
  {
    id: 'ask-job',
    objective: 'continue',
    act: 'asked',
    why: 'Esquive avec le sourire, ou dit le métier simplement.',
    cues: "tu fais quoi dans la vie, tu bosses dans quoi, tu travailles dans quoi, tu taf dans quoi, ton metier, c'est quoi ton boulot, ton taf, tu bosses ou, consultant*",
    lines: {
      humoristique: [
        "Devine. T'as trois essais, et chaque erreur me donne droit à une question sur toi.",
        '[ton métier] la journée, et le soir je relis mes messages avant de te les envoyer.',
        "Si je te le dis, tu vas me demander un service. Dis d'abord lequel tu espères.",
        "Officiellement [ton métier]. Ma mère, elle, l'explique beaucoup moins bien que ça.",
      ],
      flirt: [
        "Là tout de suite, mon métier c'est de te faire sourire. Je suis en période d'essai.",
        "[ton métier], mais je quitte le bureau à l'heure quand j'ai une bonne raison. Tu postules ?",
        "D'après mes photos, tu m'imagines faire quoi ? La réponse sera retenue contre toi.",
      ],
      original: [
        '[ton métier]. Et si on efface les diplômes et le loyer, toi tu ferais quoi lundi matin ?',
        "Je te réponds si tu me dis quelle réponse t'aurait fait fuir.",
        "Dis-moi d'abord le métier que tu faisais semblant d'exercer à huit ans, et j'avoue le mien.",
      ],
    },
    examples: { yes: ['Tu fais quoi dans la vie ?'], no: ['Tu fais quoi ce soir ?'] },
  },
  {
    id: 'ask-tastes',
    objective: 'continue',
    act: 'asked',
    why: 'Répond par un échange de goûts.',
    cues: 'tu aimes quoi, tes passions, tes hobbies, tu fais quoi de ton temps libre, tes loisirs, en dehors du boulot',
    lines: {
      humoristique: [
        'Je te préviens, si tu me lances sur [ta passion] on y est encore demain.',
        'Je peux te donner la version CV ou la version honnête. Laquelle tu supportes ?',
        'Rien de présentable avant le troisième message. Commence par ton plaisir le moins avouable.',
        "[ta passion], et la sieste à un niveau presque professionnel. À toi d'avouer.",
      ],
      flirt: [
        'Je te dis les miens, tu me dis les tiens, et on joue la surprise aux points communs.',
        "En ce moment, les gens qui posent de bonnes questions. C'est assez ciblé comme goût.",
        'Ça dépend, tu cherches un point commun ou un prétexte ?',
      ],
      original: [
        "Je t'échange un goût inavouable contre un des tiens. Tu commences, c'est plus sûr.",
        "Plutôt que la liste : c'est quoi le truc qui te fait oublier de regarder l'heure ?",
        '[ta passion]. Et toi, tu pourrais parler de quoi vingt minutes sans préparation ?',
      ],
    },
    examples: { yes: ["C'est quoi tes passions ?"], no: ["C'est quoi ton prénom ?"] },
  },
  {
    id: 'ask-past-love',
    objective: 'continue',
    act: 'asked',
    why: "Répond sans s'étaler.",
    cues: "ta derniere histoire, ton ex, ta derniere relation, celibataire depuis, separe* depuis, pourquoi ca s'est fini, marie*, divorce*",
    lines: {
      humoristique: [
        'Mes archives sont ouvertes sur rendez-vous uniquement. Les tiennes ?',
        'Rien qui ait mérité un documentaire, mais un ou deux épisodes feraient une bonne série.',
        "Résumé : j'ai appris des choses, et je sais maintenant où sont les sorties de secours.",
      ],
      flirt: [
        "Une histoire assez longue pour savoir ce que j'aime, assez finie pour être là ce soir.",
        'Ça, je le raconte en vrai, avec les silences au bon endroit.',
        "Je préfère te parler de la suite, elle est encore à écrire et t'as un stylo.",
      ],
      original: [
        "Dis-moi plutôt la petite habitude que t'as gardée de quelqu'un. J'ai la mienne aussi.",
        "Je te réponds, mais avec une règle : chacun dit ce qu'il a appris, pas ce qu'on lui a fait.",
        "Et toi, s'il fallait donner un titre à ta dernière histoire, ce serait quoi ?",
      ],
    },
    examples: { yes: ["Ta dernière histoire s'est finie il y a longtemps ?"], no: ['Tu as fini ton livre ?'] },
  },
  {
    id: 'ask-weekend',
    objective: 'continue',
    act: 'asked',
    why: 'Parle du week-end en laissant une porte ouverte.',
    cues: "ce week-end, week-end, t'as prevu quoi, tu fais quoi samedi, tu fais quoi dimanche, prevu pour",
    lines: {
      humoristique: [
        '[ton plan], si mon lit accepte de négocier. Toi ?',
        'Un programme ambitieux, dont dix pour cent seront réalisés. Et le tien, honnêtement ?',
        "Pour l'instant mon planning c'est « on verra ». Je laisse la place aux bonnes idées.",
      ],
      flirt: [
        'Ça dépend, tu demandes par politesse ou tu fais du repérage ?',
        "Je comptais avoir un week-end raisonnable. Tu peux encore l'empêcher.",
        "[ton plan]. Mais il reste un créneau suspect dont personne n'a encore voulu.",
      ],
      original: [
        'Je te le dis si tu me donnes le tien en trois mots, dont un mensonge.',
        'Et toi, ton week-end parfait, il commence vendredi soir ou dimanche à midi ?',
        "[ton plan]. Mais ce qui m'intéresse, c'est ce que tu repousses depuis trois week-ends.",
      ],
    },
    examples: { yes: ['Tu fais quoi ce week-end ?'], no: ['Tu fais quoi dans la vie ?'] },
  },
  {
    id: 'ask-tell',
    objective: 'continue',
    act: 'asked',
    why: 'Renvoie la balle avec envie.',
    cues: "raconte, parle-moi de toi, dis-moi tout, raconte-moi, presente-toi, dis-m'en plus",
    lines: {
      humoristique: [
        'Par où commencer ? Mon enfance, mes erreurs ou mon avis sur les gens qui disent « raconte » ?',
        "« Raconte », c'est le « développez » du bac. Donne-moi au moins un sujet.",
        'Version courte : ça va. Version longue : il faut des chips et de la disponibilité.',
        'Je te donne trois faits sur moi, mais tu devras vivre avec.',
      ],
      flirt: [
        "Pose-moi une question que t'oserais pas poser en vrai. Je réponds à la première.",
        "Je raconte mieux à l'oral. Mais je veux bien te donner la bande-annonce.",
        "Choisis : un secret, un défaut ou une bonne histoire. T'as droit à un seul pour ce soir.",
      ],
      original: [
        "Dis-moi d'abord ce que t'as déjà deviné, je corrige les erreurs.",
        "[un détail de ta semaine]. C'est petit, mais ça en dit plus qu'une bio. Le tien ?",
        'Choisis un chiffre entre un et trois : une honte, une fierté ou une obsession.',
      ],
    },
    examples: { yes: ['Parle-moi un peu de toi'], no: ['Parle-moi de ton chat'] },
  },
  {
    id: 'ask-type',
    objective: 'continue',
    act: 'asked',
    why: 'Flatte en esquivant.',
    cues: 'ton type, type de mec, type de fille, genre de mec, tu craques pour',
    lines: {
      humoristique: [
        "Les gens qui posent la question en faisant semblant que c'est par curiosité.",
        "J'ai longtemps cru en avoir un. Mes choix passés disent surtout « aucune méthode ».",
        "Quelqu'un qui rit à mes blagues, ou au moins qui fait l'effort visible.",
        'Les gens qui finissent pas mes frites. Tu te situes où là-dessus ?',
      ],
      flirt: [
        "Tu veux la réponse honnête ou tu vas relire ton profil d'abord ?",
        'Un peu de répartie, un joli sourire, et le culot de me poser la question.',
        "Quelqu'un qui demande ça exactement comme tu viens de le faire.",
        "Je suis en train de lui répondre. T'avais prévu quoi si je disais l'inverse ?",
      ],
      original: [
        "Je le reconnais à un détail : j'oublie de regarder mon téléphone. Ironique, ici.",
        "Moins un physique qu'une façon de raconter. Toi, qu'est-ce qui te fait craquer bêtement ?",
        'Les gens avec qui un trajet en voiture paraît trop court. Et toi ?',
      ],
    },
    examples: { yes: ["C'est quoi ton type de personne ?"], no: ["C'est quoi ce type ?"] },
  },
  {
    id: 'ask-why-single',
    objective: 'continue',
    act: 'asked',
    why: 'Répond sans se plaindre.',
    cues: "pourquoi t'es celibataire, encore celibataire, comment ca se fait que tu sois celib*",
    lines: {
      humoristique: [
        'La production cherche encore le bon casting. Les auditions se passent bien, là.',
        "J'ai demandé à mes ex, les réponses étaient contradictoires. Et toi ?",
        "J'ai trois théories, dont deux m'arrangent. Et toi, c'est quoi ton excuse officielle ?",
        'Je laisse la question ouverte pour que tu puisses faire ta propre enquête.',
      ],
      flirt: [
        "Sûrement parce que t'as mis du temps à arriver. Tu te justifies comment ?",
        "Si je l'étais pas, cette conversation serait très gênante. Donc ça tombe bien.",
        "Disons que je préfère attendre une bonne raison d'arrêter. Et toi, t'attends quoi ?",
      ],
      original: [
        'Parce que je préfère un dimanche calme à une mauvaise compagnie. Toi aussi ?',
        "Pose-la à l'envers : qu'est-ce qui me ferait arrêter de l'être ? Là j'ai une réponse.",
        'Bonne question. Toi, la solitude, tu la vis comme des vacances ou comme un dimanche soir ?',
      ],
    },
    examples: { yes: ['Pourquoi tu es célibataire ?'], no: ['Tu es célibataire ?'] },
  },
  {
    id: 'ask-seeking',
    objective: 'continue',
    act: 'asked',
    why: 'Dit ce que tu cherches, simplement.',
    cues: "tu cherches quoi, tu recherches quoi, qu'est-ce que tu cherches, du serieux, plan cul, relation serieuse, tu viens chercher quoi, que cherchez-vous, quelque chose de serieux",
    lines: {
      humoristique: [
        '[ce que tu cherches], mais je réponds toujours mieux à cette question le ventre plein.',
        'La réponse diplomatique ou celle que je donne à mes amis après deux verres ?',
        "Du sérieux sur le fond, beaucoup moins sur la forme. Tu vas t'y faire ?",
        "Quelqu'un qui choisit le restaurant quand je dis « comme tu veux ».",
        "C'est l'interrogatoire officiel ? Je réclame un verre d'eau et une lampe moins forte.",
        "Au départ, une distraction. Là je commence à avoir des attentes, c'est ta faute.",
        'Je sais faire les deux, mais rarement avant le café.',
      ],
      flirt: [
        "Je cherchais encore hier. Aujourd'hui je suis plutôt en train de vérifier.",
        "Une bonne raison de désinstaller l'appli. Je dis ça, je dis rien.",
        "[ce que tu cherches]. Et toi, tu cherches, ou t'attends qu'on te trouve ?",
        "Les meilleures histoires sérieuses commencent par des gens qui s'amusent, non ?",
        "Je m'amuse beaucoup là, et je commence à prendre ça au sérieux.",
        'Ça dépendra de la personne en face. Et la personne en face a de bons débuts.',
      ],
      original: [
        "[ce que tu cherches], sans chronomètre. Et toi, c'est quoi ta vraie réponse ?",
        "[ce que tu veux]. Et toi, c'est une question ou une déception récente qui parle ?",
        'Plus facile de dire ce que je cherche pas. On fait chacun le sien et on compare ?',
        "Je préfère pas promettre avant d'avoir partagé un plat. Toi, tu sais tout de suite ?",
        "Quelqu'un à qui j'ai envie de raconter ma journée. Le reste suit souvent. Et toi ?",
        "Question saine. Pour toi, à quoi ça se voit, quelqu'un de sérieux ?",
      ],
    },
    examples: { yes: ['Tu cherches quoi ici ?'], no: ['Tu cherches tes clés ?'] },
  },
  {
    id: 'ask-age',
    objective: 'continue',
    act: 'asked',
    why: "Répond à l'âge avec légèreté.",
    cues: "quel age, ton age, t'as quel age, tu as quel age",
    lines: {
      humoristique: [
        "[ton âge], mais mes playlists mentent dans les deux sens. Tu m'en donnais combien ?",
        "L'âge où on reste à une soirée par politesse. Et toi, t'en es à quelle étape ?",
        'Assez pour avoir mal au dos, pas assez pour en parler avec fierté.',
      ],
      flirt: [
        "Tu m'en donnes combien ? Attention, ta réponse a des conséquences.",
        '[ton âge]. Bon âge pour faire des bêtises en connaissance de cause, non ?',
        'Assez pour savoir ce que je veux, pas assez pour être raisonnable ce soir.',
      ],
      original: [
        "Dis-moi l'âge que t'aimerais revivre une semaine, et je te donne le mien.",
        "[ton âge] sur le papier. Et toi, t'as quel âge dans ta tête ?",
        "Pile la bonne époque pour te croiser ici, c'est tout ce que je peux dire. Et toi ?",
      ],
    },
    examples: { yes: ['Tu as quel âge ?'], no: ['Il a quel âge ton chat ?'] },
  },
  {
    id: 'ask-height',
    objective: 'continue',
    act: 'asked',
    why: 'Répond à la taille avec légèreté.',
    cues: "tu mesures combien, ta taille, t'es grand*, 1m, talons",
    lines: {
      humoristique: [
        '[ta taille], sans triche ni semelles. Enfin, sans triche.',
        "C'est pour un manège ou pour moi ?",
        "Ça dépend si je viens de recevoir un compliment. T'as une échelle de mesure ?",
        'Assez pour attraper le paquet de pâtes du haut, en sautant avec élégance.',
      ],
      flirt: [
        "[ta taille]. Je te laisse calculer l'angle.",
        'Je préfère que tu constates en personne, les chiffres manquent de charme.',
      ],
      original: [
        'Selon le mètre ou selon mon ego ? Les deux donnent des résultats très différents.',
        "[ta taille]. Question retour : c'est quoi ton critère le plus absurde ?",
        "Je te le dis si t'avoues ton critère le plus superficiel, sans te justifier.",
      ],
    },
    examples: { yes: ['Tu mesures combien ?'], no: ['Il mesure combien ton jardin ?'] },
  },
  {
    id: 'ask-where',
    objective: 'continue',
    act: 'asked',
    why: "Dit où, sans donner d'adresse.",
    cues: "tu habites ou, t'habites ou, t'es d'ou, tu viens d'ou, tu es d'ou, quel quartier, de quel coin",
    lines: {
      humoristique: [
        "À une distance raisonnable d'une bonne boulangerie, l'essentiel est là. Et toi ?",
        "Assez loin pour que je te manque, assez près pour que t'aies pas d'excuse.",
        '[ton quartier]. Je te donne le digicode au dixième message, pas avant.',
      ],
      flirt: [
        'Pourquoi, tu calcules déjà ton trajet ?',
        "Pas loin d'un endroit où on s'entendrait bien. T'es de quel côté, toi ?",
        "[ton quartier]. Et d'un coup je me demande combien de temps il faut pour arriver chez toi.",
      ],
      original: [
        'Je te le dis si tu me décris ta rue en un seul bruit.',
        "[ta ville]. Et toi, t'es chez toi là où t'es, ou t'as toujours un ailleurs en tête ?",
        "[ton quartier]. C'est quoi le coin de ta ville que tu montres jamais aux touristes ?",
      ],
    },
    examples: { yes: ["Tu es d'où ?"], no: ["Il vient d'où ton chien ?"] },
  },
  {
    id: 'ask-photo',
    objective: 'continue',
    act: 'asked',
    why: 'Esquive la photo avec le sourire.',
    cues: "une photo de toi, d'autres photos, envoie une photo, une autre photo, selfie",
    lines: {
      humoristique: [
        'Là, tout de suite ? Mes cheveux demandent un délai de réflexion.',
        'Ma meilleure photo est celle où on me voit de dos. Je peux faire un effort.',
        'Je négocie : une photo de moi contre ton pire selfie de la semaine.',
      ],
      flirt: [
        'Je préfère te garder un peu de surprise pour la vraie vie.',
        "En vrai je bouge et je réponds, c'est une meilleure qualité d'image.",
        "Une pour une. Et je veux la tienne sans filtre, celle que t'allais supprimer.",
      ],
      original: [
        "Demande plutôt la dernière photo de ma galerie, c'est bien plus risqué. Et la tienne ?",
        "Tu veux voir quoi exactement : si c'est bien moi, ou la tête que je fais en te lisant ?",
        "Je t'envoie ce que je vois devant moi, et tu devines où je suis. À toi aussi.",
      ],
    },
    examples: { yes: ["Tu m'envoies une autre photo de toi ?"], no: ['Tu fais de la photo ?'] },
  },
  {
    id: 'ask-voice',
    objective: 'continue',
    act: 'asked',
    why: 'Répond au vocal avec le sourire.',
    cues: 'ta voix, un vocal, entendre ta voix, vocal de toi',
    lines: {
      humoristique: [
        "Ma voix au téléphone a douze ans de plus ou de moins selon l'heure. Tu prends le risque ?",
        "Je te préviens, je recommence mes vocaux six fois. Tu l'auras vers mardi.",
        "D'accord, mais tu promets de pas l'écouter en vitesse deux.",
      ],
      flirt: [
        "Seulement si tu me dis ce que t'imagines. Je confirme ou je déçois.",
        "Ma voix, c'est ce que je garde pour la personne qui la demande deux fois.",
        "Je veux bien, si tu m'envoies le tien juste après. Je veux savoir comment tu dis bonsoir.",
      ],
      original: [
        "Tu m'entends comment quand tu me lis, là ? J'ai envie de savoir avant de casser le mythe.",
        'Donne-moi un texte imposé : recette, météo ou avertissement de la SNCF.',
        'Ok, mais chacun un vocal de dix secondes sur le truc le plus inutile de sa journée.',
      ],
    },
    examples: { yes: ["Tu m'envoies un vocal ? Je veux entendre ta voix"], no: ['Ton chat a une drôle de voix ?'] },
  },
  {
    id: 'ask-sign',
    objective: 'continue',
    act: 'asked',
    why: "Joue avec l'astrologie.",
    cues: 'ton signe, quel signe, ton ascendant, heure de naissance',
    lines: {
      humoristique: [
        "Pose la question à ma mère, elle a un dossier complet. Toi, t'y crois ou tu fais semblant ?",
        "Si je réponds mal, on s'arrête là ? J'aime autant savoir avant.",
        "[ton signe]. Vas-y, dis-moi ce qui cloche chez moi, j'ai l'habitude.",
      ],
      flirt: [
        "Devine. Si tu trouves, je considère que c'est écrit.",
        '[ton signe]. Et avec le tien, ça donne un incendie ou une belle soirée ?',
        "Compatible avec le tien, j'ai vérifié avant que tu demandes.",
      ],
      original: [
        "[ton signe]. Dis-moi plutôt le trait du tien que t'as vraiment, et celui que tu nies.",
        "Je te le dis si tu me cites un signe avec qui c'est fini pour toi.",
        "Ton signe a déjà dit sur toi un truc tellement juste que c'en était vexant ?",
      ],
    },
    examples: { yes: ["C'est quoi ton signe astro ?"], no: ['Tu fais signe au bus ?'] },
  },
  {
    id: 'ask-doing-now',
    objective: 'continue',
    act: 'asked',
    why: "Répond à l'instant avec charme.",
    cues: 'tu fais quoi, tfk, tu fais quoi de beau, quoi de beau, la tu fais quoi',
    lines: {
      humoristique: [
        "Rien que je puisse raconter en ayant l'air d'une personne passionnante. Sauve-moi.",
        "Un truc important que j'ai arrêté au son de ta notification. Aucun regret.",
        "Je fais semblant d'avoir une soirée. Et toi, la vraie version ?",
      ],
      flirt: [
        "J'espérais ton message en prétendant le contraire.",
        "Je souris à un téléphone. C'est un peu ta responsabilité.",
        '[ce que tu fais], mais en mieux depuis deux minutes.',
      ],
      original: [
        "Si je te disais la vérité tu me croirais pas. Propose, et je te dis si t'es loin.",
        "J'évite une corvée avec beaucoup de talent. Tu fuis quoi, toi, en me parlant ?",
        '[ce que tu fais]. Et toi, il y a quoi dans ton champ de vision, sans bouger ?',
      ],
    },
    examples: { yes: ['Tu fais quoi là ?'], no: ['Tu fais quoi dans la vie ?'] },
  },
  {
    id: 'ask-flaw',
    objective: 'continue',
    act: 'asked',
    why: 'Répond avec autodérision.',
    cues: 'ton defaut, ton pire defaut, tes qualites, tes defauts, ta qualite',
    lines: {
      humoristique: [
        "J'ai une liste, mes amis l'ont plastifiée. Tu veux quelle page ?",
        "Mon défaut : je raconte mal les blagues, mais jusqu'au bout. Et le tien, le vrai ?",
        "Je réponds « perfectionniste » en entretien. C'est ça, mon défaut.",
      ],
      flirt: [
        'Je préfère que tu les découvres dans le désordre.',
        "Ma qualité, c'est d'écouter. Mon défaut, c'est que je retiens tout ce que tu dis.",
        "Je m'attache aux gens qui ont de la répartie. Qualité ou défaut, tu me diras.",
      ],
      original: [
        "[ton défaut], et c'est devenu une qualité les jours de chance. Le tien te sert à quoi ?",
        'Mes amis répondraient mieux que moi. Et les tiens, ils diraient quoi de toi en premier ?',
        "Chacun un défaut qu'on trouve charmant chez les autres. Tu commences ?",
      ],
    },
    examples: { yes: ["C'est quoi ton pire défaut ?"], no: ["C'est quoi ton pire souvenir ?"] },
  },
  {
    id: 'ask-day',
    objective: 'continue',
    act: 'asked',
    why: 'Raconte la journée en une phrase et renvoie la question.',
    cues: "ta journee, et ta journee, bonne journee, t'as passe une bonne journee, ta soiree",
    lines: {
      humoristique: [
        'Sur dix, un bon six. Sept depuis ta notification.',
        'Rien de cassé, personne de vexé, donc excellente. Et la tienne ?',
        "J'ai survécu avec panache. Le panache est discutable. La tienne ?",
      ],
      flirt: [
        "Mieux maintenant. Je dis pas que c'est lié, mais le timing est troublant.",
        'Longue. Raconte-moi la tienne, ça me reposera.',
        "Elle manquait de quelque chose jusqu'à il y a une minute environ.",
      ],
      original: [
        "[un moment de ta journée], c'était le meilleur moment. Et le tien ?",
        "Journée ordinaire. T'as vu un truc aujourd'hui qui mérite d'être raconté, toi ?",
        'Je te donne le meilleur et le pire si tu fais pareil. Commence par le pire.',
      ],
    },
    examples: { yes: ["Et ta journée, ça s'est bien passé ?"], no: ['Quel jour on est ?'] },
  },
  {
    id: 'ask-since',
    objective: 'continue',
    act: 'asked',
    why: 'Répond avec humour.',
    cues: "depuis longtemps sur, depuis combien de temps, inscrit* depuis, nouveau sur l'appli",
    lines: {
      humoristique: [
        'Suffisamment pour avoir un avis, pas assez pour écrire un livre.',
        "J'ai arrêté de compter, comme les gens en expédition polaire.",
        'Assez longtemps pour reconnaître les photos avec un tigre. Et toi ?',
      ],
      flirt: [
        "Pose la question autrement : depuis quand j'ai hâte d'y revenir ? Là c'est récent.",
        "[ta réponse]. Et j'espère bien que tu vas raccourcir mon séjour.",
        "Assez longtemps pour savoir qu'une conversation comme celle-là, ça se garde.",
      ],
      original: [
        "[ta réponse]. C'est quoi le truc le plus étrange que t'aies lu ici, toi ?",
        "T'as remarqué qu'on répond tous « pas longtemps » ? Toi, la vraie durée ?",
        "Assez pour apprécier les gens qui posent des questions. T'es là depuis quand, toi ?",
      ],
    },
    examples: { yes: ["Tu es sur l'appli depuis longtemps ?"], no: ['Tu cours depuis longtemps ?'] },
  },
  {
    id: 'ask-others',
    objective: 'continue',
    act: 'asked',
    why: 'Reste honnête et léger.',
    cues: "tu parles a d'autres, d'autres mecs, d'autres filles, t'en es a combien, en ligne a",
    lines: {
      humoristique: [
        'Tu veux les statistiques ou tu veux la place ?',
        "Avec ma banque, surtout. Mais l'ambiance est bien moins bonne.",
        'Ma boîte de réception est un désert avec une très jolie oasis.',
      ],
      flirt: [
        "Pas comme ça, non. Et toi, j'ai de la concurrence ?",
        "Si je te dis que c'est ta notification que j'ouvre en premier, ça répond ?",
        "Jalousie au bout de quelques messages, j'aime bien le rythme.",
      ],
      original: [
        'Question honnête, je te la retourne : ça compterait pour toi à ce stade ?',
        'Je préfère une bonne conversation à dix moyennes. Toi, tu jongles ou tu choisis ?',
        "Disons que parler, tout le monde le fait. Attendre une réponse, c'est plus rare.",
      ],
    },
    examples: { yes: ["Tu parles à d'autres personnes ici ?"], no: ["Tu parles d'autres langues ?"] },
  },
  {
    id: 'ask-why-me',
    objective: 'continue',
    act: 'asked',
    why: 'Dit ce qui a plu, avec le sourire.',
    cues: "pourquoi tu m'as like*, pourquoi moi, qu'est-ce qui t'a plu",
    lines: {
      humoristique: [
        'Par élimination, puis par curiosité, puis par manque total de volonté.',
        "Mon pouce a glissé, et depuis je trouve que c'est un excellent pouce.",
        "Ton profil m'a fait lever un sourcil. C'est très physique chez moi.",
      ],
      flirt: [
        'Tu veux la vraie raison ou celle qui te fait pas rougir ?',
        "J'ai regardé tes photos une fois de trop pour faire semblant de rien.",
        "Ton sourire. Après j'ai cherché une raison plus intelligente pour sauver les apparences.",
      ],
      original: [
        "Un détail dans ton profil. Devine lequel, t'as trois essais.",
        "Je te réponds si tu me dis ce qui t'a fait dire oui de ton côté.",
        "T'avais l'air de quelqu'un avec des histoires à raconter. Je me trompe ?",
      ],
    },
    examples: { yes: ["Pourquoi tu m'as liké ?"], no: ['Pourquoi tu ris ?'] },
  },
  {
    id: 'ask-music',
    objective: 'continue',
    act: 'asked',
    why: 'Répond par la musique.',
    cues: 'tu ecoutes quoi, style de musique, quel genre de musique, ton artiste, ecoutes',
    lines: {
      humoristique: [
        "J'ai des goûts irréprochables en public. Les tiens, en voiture, fenêtres fermées ?",
        '[ton artiste], et des trucs que je nierai même sous la torture.',
        'Un mélange qui ferait pleurer un algorithme. Et toi, ta honte la plus écoutée ?',
      ],
      flirt: [
        "Envoie-moi un morceau pour ce soir, je te dirai ce qu'il me donne envie de faire.",
        '[ton artiste]. Si tu dis pareil, je te préviens, je vais avoir du mal à rester calme.',
        'Je te fais une playlist si tu me dis pour quel moment.',
      ],
      original: [
        "[ton artiste] en ce moment. Toi, t'as un morceau qui te remet d'aplomb à tous les coups ?",
        "C'est quoi la chanson que tu peux plus écouter à cause de quelqu'un ?",
        "Dis-moi le dernier titre que t'as écouté, sans tricher. Je donne le mien après.",
      ],
    },
    examples: { yes: ['Tu écoutes quoi comme musique ?'], no: ['Tu écoutes ta mère ?'] },
  },
  {
    id: 'ask-travel',
    objective: 'continue',
    act: 'asked',
    why: 'Répond par une envie de partir.',
    cues: "tu aimes voyager, ton dernier voyage, ou t'irais, voyages, t'as bouge, destination",
    lines: {
      humoristique: [
        "Mon dernier grand voyage, c'était le fond du canapé. Vue dégagée. Et toi ?",
        '[ta destination], mais mon compte en banque préférerait une rando.',
        'Partout où le petit-déjeuner est compris. Ton critère à toi ?',
      ],
      flirt: [
        'Je suis pour partir sans prévenir personne. Il te faut combien de temps pour un sac ?',
        "Ça dépend de qui porte l'autre valise.",
        '[ta destination]. Tu préfères le hublot ou mon épaule ?',
      ],
      original: [
        "T'es plutôt plan heure par heure ou arriver et voir ? C'est là que les couples cassent.",
        "[ta destination], pour voir si c'est comme je l'imagine. T'as un endroit comme ça ?",
        "C'est quoi l'endroit où tu retournerais exactement pareil, avec la même météo ?",
      ],
    },
    examples: { yes: ['Tu aimes voyager ?'], no: ['Tu aimes le fromage ?'] },
  },
  {
    id: 'ask-trait',
    objective: 'continue',
    act: 'asked',
    why: 'Répond avec autodérision.',
    cues: 'jaloux, romantique, possessif, tu es du matin, plutot du genre',
    lines: {
      humoristique: [
        'Assez pour que ce soit drôle, pas assez pour appeler un médecin.',
        'Demande à mes plantes, elles ont des choses à dire. Et toi ?',
        'Seulement les jours qui finissent en i.',
      ],
      flirt: [
        "Un peu, et c'est plutôt mignon de loin. Viens voir de plus près.",
        "[ta réponse]. Mais ça se soigne très bien avec de l'attention. Toi ?",
        'Ça dépend de la personne. Avec toi, je sens que je vais le découvrir.',
      ],
      original: [
        'Donne-moi une situation précise, je te dis honnêtement comment je réagis.',
        "[ta réponse]. Pour toi c'est une qualité ou un signal d'alarme ?",
        'Mes amis diraient oui, moi je dirais « ça dépend ». Tu crois qui ?',
      ],
    },
    examples: { yes: ['Tu es du genre jaloux ?'], no: ['Tu es du Nord ?'] },
  },
  {
    id: 'ask-skill',
    objective: 'continue',
    act: 'asked',
    why: 'Laisse planer un doute charmant.',
    cues: 'tu sais cuisiner, tu cuisines, tu sais faire, un talent, coudre',
    lines: {
      humoristique: [
        "Je sais faire un plat. Il est très bon. C'est toujours le même.",
        "[ton talent], et l'art de faire croire que j'en ai d'autres.",
        "Mon talent caché l'est tellement bien que je le cherche encore. Le tien ?",
      ],
      flirt: [
        '[ton talent]. Démonstration privée possible, sur dossier.',
        "C'est le genre de chose qui se prouve, pas qui s'écrit.",
        "Je m'améliore beaucoup quand j'ai quelqu'un à impressionner.",
      ],
      original: [
        "[ton talent]. Et toi, qui t'a appris ce que tu fais le mieux ?",
        'Dis-moi ton talent le plus inutile, je te dis le mien.',
        "Je suis dans la moyenne avec des éclairs de génie. T'as un truc où t'es imbattable ?",
      ],
    },
    examples: { yes: ['Tu sais cuisiner ?'], no: ['Tu sais où est la gare ?'] },
  },
  {
    id: 'ask-kids',
    objective: 'continue',
    act: 'asked',
    why: 'Répond simplement à une grande question.',
    cues: "des enfants, tu veux des enfants, t'as des enfants, enfant*",
    lines: {
      humoristique: [
        "On passe directement au notaire, j'aime l'efficacité.",
        'Déjà ? Je sais même pas encore si tu ronfles.',
        "Laisse-moi m'asseoir. Voilà. Tu poses ça avant ou après le dessert, d'habitude ?",
      ],
      flirt: [
        '[ta réponse]. Mais je préfère commencer par savoir comment tu ris.',
        "Grande question. Ça mérite mieux qu'un clavier, tu crois pas ?",
        "Je réponds franchement si tu me dis ce que t'espères entendre.",
      ],
      original: [
        "[ta réponse]. Et toi, c'est une évidence ou une question ouverte ?",
        "Question importante, je vais pas la traiter par une pirouette : dis-moi d'abord où t'en es.",
        "J'aime bien qu'on pose les vraies questions tôt. Ta réponse a changé avec le temps ?",
      ],
    },
    examples: { yes: ['Tu veux des enfants ?'], no: ['Tu as vu les enfants du voisin ?'] },
  },
  {
    id: 'ask-think-of-me',
    objective: 'continue',
    act: 'asked',
    why: 'Donne une première impression, avec le sourire.',
    cues: 'tu penses quoi de moi, comment tu me trouves, tu me vois comment',
    lines: {
      humoristique: [
        "Avis provisoire : très bon dossier, quelques zones d'ombre, on creuse.",
        "J'ai une théorie, mais elle implique un passé d'espionnage.",
        'Cinq étoiles, livraison un peu lente, je recommande.',
      ],
      flirt: [
        'Je pense que tu vas me compliquer la semaine, et que ça me va.',
        "Du bien. Beaucoup. Je dose pour pas t'effrayer.",
        'Que tu poses la question en connaissant déjà la réponse.',
      ],
      original: [
        'Je te dis ma première impression si tu me donnes la tienne en premier.',
        "Quelqu'un qui observe avant de parler, et qui garde le meilleur pour plus tard. Je brûle ?",
        "Il me manque un morceau : comment t'es quand tout va bien, un dimanche matin ?",
      ],
    },
    examples: { yes: ['Tu penses quoi de moi ?'], no: ['Tu penses quoi du film ?'] },
  },
  {
    id: 'ask-had-date',
    objective: 'continue',
    act: 'asked',
    why: 'Regarde vers le prochain.',
    cues: "deja rencontre quelqu'un ici, deja eu un date, des rencards",
    lines: {
      humoristique: [
        'Oui ou non, la réponse officielle passe par mon service de presse. Et toi ?',
        "J'ai surtout des anecdotes, je les vends à l'unité. T'en as en échange ?",
        'Je te raconte le mien si tu me racontes ton pire.',
      ],
      flirt: [
        "Peu importe les précédents, je crois que j'ai une bonne intuition pour le suivant.",
        "Rien qui m'empêche d'avoir envie du prochain.",
        'Je préférerais te parler de celui qui a pas encore eu lieu.',
      ],
      original: [
        "Toi d'abord : un qui s'est mal passé mais que tu racontes avec plaisir.",
        "C'est quoi ton meilleur souvenir de premier rendez-vous, appli ou pas ?",
        'Au bout de combien de minutes tu sais si ça va être bien ?',
      ],
    },
    examples: { yes: ["Tu as déjà rencontré quelqu'un d'ici ?"], no: ['Tu as rencontré mon chat ?'] },
  },
  {
    id: 'ask-name',
    objective: 'continue',
    act: 'asked',
    why: 'Donne le prénom avec le sourire.',
    cues: "ton prenom, tu t'appelles, c'est d'ou ton prenom, pronom*, il ou elle, accorde",
    lines: {
      humoristique: [
        "Un prénom choisi par des gens qui me connaissaient pas. Ils ont fait ce qu'ils ont pu.",
        "Devine, t'as vingt-six lettres à disposition.",
        '[ton prénom], mais je réponds aussi à « hé » quand il y a à manger.',
      ],
      flirt: [
        "J'aime bien entendre comment les gens le disent. J'attends ta version.",
        'Je te le dis si tu promets de le garder pour plus tard.',
        "[ton prénom]. Essaie-le à voix haute, pour voir s'il te va.",
      ],
      original: [
        "À me voir, tu m'aurais donné lequel ? Sans regarder.",
        "T'as un surnom que seuls tes proches ont le droit d'utiliser ?",
        "[ton prénom]. T'aurais voulu t'appeler comment, toi, à dix ans ?",
      ],
    },
    examples: { yes: ["Tu t'appelles comment en vrai ?"], no: ["Il s'appelle comment ?"] },
  },
  {
    id: 'ask-about-photo',
    objective: 'continue',
    act: 'asked',
    why: 'Répond au détail de la photo avec le sourire.',
    cues: "photo, ta photo, 3e photo, deuxieme photo, troisieme photo, sur la photo, c'est toi sur, ta photo avec, pourquoi tu tiens, c'est quoi sur",
    lines: {
      humoristique: [
        "Je ne parlerai qu'en présence de mon photographe.",
        "Il y a une explication rationnelle. Elle est longue et ne m'avantage pas.",
        "C'est une longue histoire, et elle ne me met pas en valeur.",
        "À l'époque, ça semblait être une bonne idée. Comme toujours.",
      ],
      flirt: [
        "Tu as regardé mes photos d'assez près pour poser la question. Je note.",
        "Je te raconte l'histoire, mais en face. Elle a besoin des gestes.",
        "Tu as l'œil. C'était un test, tu es la première personne à le réussir.",
      ],
      original: [
        "Fais une hypothèse d'abord. La plus folle sera peut-être la bonne.",
        "[l'histoire de la photo]. Voilà, tu en sais plus que mes collègues.",
        'Donne-moi ta théorie, je te dis si tu chauffes.',
      ],
    },
    examples: { yes: ['Sur ta troisième photo, pourquoi tu tiens un homard ?'], no: ["J'ai pris une photo"] },
  },
  {
    id: 'cites-bio',
    objective: 'continue',
    act: 'asked',
    why: 'Répond à ce que dit le profil.',
    cues: "ta bio dit, ton profil dit, tu dis dans ta bio, t'as mis, tu as mis, tu ecris que, sur ton profil, j'ai lu, dans ta description, votre profil dit",
    lines: {
      humoristique: [
        "Quelqu'un l'a lue ! J'appelle ma famille.",
        "Cette phrase m'a pris quarante minutes. Merci de lui donner un sens.",
        "Tout ce que j'ai écrit là-dedans peut être retenu contre moi, visiblement.",
      ],
      flirt: [
        "Je l'avais écrite pour voir qui réagirait. Ça tombe bien, c'est toi.",
        "Et t'en as retenu quoi ? Fais attention, je note.",
        "T'as lu jusqu'au bout. C'est le geste le plus séduisant de ma semaine.",
      ],
      original: [
        "C'est vrai à quatre-vingts pour cent. Devine où sont les vingt autres.",
        "Sur tout ce que j'ai écrit, pourquoi c'est ça qui t'a fait réagir ?",
        "Bonne pioche. Et dans la tienne, c'est quoi la phrase que t'as failli effacer ?",
      ],
    },
    examples: { yes: ['Ta bio dit « roi de la raclette », je veux des preuves'], no: ["J'ai mangé une raclette"] },
  },
  {
    id: 'two-truths',
    objective: 'continue',
    act: 'asked',
    why: 'Joue le jeu.',
    cues: 'deux verites, mensonge, le 1 le 2',
    lines: {
      humoristique: [
        "La deux. J'ai aucun argument, mais une confiance totale.",
        "Les trois sonnent faux. T'as une vie ou un scénariste ?",
        'Je demande à voir les pièces à conviction.',
      ],
      flirt: [
        "Je dis la dernière. Si je gagne, j'ai droit à une vérité de plus.",
        "Si je trouve le mensonge, c'est toi qui offres le premier verre.",
        "Tu mens trop bien, ça m'inquiète et ça me plaît.",
      ],
      original: [
        "La plus banale est toujours le mensonge. J'ai bon ?",
        "Celle que je voudrais vraie, c'est la première. Raconte-la même si elle est fausse.",
        'Je vote pour la deuxième. Laquelle des vraies est la plus dure à croire en général ?',
      ],
    },
    examples: {
      yes: ["Deux vérités et un mensonge : j'ai nagé avec un requin, j'ai un jumeau, je déteste le café"],
      no: ['Je dis toujours la vérité'],
    },
  },
  {
    id: 'truth-dare',
    objective: 'continue',
    act: 'asked',
    why: 'Joue le jeu.',
    cues: 'action ou verite',
    lines: {
      humoristique: [
        "Vérité, parce qu'avec toi je sens que l'action implique mes voisins.",
        "Vérité, mais j'ai droit à un joker et je compte m'en servir lâchement.",
        'Action. Je regrette déjà, mais avec panache.',
      ],
      flirt: [
        'Action. Choisis bien, je suis du genre à le faire.',
        "Vérité. Pose celle que t'as pas encore osé poser.",
        'Je commence par vérité et je garde action pour quand on sera face à face.',
      ],
      original: [
        "À toi d'abord : vérité, c'est quoi le dernier petit mensonge que t'as dit ?",
        "Action, si elle tient dans les dix mètres autour de moi. J'écoute.",
        'Vérité. Mais tu devras répondre à la même juste après.',
      ],
    },
    examples: { yes: ['Action ou vérité ?'], no: ['La vérité est ailleurs'] },
  },
  {
    id: 'question-game',
    objective: 'continue',
    act: 'asked',
    why: 'Accepte le jeu.',
    cues: 'jeu de questions, question suivante, a ton tour, a toi, question pour question, tu preferes',
    lines: {
      humoristique: [
        'Je joue, mais je triche avec beaucoup de grâce.',
        'Règle numéro un : les réponses « ça dépend » coûtent un gage.',
        'Ça me va de perdre avec style. Première question ?',
      ],
      flirt: [
        'Vas-y, commence doucement. Je te préviens, les miennes montent vite.',
        "D'accord, mais la personne qui esquive offre le premier verre.",
        "Je joue si t'as le courage des dernières questions, les intéressantes.",
      ],
      original: [
        "D'accord. Réponse en dix secondes, sans effacer. À toi.",
        "Ok, et chaque question doit être une que t'as jamais posée à personne.",
        "Je commence : qu'est-ce que tu sais faire que personne te demande jamais ?",
      ],
    },
    examples: { yes: ['On fait un jeu de questions ? Chacun son tour'], no: ['On joue aux cartes'] },
  },
  {
    id: 'guess',
    objective: 'continue',
    act: 'asked',
    why: 'Joue à deviner.',
    cues: "devine, a ton avis, je te laisse deviner, je me trompe, j'ai bon",
    lines: {
      humoristique: [
        'Je mise tout sur la réponse la plus absurde : un élevage de lamas.',
        'Donne-moi un indice ou je commence par la lettre A.',
        'Je devine très mal, mais avec une assurance folle. Chaud ou froid ?',
      ],
      flirt: [
        "J'ai une idée, mais elle te fait un compliment. Je la garde ?",
        'Je préfère me tromper plusieurs fois, comme ça tu me corriges.',
        'Et si je trouve, je gagne quoi ? Je négocie avant.',
      ],
      original: [
        'Trois essais, et à chaque erreur tu lâches un indice. Marché conclu ?',
        'Dis-moi juste si la réponse surprendrait ta grand-mère.',
        "Est-ce que quelqu'un a déjà deviné du premier coup ?",
      ],
    },
    examples: { yes: ['Devine ce que je fais dans la vie'], no: ["J'ai deviné la fin du film"] },
  },
  {
    id: 'what-know',
    objective: 'continue',
    act: 'asked',
    why: "Demande quelque chose d'amusant.",
    cues: "tu veux savoir quoi, qu'est-ce que tu veux savoir, demande-moi",
    lines: {
      humoristique: [
        "Tout, mais dans l'ordre croissant de gêne.",
        'Ton code de carte bleue et ton avis sur la coriandre. Commence par la coriandre.',
        'Ce que tu racontes jamais avant le troisième verre.',
      ],
      flirt: [
        "Ce qu'il faut faire pour que tu rougisses, par exemple.",
        "Ce que t'as pensé en premier quand on a matché. Version non censurée.",
        "Ce que tu fais de tes soirées, et s'il reste une place.",
      ],
      original: [
        "Ce qui t'a fait changer d'avis récemment, sur n'importe quoi.",
        "Le détail que tes amis racontent sur toi quand t'es pas là.",
        "La chose dont t'as le plus de fierté et qui tient pas sur un CV.",
      ],
    },
    examples: { yes: ['Tu veux savoir quoi sur moi ?'], no: ['Tu veux du thé ?'] },
  },
  {
    id: 'you-start',
    objective: 'continue',
    act: 'asked',
    why: 'Lance le sujet.',
    cues: 'commence, lance un sujet, pose-moi une question, a toi de jouer, vas-y pose',
    lines: {
      humoristique: [
        "Question d'intérêt national : la croûte de la pizza, tu la laisses ?",
        "T'as gagné un million, mais tu dois garder la même coupe à vie. Tu prends ?",
        "Très bien : un animal dans ton salon demain matin, et c'est pas un chat. Lequel ?",
      ],
      flirt: [
        "C'est quoi le petit geste qui te fait craquer à tous les coups ?",
        "Qu'est-ce qu'on remarque chez toi en vrai, qu'on voit pas en photo ?",
        "D'accord : qu'est-ce qui te ferait annuler une soirée sans culpabiliser ?",
      ],
      original: [
        'Quelle règle tout le monde suit et que toi tu trouves absurde ?',
        'De quoi tu pourrais te vanter pendant une minute, si personne te jugeait ?',
        "C'est quoi l'odeur qui te ramène direct en enfance ?",
      ],
    },
    examples: { yes: ['Vas-y, pose-moi une question, toi'], no: ['Je pose mes affaires'] },
  },
  {
    id: 'tests',
    objective: 'continue',
    act: 'teased',
    why: "Passe l'épreuve avec aplomb.",
    cues: 'question eliminatoire, test, attention a ta reponse, reflechis bien, bonne reponse, mauvaise reponse, examen, piege, eliminatoire, preuve*',
    lines: {
      humoristique: [
        "Je sens l'examen. Il est noté sur combien ?",
        "J'ai pas révisé, mais je compte sur mon charme à l'oral.",
        'Y a-t-il un rattrapage en septembre ?',
      ],
      flirt: [
        'Tu me testes, donc tu envisages quelque chose. Intéressant.',
        "Et si je réussis, il y a quoi à gagner ? Donne des détails, j'ai de l'imagination.",
        "J'aime bien tes pièges. On sent que t'as envie que je m'en sorte.",
      ],
      original: [
        "Dis-moi d'abord la pire réponse qu'on t'ait faite, pour l'échelle.",
        'Combien de personnes ont raté cette question avant moi ?',
        'Je réponds honnêtement et tant pis pour la note. Tu ferais pareil ?',
      ],
    },
    examples: { yes: ['Question éliminatoire, réfléchis bien avant de répondre'], no: ['Je passe un test sanguin'] },
  },
  {
    id: 'dare-surprise',
    objective: 'continue',
    act: 'teased',
    why: 'Relève le défi.',
    cues: 'surprends-moi, etonne-moi, epate-moi, impressionne-moi',
    lines: {
      humoristique: [
        'Attends, je lance le tambour. Il est très long, ce tambour.',
        "J'ai mis un pantalon. Voilà, c'était ma grande annonce.",
        "J'avais prévu un feu d'artifice, mais la mairie a dit non.",
      ],
      flirt: [
        "Facile : je te trouve aussi bien à lire qu'à regarder. Rare, ici.",
        "D'accord : je vais te poser une question dont tu reparleras à tes amis demain.",
        "Je le ferai au moment où tu t'y attendras plus. C'est le principe.",
        'Pas à la demande. Mais garde un soir, on sait jamais.',
      ],
      original: [
        'Choisis un chiffre de un à cinq. Chacun cache une question, et une est terrible.',
        "Donne-moi trois mots au hasard, je t'écris notre rencontre avec.",
        "Prends l'objet le plus proche de ta main gauche. Il dit quoi de toi ?",
      ],
    },
    examples: { yes: ['Surprends-moi'], no: ['Quelle surprise'] },
  },
  {
    id: 'dare-laugh',
    objective: 'continue',
    act: 'teased',
    why: 'Relève le défi.',
    cues: 'fais-moi rire, une blague, raconte une blague, un truc drole, pire blague',
    lines: {
      humoristique: [
        'Pression maximale. Mes meilleures blagues viennent de quitter le bâtiment.',
        'Deux poissons se rencontrent. Rien, ils se sont mal matchés.',
        "J'ai une blague sur les applis de rencontre, mais elle répond jamais.",
        "Je pourrais, mais t'aurais vu ma tête devant ton message, c'était déjà fait.",
      ],
      flirt: [
        "J'ai mieux que des blagues, j'ai ma façon de danser. Mais c'est en personne.",
        "Souris déjà un peu, que je voie d'où on part.",
        "Je gagne quoi si tu ris ? Je veux connaître l'enjeu avant de tout donner.",
      ],
      original: [
        'Échange de dossiers : ta honte la plus drôle contre une des miennes.',
        "T'es rire noir, rire bête ou rire nerveux ? J'adapte le programme.",
        "Dis-moi ce qui t'a fait rire en dernier, que je vise au bon endroit.",
      ],
    },
    examples: { yes: ['Fais-moi rire'], no: ["J'ai bien ri"] },
  },
  {
    id: 'convince-me',
    objective: 'continue',
    act: 'teased',
    why: 'Relève le défi.',
    cues: "convaincs-moi, t'as une chance, prouve-moi, vends-toi, pourquoi je devrais",
    lines: {
      humoristique: [
        'Mon argumentaire : je préviens quand il y a du persil entre les dents.',
        "Une seule ? Je vais m'échauffer alors, attends.",
        "J'ai préparé douze diapos, mais le câble marche pas. On improvise ?",
      ],
      flirt: [
        "Tu réponds encore, donc c'est déjà bien engagé.",
        "Une me suffit. Tu la veux en mots ou autour d'un verre ?",
        'Convaincre, non. Te donner envie de vérifier, oui.',
      ],
      original: [
        "Dis-moi ce que tous les autres ont raté, j'évite le piège.",
        'Plutôt que me vendre : pose-moi la question qui compte vraiment pour toi.',
        "Je retourne le jeu : c'est quoi le détail qui te fait basculer chez quelqu'un ?",
      ],
    },
    examples: { yes: ['Tu as une chance de me convaincre, une seule'], no: ['Je suis convaincu'] },
  },
];
