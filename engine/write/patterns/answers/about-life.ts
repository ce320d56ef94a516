import type { AnswerVoice } from '../../pattern.ts';

/** Who the user is and does. Facts of the user's life are blanks that read well once filled in. */
export const answersAboutLife: AnswerVoice[] = [
  {
    asks: ['wellbeing'],
    answer: {
      humoristique: [
        'Ça va bien, et encore mieux maintenant.',
        'Ça va, je tiens debout, c’est déjà pas mal.',
        'Nickel, merci.',
      ],
      flirt: [
        'Ça va bien, surtout depuis ton message.',
        'Très bien, merci, et ça fait plaisir de te lire.',
        'Ça va bien, merci.',
      ],
      original: [
        'Ça va bien, [un petit truc sympa de ta journée].',
        'Plutôt bien, merci de demander.',
        'Ça va bien, la journée a été [un mot sur ta journée].',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, {tu survis|vous survivez} à la semaine ?',
        'Et {toi|vous}, la forme ou on fait semblant ?',
      ],
      flirt: ['Et {toi|vous}, {ta|votre} journée a été douce ?', 'Et {toi|vous}, quoi de beau ?'],
      original: [
        'Et {toi|vous}, le meilleur moment de {ta|votre} journée ?',
        'Et {toi|vous}, qu’est-ce que {tu racontes|vous racontez} ?',
      ],
    },
  },
  {
    asks: ['job'],
    answer: {
      humoristique: [
        'Moi je suis [ton métier]. Oui, il en faut.',
        '[Ton métier], et ça occupe.',
        'Alors moi, [ton métier].',
      ],
      flirt: [
        'Moi je suis [ton métier], et ça me plaît vraiment.',
        'Je suis [ton métier]. Je te raconterai les meilleures anecdotes.',
      ],
      original: [
        'Moi c’est [ton métier]. Ce que j’aime là-dedans : [ce que tu aimes].',
        'Moi, [ton métier], depuis [depuis quand].',
      ],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, {tu sauves|vous sauvez} des vies ou des tableurs ?',
        'Et {toi|vous}, {tu fais|vous faites} quoi de {tes|vos} journées ?',
      ],
      flirt: [
        'Et {toi|vous}, {tu fais|vous faites} quoi dans la vie ?',
        'Et {toi|vous}, {ton|votre} métier, c’est quoi ?',
      ],
      original: [
        'Et {toi|vous}, {tu fais|vous faites} quoi, et surtout, ça {te|vous} plaît ?',
        'Et {toi|vous}, qu’est-ce qui {t’occupe|vous occupe} ?',
      ],
    },
  },
  {
    asks: ['studies'],
    answer: {
      humoristique: [
        'J’étudie [tes études], avec des hauts et beaucoup de cafés.',
        'Moi, [tes études]. Je survis, merci.',
      ],
      flirt: [
        'Moi c’est [tes études], et ça me passionne plutôt.',
        'Je suis en [tes études]. Je te raconte si tu veux.',
      ],
      original: ['Moi, [tes études]. Le but, à la fin : [ton projet].', '[Tes études], et je ne regrette pas encore.'],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, bon élève ou fond de la classe ?'],
      flirt: ['Et {toi|vous}, c’est quoi {ton|votre} parcours ?'],
      original: ['Et {toi|vous}, {tu referais|vous referiez} les mêmes études ?'],
    },
  },
  {
    asks: ['weekend', 'evening', 'day', 'projects', 'holidays'],
    answer: {
      humoristique: [
        'De mon côté, [ton programme]. Du lourd.',
        'Moi, [ton programme], rien d’illégal.',
        'Alors moi, [ton programme].',
      ],
      flirt: ['Moi, [ton programme], tranquille.', 'De mon côté, [ton programme].'],
      original: ['Pour ma part, [ton programme].', 'Moi, [ton programme], et ça me va très bien.'],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, programme ambitieux ou canapé assumé ?', 'Et {toi|vous}, c’est quoi le plan ?'],
      flirt: [
        'Et {toi|vous}, {tu fais|vous faites} quoi de beau ?',
        'Et {toi|vous}, quelque chose de chouette de prévu ?',
      ],
      original: [
        'Et {toi|vous}, ça ressemble à quoi ?',
        'Et {toi|vous}, {tu attends|vous attendez} quoi avec impatience ?',
      ],
    },
  },
  {
    asks: ['city'],
    answer: {
      humoristique: ['Moi c’est [ta ville], personne n’est parfait.', 'Je suis de [ta ville], et je le vis très bien.'],
      flirt: [
        'Moi je suis à [ta ville]. Pas si loin, non ?',
        'J’habite à [ta ville], et j’aime bien y faire découvrir les bons coins.',
      ],
      original: ['Je vis à [ta ville], côté [ton quartier].', 'Moi, [ta ville], et je viens de [ta région] à la base.'],
    },
    bounce: {
      humoristique: [
        'Et {toi|vous}, {tu viens|vous venez} d’où ?',
        'Et {toi|vous}, {tu défends|vous défendez} quelles couleurs ?',
      ],
      flirt: ['Et {toi|vous}, {tu es|vous êtes} dans quel coin ?', 'Et {toi|vous}, {tu habites|vous habitez} où ?'],
      original: [
        'Et {toi|vous}, {ton|votre} endroit préféré près de chez {toi|vous} ?',
        'Et {toi|vous}, c’est où, chez {toi|vous} ?',
      ],
    },
  },
  {
    asks: ['age', 'name'],
    answer: {
      humoristique: ['[Ta réponse]. Voilà, tu sais tout.', '[Ta réponse], garanti sans filtre.'],
      flirt: ['[Ta réponse]. Et maintenant, on se connaît un peu mieux.', '[Ta réponse], tout simplement.'],
      original: ['[Ta réponse]. On peut dire que les présentations sont faites.', '[Ta réponse], tout simplement.'],
    },
    bounce: {
      humoristique: ['Et {toi|vous} ?'],
      flirt: ['Et {toi|vous} ?'],
      original: ['À {ton|votre} tour.'],
    },
  },
  {
    asks: ['looking_for'],
    answer: {
      humoristique: [
        'Bonne question. Pour faire simple : [ce que tu cherches], et quelques fous rires en route.',
        'Moi ? [Ce que tu cherches]. Et accessoirement quelqu’un qui partage ses frites.',
      ],
      flirt: [
        'Honnêtement, [ce que tu cherches]. Et là, j’ai surtout envie d’apprendre à te connaître.',
        '[Ce que tu cherches], avec quelqu’un avec qui je me sens bien.',
      ],
      original: [
        'Je préfère être honnête : [ce que tu cherches].',
        '[Ce que tu cherches]. Le reste, on verra en se parlant.',
      ],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, l’amour fou ou un partenaire de Scrabble ?'],
      flirt: ['Et {toi|vous}, qu’est-ce que {tu aimerais|vous aimeriez} trouver ici ?'],
      original: ['Et {toi|vous}, {tu cherches|vous cherchez} quoi, sans filtre ?'],
    },
  },
  {
    asks: ['family'],
    answer: {
      humoristique: ['De mon côté, [ta réponse].', 'Alors, [ta réponse].'],
      flirt: ['Moi, [ta réponse].', '[Ta réponse], tout simplement.'],
      original: ['Pour ma part, [ta réponse].', 'Je te réponds franchement : [ta réponse].'],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, grande tribu ou petit comité ?'],
      flirt: ['Et {toi|vous}, {tu es|vous êtes} proche des {tiens|vôtres} ?'],
      original: ['Et {toi|vous}, c’est comment, chez {toi|vous} ?'],
    },
  },
  {
    asks: ['pets'],
    answer: {
      humoristique: ['La vérité ? [Ta réponse].', 'Alors, [ta réponse].'],
      flirt: ['Moi, [ta réponse]. Je te montre une photo quand tu veux.', '[Ta réponse], et j’assume.'],
      original: ['De mon côté, [ta réponse].', '[Ta réponse], pour tout dire.'],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, {tu obéis|vous obéissez} à qui, à la maison ?'],
      flirt: ['Et {toi|vous}, {tu en as|vous en avez} ?'],
      original: ['Et {toi|vous}, plutôt chat ou plutôt chien ?'],
    },
  },
  {
    asks: ['travel'],
    answer: {
      humoristique: ['Alors moi, [ta réponse].', 'La vérité ? [Ta réponse].'],
      flirt: ['Moi, [ta réponse].', '[Ta réponse]. Je te raconterai, ça vaut le coup.'],
      original: ['Sans hésiter : [ta réponse].', 'Spontanément, [ta réponse].'],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, {tu pars|vous partez} avec un tableau Excel ou au hasard ?'],
      flirt: ['Et {toi|vous}, {tu rêves|vous rêvez} d’aller où ?'],
      original: ['Et {toi|vous}, l’endroit où {tu retournerais|vous retourneriez} demain ?'],
    },
  },
];
