import type { AnswerVoice } from '../pattern.ts';

/** What the user likes, has and thinks, and what any question gets. */
export const answersAboutTastes: AnswerVoice[] = [
  {
    asks: ['food', 'drink'],
    answer: {
      humoristique: [
        'Pour moi, [ton plat ou ta boisson], et je ne partage pas.',
        'Réponse sans appel : [ton plat ou ta boisson]. Le débat est clos, ou presque.',
      ],
      flirt: [
        'Mon point faible, c’est [ton plat ou ta boisson], te voilà au courant.',
        'Pour moi, [ton plat ou ta boisson], de préférence en bonne compagnie.',
      ],
      original: [
        '[Ton plat ou ta boisson], depuis toujours, et il y a une histoire derrière.',
        'Je dirais [ton plat ou ta boisson], surtout un dimanche soir.',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, le plat pour lequel {tu trahirais|vous trahiriez} un ami ?',
        'Et {toi|vous}, plutôt sucré, salé ou « oui » ?',
      ],
      flirt: [
        'Et {toi|vous}, pour {te|vous} faire craquer, il faut viser quoi ?',
        'Et {toi|vous}, l’adresse que {tu gardes|vous gardez} pour les grandes occasions ?',
      ],
      original: [
        'Et {toi|vous}, le goût de {ton|votre} enfance, c’est lequel ?',
        'Et {toi|vous}, dernier repas sur Terre, {tu commandes|vous commandez} quoi ?',
      ],
    },
  },
  {
    asks: ['music'],
    answer: {
      humoristique: [
        'En ce moment, [ton artiste du moment], et mes voisins aussi par la force des choses.',
        'Beaucoup de [ton style]. Pour le plaisir coupable, il faudra mériter.',
      ],
      flirt: [
        'En boucle en ce moment : [ton artiste du moment]. Je te ferai écouter.',
        'Plutôt [ton style], à écouter en bonne compagnie.',
      ],
      original: [
        'Bande-son de ma semaine : [ton artiste du moment].',
        'Si je ne devais garder qu’un nom : [ton artiste du moment].',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, la chanson inavouable ?',
        'Et {toi|vous}, sous la douche, c’est quel répertoire ?',
      ],
      flirt: [
        'Et {toi|vous}, le morceau que {tu me ferais|vous me feriez} écouter en premier ?',
        'Et {toi|vous}, la chanson qui {te|vous} fait tout arrêter ?',
      ],
      original: [
        'Et {toi|vous}, {ta|votre} semaine, ce serait quel titre ?',
        'Et {toi|vous}, l’album à emporter sur une île ?',
      ],
    },
  },
  {
    asks: ['screen'],
    answer: {
      humoristique: [
        'En ce moment, [ta série ou ton film], au rythme très raisonnable d’un épisode de trop par soir.',
        'Je suis sur [ta série ou ton film], et je n’accepte aucun spoiler.',
      ],
      flirt: [
        'En ce moment, [ta série ou ton film]. C’est encore mieux avec quelqu’un à qui en parler.',
        'Mon dernier coup de cœur : [ta série ou ton film].',
      ],
      original: [
        '[Ta série ou ton film], que je pourrais résumer avec trois emojis.',
        'Le dernier à m’avoir vraiment plu : [ta série ou ton film].',
      ],
    },
    bounce: {
      humoristique: [
        'Et toi, la série que tu as vue trois fois sans l’avouer ?',
        'Et toi, tu spoiles ou tu sais te tenir ?',
      ],
      flirt: ['Et toi, celui que tu reverrais bien à deux ?', 'Et toi, la scène que tu connais par cœur ?'],
      original: ['Et toi, quel personnage te ressemble un peu ?', 'Et toi, la fin que tu réécrirais ?'],
    },
  },
  {
    asks: ['books'],
    answer: {
      humoristique: [
        'En ce moment, [ton livre], à raison de deux pages avant de m’endormir.',
        'Sur la table de nuit : [ton livre], lu avec beaucoup de sérieux.',
      ],
      flirt: [
        'Je lis [ton livre], je te le prête si tu promets de corner les pages.',
        'Mon dernier coup de cœur : [ton livre].',
      ],
      original: [
        '[Ton livre], à lire sous un plaid, c’est dans la notice.',
        'En ce moment, [ton livre]. Résumé : [ton résumé en trois mots].',
      ],
    },
    bounce: {
      humoristique: [
        'Et toi, le livre que tout le monde a aimé sauf toi ?',
        'Et {toi|vous}, marque-page ou page cornée ?',
      ],
      flirt: ['Et toi, celui que tu offrirais ?', 'Et toi, la phrase que tu as gardée ?'],
      original: ['Et toi, quel personnage tu inviterais à dîner ?', 'Et toi, le titre de ta vie en ce moment ?'],
    },
  },
  {
    asks: ['sport', 'hobby'],
    answer: {
      humoristique: [
        'De mon côté, [ton activité], avec plus d’enthousiasme que de technique.',
        'Moi, c’est [ton activité], niveau « plein de bonne volonté ».',
      ],
      flirt: [
        'Mon truc à moi, c’est [ton activité]. Je t’emmène quand tu veux.',
        'Moi, c’est [ton activité], et j’en parle trop quand on me lance.',
      ],
      original: [
        'Moi, [ton activité], surtout pour [ce que ça t’apporte].',
        'En ce moment, [ton activité], et l’envie d’essayer autre chose.',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, compétition ou grand n’importe quoi ?',
        'Et {toi|vous}, une activité abandonnée au bout de deux séances ?',
      ],
      flirt: [
        'Et {toi|vous}, qu’est-ce qui {te|vous} fait perdre la notion du temps ?',
        'Et {toi|vous}, qu’est-ce que {tu aimerais|vous aimeriez} me faire découvrir ?',
      ],
      original: [
        'Et {toi|vous}, ce que {tu rêves|vous rêvez} d’apprendre un jour ?',
        'Et {toi|vous}, le talent que personne ne soupçonne ?',
      ],
    },
  },
  {
    asks: ['pets'],
    answer: {
      humoristique: [
        'Question animaux : [ta réponse], et c’est déjà toute une organisation.',
        'Chez moi, [ta réponse]. Pas de commentaire sur qui commande.',
      ],
      flirt: [
        'De mon côté, [ta réponse], et un gros faible pour ceux des autres.',
        '[Ta réponse], mais je veux bien rencontrer les tiens.',
      ],
      original: [
        'Pour l’instant, [ta réponse]. Dans mes rêves, une loutre.',
        'Chez moi, [ta réponse], et des négociations en cours.',
      ],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, qui commande à la maison ?', 'Et {toi|vous}, plutôt chien, chat ou cactus ?'],
      flirt: [
        'Et {toi|vous}, il faudra que je fasse bonne impression à quelqu’un ?',
        'Et toi, tu fondrais pour lequel ?',
      ],
      original: [
        'Et toi, si un animal te choisissait, ce serait lequel ?',
        'Et toi, l’animal qui te ressemble le plus ?',
      ],
    },
  },
  {
    asks: ['family'],
    answer: {
      humoristique: [
        'Côté famille : [ta réponse], et les dossiers qui vont avec.',
        'De mon côté, [ta réponse]. Pour les anecdotes, il faudra négocier.',
      ],
      flirt: ['De mon côté, [ta réponse], je te raconterai.', 'Moi, [ta réponse]. Ça explique deux ou trois choses.'],
      original: [
        'Chez nous, c’est [ta réponse], et ça explique beaucoup de choses.',
        'Moi, [ta réponse], la version longue est plus drôle.',
      ],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, plutôt chouchou ou mouton noir ?', 'Et {toi|vous}, qui triche au Monopoly ?'],
      flirt: ['Et {toi|vous}, vous êtes proches ?', 'Et {toi|vous}, c’était comment à la maison ?'],
      original: [
        'Et {toi|vous}, la tradition familiale la plus étrange ?',
        'Et {toi|vous}, de qui {tu tiens|vous tenez} le plus ?',
      ],
    },
  },
  {
    asks: ['astrology'],
    answer: {
      humoristique: [
        'Je suis [ton signe], avec un ascendant sieste.',
        '[Ton signe], en espérant que ce ne soit pas rédhibitoire.',
      ],
      flirt: [
        'Je suis [ton signe]. Dis-moi que c’est compatible.',
        '[Ton signe], et je compte sur toi pour l’interprétation.',
      ],
      original: ['[Ton signe], mais je change selon la météo.', 'Je suis [ton signe], il paraît que ça explique tout.'],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, on est bien partis ou il faut fuir ?',
        'Et toi, tu y crois vraiment ou quand ça t’arrange ?',
      ],
      flirt: ['Et {toi|vous}, les étoiles en disent quoi ?', 'Et toi, ton signe te ressemble ?'],
      original: [
        'Et toi, le trait de ton signe que tu refuses d’admettre ?',
        'Et toi, ton horoscope du jour, si tu l’écrivais ?',
      ],
    },
  },
  {
    asks: ['languages'],
    answer: {
      humoristique: [
        'Je parle [tes langues], et couramment le charabia avant le café.',
        '[Tes langues], avec un accent qui fait voyager tout le monde.',
      ],
      flirt: [
        'Je parle [tes langues], et je veux bien apprendre quelques mots de plus.',
        '[Tes langues], mais je préfère encore discuter avec toi.',
      ],
      original: [
        '[Tes langues], plus trois mots dans une langue inutile.',
        'Je parle [tes langues], et je rêve d’en ajouter une.',
      ],
    },
    bounce: {
      humoristique: [
        'Et toi, la phrase apprise à l’école que tu ressors encore ?',
        'Et {toi|vous}, accent parfait ou charme assumé ?',
      ],
      flirt: ['Et toi, la langue que tu trouves la plus belle ?', 'Et toi, tu m’apprends un mot ?'],
      original: [
        'Et toi, le mot que tu préfères, toutes langues confondues ?',
        'Et toi, dans quelle langue tu rêves ?',
      ],
    },
  },
  {
    asks: ['choice'],
    answer: {
      humoristique: [
        '[{gauche} ou {droite}], évidemment, et je défendrai ce camp jusqu’au bout.',
        'Après trois secondes de réflexion intense : [{gauche} ou {droite}].',
      ],
      flirt: [
        '[{gauche} ou {droite}], sans hésiter. J’espère que c’était la bonne réponse.',
        'Pour moi, [{gauche} ou {droite}], et je me laisse convaincre du contraire par toi.',
      ],
      original: [
        '[{gauche} ou {droite}], pour une raison très précise : [ta raison].',
        '[{gauche} ou {droite}] en semaine, l’inverse le week-end.',
      ],
    },
    bounce: {
      humoristique: ['Attention à ta réponse, elle sera retenue : et toi ?', 'Et toi, tu assumes quel camp ?'],
      flirt: ['Et {toi|vous}, on est du même côté ?', 'Et toi, qu’est-ce qui te ferait changer de camp ?'],
      original: [
        'Et toi, tu défends quel camp devant un jury ?',
        'Et toi, {gauche} ou {droite} si tu ne pouvais plus jamais changer ?',
      ],
    },
  },
  {
    asks: ['why'],
    answer: {
      humoristique: [
        'Excellente question. Officiellement, [ta raison].',
        'Pour une raison très sérieuse : [ta raison].',
      ],
      flirt: ['Parce que [ta raison], tout simplement.', 'Honnêtement, parce que [ta raison].'],
      original: [
        'En une phrase : [ta raison].',
        'La vraie raison, c’est [ta raison], la belle version viendra plus tard.',
      ],
    },
    bounce: {
      humoristique: [
        'C’est une enquête ou de la curiosité ?',
        'À mon tour : qu’est-ce qui te fait poser la question ?',
      ],
      flirt: ['Et toi, tu aurais répondu quoi ?', 'J’aime bien que tu demandes. Et toi ?'],
      original: ['Tu t’attendais à quelle réponse ?', 'Et toi, ta version ?'],
    },
  },
  {
    asks: ['number'],
    answer: {
      humoristique: [
        'Avec plaisir : [ton numéro]. Prière de ne pas le revendre.',
        'Le voilà : [ton numéro], disponible aux heures raisonnables, et aux autres aussi.',
      ],
      flirt: ['Avec plaisir : [ton numéro]. J’attends ton premier message.', 'Bien sûr : [ton numéro].'],
      original: [
        '[ton numéro]. Premier message original exigé.',
        'Voilà : [ton numéro]. Dis-moi que c’est toi avec un mot de passe.',
      ],
    },
    bounce: { humoristique: [], flirt: [], original: [] },
  },
  {
    asks: ['plan', 'availability'],
    answer: { humoristique: [], flirt: [], original: [] },
    bounce: { humoristique: [], flirt: [], original: [] },
  },
  {
    asks: ['known', 'liked'],
    answer: {
      humoristique: [
        '{Le} et moi : [ta réponse], et toute version contraire est une rumeur.',
        '{Le} ? [Ta réponse], sans trucage.',
      ],
      flirt: [
        '{Le} et moi, c’est [ta réponse]. Ça me plaît que tu demandes.',
        '{Le} ? [Ta réponse], mais je sens que tu as un avis.',
      ],
      original: ['{Le} et moi, en trois mots : [ta réponse].', '{Le}, je réponds sans joker : [ta réponse].'],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, grande histoire d’amour ou accident de parcours ?',
        'Et {toi|vous}, plutôt passion ou plutôt fuite ?',
      ],
      flirt: ['Et {toi|vous} ? La réponse m’intéresse.', 'Et {toi|vous}, c’est venu comment ?'],
      original: ['Et {toi|vous}, en un seul mot ?', 'Et {toi|vous}, sur dix, ça vaut combien ?'],
    },
  },
  {
    asks: ['closed', 'opinion', 'open', 'you_too'],
    answer: {
      humoristique: [
        'Réponse très officielle : [ta réponse].',
        'Sans trucage : [ta réponse].',
        'Après réflexion intense : [ta réponse].',
      ],
      flirt: [
        'Pour toi, réponse honnête : [ta réponse].',
        'De mon côté, [ta réponse].',
        'Moi, [ta réponse], et je t’en dirai plus.',
      ],
      original: [
        'En quelques mots : [ta réponse].',
        'Je dirais [ta réponse], version courte.',
        'Ma réponse du jour : [ta réponse].',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, la version qui ne va pas dans la bio ?',
        'Et {toi|vous}, on veut la vraie réponse ?',
      ],
      flirt: ['Et {toi|vous} ? J’ai envie de savoir.', 'Et {toi|vous}, {tu aurais|vous auriez} répondu quoi ?'],
      original: ['Et {toi|vous}, en trois mots ?', 'Et {toi|vous}, ça donnerait quoi ?'],
    },
  },
];
