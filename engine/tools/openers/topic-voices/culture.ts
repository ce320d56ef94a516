import type { TopicVoice } from './topic-voice.ts';

/** Music, screens, books. */
export const culture: TopicVoice[] = [
  {
    topics: ['music'],
    react: {
      humoristique: [
        '{Le}, d’accord : les voisins sont prévenus ou ils découvrent ?',
        'Je respecte {le}, surtout à plein volume et légèrement faux.',
        '{Le}, dans la cuisine, avec une cuillère en guise de micro : je ne vois que ça.',
      ],
      flirt: [
        '{Le}, ça me plaît : il y a des goûts qui donnent envie d’écouter la suite.',
        'J’ai envie de comprendre ce que tu entends dans {le}.',
        'Une personne qui vibre sur {le}, ça donne envie de partager les écouteurs.',
      ],
      original: [
        '{Le}, c’est une machine à voyager dans le temps avec un bouton volume.',
        'On devrait mettre {le} sur les cartes d’identité.',
        'Je crois qu’on connaît mieux les gens avec {le} qu’avec leur bio.',
      ],
    },
    ask: {
      humoristique: [
        'Le plaisir coupable que personne ne doit voir dans l’historique ?',
        'Sous la douche : concert complet ou refrain seulement ?',
        'Quelle chanson est interdite en voiture parce que ça finit mal ?',
      ],
      flirt: [
        'Le morceau que {tu ferais|vous feriez} écouter en premier à quelqu’un ?',
        'Quelle chanson va bien avec cette conversation, à {ton|votre} avis ?',
        'C’est quoi, celle qui {te|vous} fait tout arrêter quand elle passe ?',
      ],
      original: [
        'Si {ta|votre} semaine avait une bande-son, ce serait quel titre ?',
        'Un album entier à emporter sur une île, c’est lequel ?',
        'La chanson que {tu as|vous avez} le plus écoutée cette année, vraiment ?',
      ],
    },
  },
  {
    topics: ['instrument', 'singing'],
    react: {
      humoristique: [
        '{Le}, donc les voisins et toi, c’est une longue histoire.',
        'Avec {le}, tu as au moins une réponse quand on te demande un talent caché.',
        'J’attends le concert. {Le}, ça ne se raconte pas.',
      ],
      flirt: [
        '{Le}, tu caches bien ton jeu. J’aimerais beaucoup entendre ça.',
        'Il y a des talents qui donnent envie d’en savoir plus. {Le}, par exemple.',
        'Je craque un peu pour {le}, je ne vais pas faire semblant.',
      ],
      original: [
        '{Le}, c’est une façon de parler sans chercher ses mots.',
        'J’aime bien l’idée : {le}, et toutes les humeurs qui vont avec.',
        'On devrait tous avoir {un} à portée de main les jours gris.',
      ],
    },
    ask: {
      humoristique: [
        'Répertoire : grands classiques ou génériques de dessins animés ?',
        'Le morceau qui résiste encore, on peut savoir ?',
        'Public fidèle ou seulement le chat du voisin ?',
      ],
      flirt: [
        'Le premier morceau que {tu me jouerais|vous me joueriez} ?',
        'C’est plutôt un refuge ou une scène ?',
        'Qu’est-ce que ça {te|vous} fait quand ça sonne enfin juste ?',
      ],
      original: [
        'Si {tu jouais ta|vous jouiez votre} journée, ce serait majeur ou mineur ?',
        'Qui {t’a|vous a} donné l’envie au départ ?',
        'Un duo impossible, avec qui ?',
      ],
    },
  },
  {
    topics: ['concert'],
    react: {
      humoristique: [
        '{Le}, donc plus de voix le lendemain et aucun regret.',
        'Avec {le}, il y a toujours quelqu’un de deux mètres juste devant.',
        'Je vois : {le}, les pieds en compote, le sourire intact.',
      ],
      flirt: [
        '{Le}, c’est encore mieux avec quelqu’un qui chante à côté.',
        'Tu parles {de} avec une énergie plutôt contagieuse.',
        'Je t’imagine bien devant {un}, sans le moindre complexe.',
      ],
      original: [
        '{Le}, c’est le seul endroit où des milliers d’inconnus sont d’accord.',
        'Il y a un frisson dans {un} que rien ne remplace.',
        'Un souvenir {de}, ça tient chaud longtemps.',
      ],
    },
    ask: {
      humoristique: [
        'Premier rang et bousculade, ou fond de salle et bière tiède ?',
        'On connaît toutes les paroles ou on articule avec conviction ?',
        'La rencontre la plus improbable dans la foule ?',
      ],
      flirt: [
        'Le prochain, ce serait lequel, et avec qui ?',
        'Quel artiste {te|vous} ferait traverser la France ?',
        'C’est quoi le moment que {tu attends|vous attendez} à chaque fois ?',
      ],
      original: [
        'Si {tu pouvais|vous pouviez} revivre une seule soirée, ce serait laquelle ?',
        'Petite salle moite ou grand stade ?',
        'Quel groupe disparu {tu ressusciterais|vous ressusciteriez} pour un soir ?',
      ],
    },
  },
  {
    topics: ['series'],
    react: {
      humoristique: [
        '{Le}, et combien de fois « allez, un dernier » à deux heures du matin ?',
        'Je te préviens, {le} : au premier spoiler, je raccroche cette conversation.',
        'Avec {le}, on perd surtout la télécommande et la notion du temps.',
      ],
      flirt: [
        '{Le}, c’est un très bon argument pour un plaid et un débat.',
        'J’aime bien ton choix : {le}, ça dit quelque chose de toi.',
        'Tu m’intrigues avec {le}, j’ai envie d’entendre ta version.',
      ],
      original: [
        '{Le}, c’est un bon test : on sait tout de suite à qui on a affaire.',
        'Je suis pour qu’on interdise de parler {de} sans avoir un personnage préféré.',
        'Il y a un avant et un après {nom}, apparemment.',
      ],
    },
    ask: {
      humoristique: [
        'Le personnage que {tu défendrais|vous défendriez} même quand il a tort ?',
        'On commente à voix haute ou silence absolu ?',
        'Le générique : on passe ou on respecte ?',
      ],
      flirt: [
        'La scène que {tu pourrais|vous pourriez} revoir dix fois, c’est laquelle ?',
        'C’est le genre à regarder à deux ou en cachette des autres ?',
        'Plutôt à se cacher derrière le coussin ou à pleurer discrètement ?',
      ],
      original: [
        'Si {tu pouvais|vous pouviez} réécrire la fin, {tu changerais|vous changeriez} quoi ?',
        'Dans l’histoire de {ta|votre} semaine, quel personnage vole la vedette ?',
        'Le titre à conseiller juste après, ce serait quoi ?',
      ],
    },
  },
  {
    topics: ['books', 'writing', 'podcast'],
    react: {
      humoristique: [
        '{Le}, donc une pile à côté du lit qui menace de tomber.',
        'Je respecte {le}, surtout le fameux « encore un chapitre ».',
        'Avec {le}, on a toujours une bonne excuse pour annuler une soirée.',
      ],
      flirt: [
        '{Le}, voilà qui rend curieux. J’aime les gens qui ont des mondes en réserve.',
        'Parle-moi {de}, j’ai l’impression que tu en parles bien.',
        'Une personne qui se perd dans {un}, ça a quelque chose d’irrésistible.',
      ],
      original: [
        '{Le}, c’est partir loin sans faire sa valise.',
        'On devrait se présenter avec {un} plutôt qu’avec un métier.',
        'J’ai un faible pour les gens qui cornent les pages et l’assument. {Le}, c’est sérieux.',
      ],
    },
    ask: {
      humoristique: [
        'Les gens qui racontent la fin : prison ou amende ?',
        'Combien en cours en même temps, honnêtement ?',
        'Marque-page joli ou vieux ticket de caisse ?',
      ],
      flirt: [
        'Celui que {tu offrirais|vous offririez} à quelqu’un qui {te|vous} plaît ?',
        'Lequel {t’a|vous a} fait rater {ton|votre} arrêt de métro ?',
        'La phrase que {tu as|vous avez} gardée en tête, c’est laquelle ?',
      ],
      original: [
        'Si {ta|votre} vie du moment était un titre, ce serait quoi ?',
        'Quel personnage {tu inviterais|vous inviteriez} à dîner ?',
        'Et le tout premier coup de cœur, c’était lequel ?',
      ],
    },
  },
  {
    topics: ['cinema'],
    react: {
      humoristique: [
        '{Le}, très bien, mais il faut d’abord régler la question du pop-corn.',
        'Avec {le}, il y a toujours quelqu’un qui renifle très discrètement à la fin.',
        '{Le}, donc deux heures sans téléphone. Exploit sportif.',
      ],
      flirt: [
        '{Le}, c’est encore mieux avec quelqu’un pour en parler après.',
        'J’aime bien quand on me parle {de}, ça en dit long sur quelqu’un.',
        '{Le}, j’aimerais bien connaître ton avis à la sortie.',
      ],
      original: [
        'Avec {le}, le meilleur moment reste le trottoir d’après, quand tout le monde a un avis.',
        '{Le}, c’est le seul endroit où on paie pour être dans le noir avec des inconnus.',
        'Il y a deux camps devant {le} : ceux qui pleurent et ceux qui mentent.',
      ],
    },
    ask: {
      humoristique: [
        'Pop-corn sucré, salé ou silence religieux ?',
        'On reste jusqu’au bout du générique ou c’est la ruée ?',
        'Le navet que {tu défends|vous défendez} encore ?',
      ],
      flirt: [
        'Le film que {tu pourrais|vous pourriez} revoir avec quelqu’un, c’est lequel ?',
        'Dernier rang discret ou plein milieu ?',
        'Plutôt frisson, fou rire ou mouchoirs ?',
      ],
      original: [
        'Si {tu pouvais|vous pouviez} réécrire une fin, ce serait celle de quel film ?',
        'Quelle réplique {tu ressors|vous ressortez} dans la vraie vie ?',
        'Le film que {tu montrerais|vous montreriez} à un extraterrestre ?',
      ],
    },
  },
];
