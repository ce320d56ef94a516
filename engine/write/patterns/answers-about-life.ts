import type { AnswerVoice } from '../pattern.ts';

/** Who the user is and does. Facts of the user's life are blanks that read well once filled in. */
export const answersAboutLife: AnswerVoice[] = [
  {
    asks: ['wellbeing'],
    answer: {
      humoristique: [
        'Ça va bien, surtout depuis que cette conversation a commencé.',
        'Ça va très bien, merci, le moral est au-dessus des normales de saison.',
      ],
      flirt: ['Ça va bien, et encore mieux en te lisant.', 'Très bien, merci. Et ton message n’y est pas pour rien.'],
      original: [
        'Ça va bien : [un petit détail de ta journée].',
        'Plutôt bien, avec une mention spéciale pour [un bon moment de ta journée].',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, sur une échelle de lundi matin à vendredi soir ?',
        'Et {toi|vous}, plutôt café ou plutôt sieste aujourd’hui ?',
      ],
      flirt: [
        'Et {toi|vous}, c’était quoi le meilleur moment de {ta|votre} journée ?',
        'Raconte, qu’est-ce qui t’a fait sourire aujourd’hui ?',
      ],
      original: [
        'Et {toi|vous}, {ta|votre} journée en un titre de film ?',
        'Et {toi|vous}, s’il fallait garder une seule image de {ta|votre} journée ?',
      ],
    },
  },
  {
    asks: ['job'],
    answer: {
      humoristique: [
        'Moi, c’est [ton métier], version sans le costume de super-héros.',
        'Officiellement, [ton métier]. Officieusement, grande spécialité : la pause café.',
      ],
      flirt: [
        'Je suis [ton métier], et je te raconterai le meilleur moment en vrai.',
        'Moi, c’est [ton métier], et ce que j’y préfère, c’est [ce que tu aimes dedans].',
      ],
      original: [
        'En trois mots : [ton métier], résumé honnête.',
        'Je suis [ton métier]. Ça surprend, ou tu avais deviné ?',
      ],
    },
    bounce: {
      humoristique: [
        'Et toi, c’est le métier que tu expliques en une phrase ou en une heure ?',
        'Et {toi|vous}, {tu fais|vous faites} quoi quand personne ne {te|vous} demande un service ?',
      ],
      flirt: [
        'Et {toi|vous}, qu’est-ce qui {te|vous} passionne dans ce que {tu fais|vous faites} ?',
        'Et toi, qu’est-ce qui te fait lever le matin, à part le réveil ?',
      ],
      original: [
        'Et {toi|vous}, à huit ans, {tu voulais|vous vouliez} faire quoi ?',
        'Et toi, si tu changeais tout demain, tu ferais quoi ?',
      ],
    },
  },
  {
    asks: ['studies'],
    answer: {
      humoristique: [
        'De mon côté, c’est [tes études ou ton métier], avec option café.',
        'Moi, [tes études ou ton métier], et un respect immense pour les surligneurs.',
      ],
      flirt: [
        'Je suis dans [tes études ou ton métier], et j’en parle mieux autour d’un verre.',
        'Moi, c’est [tes études ou ton métier].',
      ],
      original: [
        'Moi, [tes études ou ton métier], par passion ou par accident, je ne sais plus.',
        'Côté études, [ton parcours en cinq mots].',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, premier rang ou près du radiateur ?',
        'Et {toi|vous}, plutôt fiches colorées ou nuit blanche ?',
      ],
      flirt: ['Et toi, qu’est-ce qui te passionne là-dedans ?', 'Et toi, tu rêves de quoi après ?'],
      original: ['Et toi, la matière que tu aurais voulu inventer ?', 'Et toi, le prof que tu n’as jamais oublié ?'],
    },
  },
  {
    asks: ['weekend', 'projects', 'evening'],
    answer: {
      humoristique: [
        'Programme officiel : [ton programme]. Programme réel : on verra selon le canapé.',
        'De mon côté, [ton programme], avec beaucoup d’ambition.',
      ],
      flirt: [
        'De mon côté, [ton programme], mais il reste de la place pour une bonne idée.',
        'Chez moi, c’est [ton programme]. Rien qu’une bonne compagnie ne puisse améliorer.',
      ],
      original: [
        'De mon côté : [ton programme], et un peu d’imprévu si tout va bien.',
        'Au programme, [ton programme], noté au crayon pour pouvoir changer.',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, plutôt grand programme ou concours de grasse matinée ?',
        'Et {toi|vous}, aventure ou canapé assumé ?',
      ],
      flirt: [
        'Et {toi|vous}, qu’est-ce qui {te|vous} ferait vraiment plaisir ?',
        'Et {toi|vous}, il y a un moment que {tu attends|vous attendez} ?',
      ],
      original: [
        'Et {toi|vous}, le moment à ne pas rater, ce sera lequel ?',
        'Et {toi|vous}, si tout était possible, {tu ferais|vous feriez} quoi ?',
      ],
    },
  },
  {
    asks: ['day'],
    answer: {
      humoristique: [
        'Là, tout de suite : [ce que tu fais]. Passionnant, je sais.',
        'En ce moment, [ce que tu fais], avec un sérieux très relatif.',
      ],
      flirt: [
        'Là, [ce que tu fais], et cette distraction tombe très bien.',
        'Là, [ce que tu fais], mais ton message est nettement mieux.',
      ],
      original: [
        'Résumé de ma journée : [ta journée en cinq mots].',
        'Aujourd’hui, [un moment de ta journée], et toi qui m’écris. Bonne journée.',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, productivité exemplaire ou art de l’esquive ?',
        'Et {toi|vous}, journée héroïque ou journée plaid ?',
      ],
      flirt: [
        'Et {toi|vous}, qu’est-ce qui {t’a|vous a} fait sourire aujourd’hui ?',
        'Et {toi|vous}, le meilleur moment de la journée ?',
      ],
      original: [
        'Et {toi|vous}, {ta|votre} journée, si c’était une chanson ?',
        'Et {toi|vous}, une chose que {tu n’avais|vous n’aviez} pas prévue aujourd’hui ?',
      ],
    },
  },
  {
    asks: ['travel', 'holidays'],
    answer: {
      humoristique: [
        'Mon dernier coup de cœur, c’est [ta destination], et j’en parle dès qu’on me laisse faire.',
        'Pour moi, [ta destination], sans hésiter, même sous la pluie.',
      ],
      flirt: [
        'Pour moi, [ta destination]. J’en parle mieux à l’oral, avec les mains.',
        'J’ai un faible pour [ta destination], je te montrerai pourquoi.',
      ],
      original: [
        'Ma réponse tient en un mot : [ta destination]. L’histoire est plus longue.',
        'Pour moi, [ta destination], à cause de [un détail qui t’a marqué].',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, valise bouclée la veille ou dix minutes avant ?',
        'Et {toi|vous}, plutôt itinéraire ou « on verra bien » ?',
      ],
      flirt: [
        'Et {toi|vous}, l’endroit où {tu emmènerais|vous emmèneriez} quelqu’un ?',
        'Et {toi|vous}, ça commence où, le voyage idéal ?',
      ],
      original: [
        'Et {toi|vous}, l’endroit qui {t’a|vous a} changé un peu la vie ?',
        'Et {toi|vous}, un lieu où {tu pourrais|vous pourriez} disparaître un mois ?',
      ],
    },
  },
  {
    asks: ['city'],
    answer: {
      humoristique: [
        'Je suis de [ta ville], et je défendrai la boulangerie du coin jusqu’au bout.',
        'Moi, c’est [ta ville], livraison de clichés incluse.',
      ],
      flirt: [
        'Je suis à [ta ville], et je connais deux ou trois endroits qui valent le détour.',
        'Moi, c’est [ta ville]. Je te fais visiter quand tu veux.',
      ],
      original: [
        'J’habite [ton quartier], l’endroit où [une particularité du coin].',
        'Moi, [ta ville], côté [ton quartier].',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, fierté locale ou exil assumé ?',
        'Et {toi|vous}, quel cliché de {ton|votre} coin est complètement vrai ?',
      ],
      flirt: [
        'Et {toi|vous}, {ton|votre} endroit préféré, c’est lequel ?',
        'Et {toi|vous}, où est-ce que {tu vas|vous allez} quand il fait beau ?',
      ],
      original: [
        'Et {toi|vous}, l’endroit que {tu cacherais|vous cacheriez} aux touristes ?',
        'Et {toi|vous}, chez {toi|vous}, c’est où, vraiment ?',
      ],
    },
  },
  {
    asks: ['age'],
    answer: {
      humoristique: [
        'J’ai [ton âge] ans, et douze devant un gâteau au chocolat.',
        '[Ton âge] ans sur le papier, ça dépend des matins.',
      ],
      flirt: ['J’ai [ton âge] ans, et l’âge de savoir quand une conversation me plaît.', 'J’ai [ton âge] ans.'],
      original: ['[Ton âge] ans, et toujours pas de mode d’emploi.', 'J’ai [ton âge] ans, comptés sans les lundis.'],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, âge réel ou âge dans la tête ?', 'Et {toi|vous}, on a le droit de demander ?'],
      flirt: ['Et toi, quel âge tu te donnes les bons jours ?', 'Et {toi|vous} ?'],
      original: [
        'Et toi, ton âge préféré jusqu’ici, c’était lequel ?',
        'Et toi, à quel âge tu retournerais une journée ?',
      ],
    },
  },
  {
    asks: ['name'],
    answer: {
      humoristique: [
        '[Ton prénom], pour te servir, ou presque.',
        'Moi, c’est [ton prénom], à prononcer avec enthousiasme.',
      ],
      flirt: [
        'Moi, c’est [ton prénom]. Joli début, non ?',
        'Je m’appelle [ton prénom], et j’aime bien cette façon de commencer.',
      ],
      original: [
        '[Ton prénom], et l’histoire de ce choix viendra plus tard.',
        'Moi, c’est [ton prénom]. À toi de me dire si ça me va.',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, il y a un surnom à connaître absolument ?',
        'Et toi, on t’appelle comment quand tu fais une bêtise ?',
      ],
      flirt: ['Et toi, comment on t’appelle quand on t’aime bien ?', 'Et toi, ton prénom, il vient d’où ?'],
      original: [
        'Et toi, si tu avais choisi ton prénom, ce serait lequel ?',
        'Et toi, il y a une histoire derrière le tien ?',
      ],
    },
  },
  {
    asks: ['looking_for'],
    answer: {
      humoristique: [
        'Version courte : [ce que tu cherches]. Version longue : pareil, avec des desserts.',
        'Honnêtement ? [Ce que tu cherches]. Et quelqu’un qui rit à mes blagues, en option.',
      ],
      flirt: [
        'Je cherche [ce que tu cherches], et des conversations comme celle-ci.',
        'Honnêtement, [ce que tu cherches], en prenant le temps de se découvrir.',
      ],
      original: [
        'En une phrase : [ce que tu cherches], le reste se raconte mieux en vrai.',
        'Pas de grand plan : [ce que tu cherches], et voir ce qui se passe.',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, cahier des charges ou feeling ?',
        'Et {toi|vous}, grand amour ou bon resto, dans un premier temps ?',
      ],
      flirt: [
        'Et {toi|vous}, qu’est-ce qui {te|vous} donnerait envie de rester ?',
        'Et {toi|vous}, c’est quoi une belle rencontre ?',
      ],
      original: [
        'Et {toi|vous}, {tu le saurais|vous le sauriez} à quoi, si c’était la bonne personne ?',
        'Et {toi|vous}, qu’est-ce qui {t’a|vous a} donné envie d’être ici ?',
      ],
    },
  },
];
