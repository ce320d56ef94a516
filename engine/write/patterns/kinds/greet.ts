import type { KindLines } from '../../kind-lines.ts';

/** The match only greets, or sends a first message without content. */
export const greetLines: KindLines = {
  react: [
    'Hello {toi|vous} !',
    '{Coucou|Bonjour}, ça me fait plaisir de {te|vous} lire.',
    '{Salut|Bonjour}, au plaisir de faire connaissance.',
    'Ah, un message de {toi|vous}, ça me fait plaisir.',
    '{Salut à toi|Bonjour à vous} !',
    '{Hey, salut|Bonjour} ! C’est sympa de se parler.',
    'Hello ! Simple et efficace, ça me va.',
    '{u:Enchanté|Enchantée|Ça me fait plaisir}, et bonjour !',
    'Bon, le plus dur est fait, on s’est dit bonjour.',
    '{Salut|Bonjour} ! Jusqu’ici, tout se passe bien.',
  ],
  onward: {
    humoristique: [
      'On fait les présentations sérieuses, ou directement les questions bizarres ?',
      'Commençons par l’essentiel : sucré ou salé ?',
      '{Ta|Votre} journée : plutôt canapé ou plutôt course ?',
      'Et maintenant il faut trouver un truc intelligent à dire, c’est ça ?',
    ],
    flirt: [
      'Comment {tu vas|vous allez}, aujourd’hui ?',
      'Qu’est-ce que {tu fais|vous faites} de beau, là ?',
      'Alors, qu’est-ce qui {te|vous} rend de bonne humeur, en ce moment ?',
      '{Dis|Dites}-moi, qu’est-ce qui {t’amène|vous amène} par ici ?',
    ],
    original: [
      'C’est quoi, la meilleure chose de {ta|votre} semaine jusqu’ici ?',
      'Si {tu avais|vous aviez} deux heures rien que pour {toi|vous}, là, {tu ferais|vous feriez} quoi ?',
      '{Raconte|Racontez}-moi un détail qui n’est pas dans {ton|votre} profil.',
      'Quelle chanson {tu as|vous avez} en tête en ce moment ?',
      'Chez {toi|vous}, un bon dimanche, ça ressemble à quoi ?',
    ],
  },
  whole: {
    humoristique: [
      'Hello ! J’ai cherché une phrase brillante, et puis j’ai choisi « hello ». Comment ça va ?',
      '{Salut|Bonjour} ! On commence par la météo, ou on saute cette étape ?',
      '{Coucou|Bonjour} ! Allez, question facile pour démarrer : mer ou montagne ?',
      'Hello ! Alors, cette journée : à raconter ou à oublier ?',
    ],
    flirt: [
      'Hello {toi|vous}. Ça me fait plaisir de {te|vous} lire. Comment {tu vas|vous allez} ?',
      'Hello ! J’ai envie d’en savoir plus sur {toi|vous}. On commence par quoi ?',
      '{Coucou|Bonjour} ! {Ton|Votre} profil me donne envie de faire connaissance.',
    ],
    original: [
      '{Salut|Bonjour} ! {Ta|Votre} semaine en trois mots, ça donnerait quoi ?',
      'Hello ! Plutôt que « ça va », je demande : c’était quoi, le bon moment de {ta|votre} semaine ?',
      '{Hey|Bonjour} ! {Tu as|Vous avez} une petite passion dont personne ne se doute ?',
    ],
  },
};
