import type { ActVoice } from '../pattern.ts';

/** Whole messages for what the match's last turn does, when it is that which calls for an answer. */
export const acts: ActVoice[] = [
  {
    acts: ['laugh'],
    needs: 'hook',
    says: {
      humoristique: [
        'Je prends ce rire comme une victoire, surtout avec {le} dans l’histoire.',
        'Ça me fait plaisir de te faire rire. La prochaine fois, je ressors {le} en version longue.',
        'Riez, riez, mais {le}, c’est un sujet grave.',
      ],
      flirt: [
        'J’aime bien te faire rire. {Le}, je garde ça sous le coude.',
        'Si {le} suffi{v:t|sent} à te faire rire, je note pour la prochaine fois.',
        'Ton rire à l’écrit est déjà sympathique, j’imagine l’original. On en était où avec {le} ?',
      ],
      original: [
        'Un rire validé, un. On inscrit {le} au répertoire officiel.',
        'On tient notre première blague à nous : {le}. Il faudra la ressortir au bon moment.',
        'Si un jour on raconte cette conversation, on commencera par {le}.',
      ],
    },
  },
  {
    acts: ['laugh'],
    goesOn: true,
    says: {
      humoristique: [
        'Je note ce rire dans les archives.',
        'Un rire de ta part, ma journée est rentable.',
        'Attention, si ça continue je vais me croire drôle.',
      ],
      flirt: [
        'J’aime bien te faire rire, ça pourrait devenir une habitude.',
        'Je prends ce rire avec beaucoup de plaisir.',
        'Te faire rire, c’était le but, je ne vais pas mentir.',
      ],
      original: [
        'Premier rire homologué, on peut passer au niveau deux.',
        'Ce rire mérite une suite.',
        'On valide : le courant passe, au moins par écrit.',
      ],
    },
  },
  {
    acts: ['compliment'],
    goesOn: true,
    says: {
      humoristique: [
        'Je fais une capture d’écran pour les jours difficiles.',
        'Merci, je vais être insupportable pendant au moins deux heures.',
        'Attention, je m’habitue très vite aux compliments.',
      ],
      flirt: [
        'Venant de toi, ça me fait vraiment plaisir.',
        'Merci, c’est le genre de message qui améliore une journée.',
        'Je te retourne le compliment, et je le pense.',
      ],
      original: [
        'Compliment bien reçu, encadré et accroché au mur.',
        'Merci. Je le range à côté des bonnes nouvelles de la semaine.',
        'Voilà un message qui mérite d’être relu deux fois.',
      ],
    },
  },
  {
    acts: ['thanks'],
    goesOn: true,
    says: {
      humoristique: ['De rien, la facture suivra.', 'Avec plaisir, la maison est généreuse aujourd’hui.'],
      flirt: ['Avec plaisir, c’est sincère.', 'De rien, c’était facile à dire.'],
      original: ['De rien, c’est offert par la maison.', 'C’est noté dans la colonne des bonnes actions.'],
    },
  },
  {
    acts: ['delay_excuse', 'sorry'],
    goesOn: true,
    says: {
      humoristique: [
        'Excuse acceptée, le tribunal a été clément.',
        'Pas de souci, j’avais à peine commencé à graver ton prénom sur un banc.',
        'Aucun problème, le pigeon voyageur a dû se perdre.',
      ],
      flirt: [
        'Pas de souci du tout, ça valait l’attente.',
        'Aucun problème, c’est juste un plaisir de te lire.',
        'Ne t’en fais pas, tu arrives au bon moment.',
      ],
      original: [
        'Pas de souci, les bonnes conversations savent attendre.',
        'Aucun stress, on reprend exactement où on en était.',
        'Tout va bien, il n’y a pas de chronomètre ici.',
      ],
    },
  },
  {
    acts: ['good_news'],
    says: {
      humoristique: [
        'Bravo ! Je débouche mentalement quelque chose qui pétille. Ça se fête comment, chez {toi|vous} ?',
        'Félicitations ! Dessert obligatoire ce soir, c’est la loi. Lequel ?',
        'Bravo ! On peut avoir le discours de remerciement, version courte ?',
      ],
      flirt: [
        'Bravo, vraiment ! Ça fait plaisir à lire. Qui l’a su en premier ?',
        'Félicitations ! J’aime beaucoup cette énergie. Ça {te|vous} fait quoi, là, maintenant ?',
        'Quelle bonne nouvelle, bravo ! {Tu fêtes|Vous fêtez} ça comment ?',
      ],
      original: [
        'Bravo ! Ça mérite une musique de générique. Laquelle {tu choisis|vous choisissez} ?',
        'Félicitations, on hisse le drapeau. Quelle est la première chose que {tu as|vous avez} faite en l’apprenant ?',
        'Bravo ! À ranger dans les très bons jours. Il manque quoi pour que ce soit parfait ?',
      ],
    },
  },
  {
    acts: ['good_news'],
    objectives: ['date'],
    says: {
      humoristique: [
        'Bravo ! La tradition, que je viens d’inventer, veut qu’on trinque : un verre, [ton jour] ?',
        'Félicitations ! Ça se fête, c’est le règlement. Un verre, [ton jour] ?',
      ],
      flirt: [
        'Bravo, ça me fait vraiment plaisir ! On fête ça autour d’un verre, [ton jour] ?',
        'Félicitations ! Je t’offre un verre pour l’occasion, si ça te dit.',
      ],
      original: [
        'Bravo ! Je propose une remise de médaille en terrasse, [ton jour] ?',
        'Félicitations ! Il faut marquer le coup : un verre, et tu racontes tout ?',
      ],
    },
  },
  {
    acts: ['tease'],
    needs: 'hook',
    says: {
      humoristique: [
        'Je conteste formellement. Surtout sur {le}, où je plaide la bonne foi.',
        'C’est une accusation grave. {Le}, au moins, c’est une circonstance atténuante.',
      ],
      flirt: [
        'Continue de me chercher comme ça, avec {le} en plus, et je vais y prendre goût.',
        'Tu me taquines, donc tu restes. {Le}, on en reparle ?',
      ],
      original: [
        'Un point pour toi. Je me rattrape sur {le}, manche suivante.',
        'Je retiens l’attaque. La revanche portera sur {le}.',
      ],
    },
  },
  {
    acts: ['tease'],
    goesOn: true,
    says: {
      humoristique: [
        'Je conteste formellement cette accusation.',
        'Objection, c’était tout à fait sérieux. Enfin presque.',
        'Je vais faire comme si je n’avais rien lu, avec dignité.',
      ],
      flirt: [
        'Continue de me taquiner, je crois que j’aime bien.',
        'Tu me cherches, là, non ? Ça tombe bien.',
        'Je devrais mal le prendre, mais je souris.',
      ],
      original: [
        'Un point pour toi, le match est serré.',
        'Noté. La revanche est en préparation.',
        'Je te laisse cette manche, profite.',
      ],
    },
  },
  {
    acts: ['farewell'],
    says: {
      humoristique: [
        'Bonne nuit, et pas de bêtises sans moi.',
        'File, je garde la conversation au chaud.',
        'Bonne soirée ! Je surveille le fil en ton absence.',
      ],
      flirt: [
        'Bonne nuit, j’ai bien aimé te lire ce soir.',
        'À très vite, j’ai déjà hâte de la suite.',
        'Bonne soirée à toi, tu as rendu la mienne plus douce.',
      ],
      original: [
        'À bientôt, on reprend à l’épisode suivant.',
        'Bonne nuit. Demain, je veux un rêve en trois mots.',
        'Bonne soirée, suite au prochain numéro.',
      ],
    },
  },
  {
    acts: ['availability', 'plan_proposal'],
    needs: 'day',
    says: {
      humoristique: [
        'Va pour {jour}. Je préviens mon canapé qu’il sera seul. [Ton heure], [ton endroit] ?',
        '{Jour}, adjugé. On dit [ton heure] à [ton endroit], tenue correcte facultative ?',
        'Parfait pour {jour}, je l’écris en gros. [Ton heure], [ton endroit], ça te va ?',
      ],
      flirt: [
        '{Jour}, avec grand plaisir. On dit [ton heure] à [ton endroit] ?',
        'Va pour {jour}, j’ai déjà hâte. [Ton endroit], vers [ton heure] ?',
        'Parfait pour {jour}. Je te propose [ton endroit], vers [ton heure] ?',
      ],
      original: [
        'Rendez-vous {jour}, donc. Indice de lieu : [ton endroit]. Indice d’heure : [ton heure].',
        '{Jour}, c’est noté au stylo. [Ton endroit], [ton heure], et on improvise ensuite ?',
        'Va pour {jour}. Je m’occupe du lieu, [ton endroit], tu choisis l’heure ?',
      ],
    },
  },
  {
    acts: ['availability', 'plan_proposal'],
    says: {
      humoristique: [
        'Oui, mille fois oui, enfin une fois suffit. [Ton jour], [ton endroit] ?',
        'J’accepte avant que tu changes d’avis. [Ton jour], vers [ton heure] ?',
        'Marché conclu. On fixe [ton jour], à [ton endroit] ?',
      ],
      flirt: [
        'Avec plaisir. [Ton jour], ça t’irait ? Je pensais à [ton endroit].',
        'J’attendais que l’un de nous le dise. [Ton jour], à [ton endroit] ?',
        'Très bonne idée, et pas seulement pour le programme. [Ton jour] ?',
      ],
      original: [
        'Validé à l’unanimité. Il ne manque que le jour : [ton jour] ?',
        'On passe donc au chapitre suivant. [Ton jour], [ton endroit] ?',
        'Bonne idée. Tu choisis l’heure, je choisis le lieu : [ton endroit], [ton jour] ?',
      ],
    },
  },
  {
    acts: ['unavailable'],
    says: {
      humoristique: [
        'Pas de souci, je range mon agenda sans pleurer. Tu me fais signe quand ça se calme ?',
        'Aucun problème, ce sera l’occasion d’avoir hâte. Tu me dis quand ça t’arrange ?',
      ],
      flirt: [
        'Pas de souci du tout, ce sera quand tu pourras. Fais-moi signe quand ça t’arrange.',
        'Aucun problème, je préfère que ce soit un moment où tu es tranquille.',
      ],
      original: [
        'Pas grave, les bons plans se gardent très bien au frais. Tu me diras quand.',
        'Aucun souci, on laisse la date en pointillés pour l’instant.',
      ],
    },
  },
  {
    acts: ['contact_given'],
    says: {
      humoristique: [
        'Bien reçu. Je promets des messages d’une qualité raisonnable.',
        'Reçu ! Je t’écris là-bas, avec un premier message à la hauteur, j’espère.',
      ],
      flirt: [
        'Merci, je t’écris là-bas tout de suite. J’avais envie de continuer.',
        'Parfait, la suite là-bas alors. Ça me fait plaisir.',
      ],
      original: [
        'Noté. Le premier message là-bas sera un indice, à toi de deviner que c’est moi.',
        'Bien reçu, on change de décor mais on garde le scénario.',
      ],
    },
  },
  {
    acts: ['greeting'],
    goesOn: true,
    says: {
      humoristique: [
        'Salut ! J’avais préparé une entrée fracassante, mais « salut » fera l’affaire.',
        'Hello ! On saute la météo et on passe aux vrais sujets ?',
        'Salut ! Première question du jury : plutôt petit-déj sucré ou salé ?',
      ],
      flirt: [
        'Salut, ça me fait plaisir de te lire. C’était quoi le meilleur moment de ta journée ?',
        'Hello ! Ton profil m’a donné envie d’en savoir plus, surtout [un détail de son profil].',
        'Coucou ! Qu’est-ce qui t’a fait sourire aujourd’hui ?',
      ],
      original: [
        'Salut ! Deux vérités, un mensonge : tu commences ?',
        'Hello ! Si ta journée avait un titre de film, ce serait quoi ?',
        'Salut ! On se présente avec une chose inutile mais vraie. La mienne : [ton détail inutile].',
      ],
    },
  },
  {
    acts: ['emoji_only', 'empty'],
    needs: 'hook',
    says: {
      humoristique: [
        'Ce silence illustré m’intrigue. C’est {le} qui te laisse{v:|nt} sans voix ?',
        'Je lis les emojis, mais pas encore dans les pensées. {Le}, on en fait quoi ?',
      ],
      flirt: [
        'Je prends ça pour un sourire. On reparle {de} ?',
        'Joli résumé. J’aimerais quand même les sous-titres, surtout sur {le}.',
      ],
      original: [
        'Je traduis : « parle-moi encore {de} ». C’est bien ça ?',
        'Message codé reçu. Réponse : {le}, plus que jamais.',
      ],
    },
  },
  {
    acts: ['emoji_only', 'empty'],
    says: {
      humoristique: [
        'Je lis couramment l’emoji, mais je veux bien les sous-titres.',
        'Message reçu, traduction en cours. Un indice ?',
        'C’est court, mais il y a de l’intention. Tu développes ?',
      ],
      flirt: [
        'Je prends ça pour un sourire. Raconte-moi ta journée ?',
        'Joli, mais j’aimerais bien les mots qui vont avec.',
        'Un emoji de ta part, c’est déjà ça. Et une phrase, ce serait encore mieux.',
      ],
      original: [
        'Jouons : ta journée en trois emojis, je devine l’histoire.',
        'Je réponds dans la même langue ou on passe aux mots ?',
        'Premier rébus de la conversation. Je tente : bonne humeur ?',
      ],
    },
  },
  {
    acts: ['dry'],
    needs: 'hook',
    says: {
      humoristique: [
        'Réponse courte, suspense maximal. On relance avec {le} ?',
        'Je sens un certain mystère. Je ressors mon joker : {le}, on en pense quoi ?',
      ],
      flirt: [
        'Je sens que tu en gardes sous le pied. {Le}, tu me racontes un peu plus ?',
        'Dis-m’en un peu plus, {le} m’intéresse{v:|nt} vraiment.',
      ],
      original: [
        'Je retente ma chance par un autre chemin : {le}, ton meilleur souvenir ?',
        'Question joker : {le}, sur dix, tu mets combien ?',
      ],
    },
  },
  {
    acts: ['dry', 'agreement', 'statement', 'disclosure'],
    says: {
      humoristique: [
        'Je sens qu’il y a une suite, et je suis tout ouïe. Le meilleur moment de ta semaine ?',
        'D’accord, question sérieuse : raclette en été, crime ou liberté ?',
        'Je propose un changement de sujet radical : ton talent le plus inutile ?',
      ],
      flirt: [
        'J’ai envie d’en savoir plus sur toi : qu’est-ce qui te fait oublier l’heure ?',
        'Dis-moi une chose que j’aimerais savoir sur toi.',
        'Et toi, c’est quoi ta définition d’une bonne soirée ?',
      ],
      original: [
        'On tire une carte au hasard : ton meilleur souvenir de cette année ?',
        'Changement de décor : si tu avais demain de libre, tu ferais quoi ?',
        'Une question facile : la dernière chose qui t’a fait rire ?',
      ],
    },
  },
  {
    acts: ['dry', 'agreement', 'statement', 'disclosure'],
    needs: 'cite',
    says: {
      humoristique: [
        '« {cite} », je le note comme titre de ta future autobiographie.',
        '« {cite} » : dit avec cet aplomb, je n’ose pas contredire.',
        'Je retiens « {cite} », c’est le genre de phrase qu’on imprime sur un mug.',
      ],
      flirt: [
        '« {cite} », j’aime bien comme tu le dis. Tu développes ?',
        '« {cite} » : voilà qui me donne envie d’en savoir plus.',
        'Je m’arrête sur « {cite} ». Raconte-moi un peu ?',
      ],
      original: [
        '« {cite} », ce serait un bon titre de chanson. Il raconterait quoi, le refrain ?',
        'Si « {cite} » était le début d’un roman, la phrase d’après serait laquelle ?',
        '« {cite} » : je garde, il y a une histoire derrière. Laquelle ?',
      ],
    },
  },
];
