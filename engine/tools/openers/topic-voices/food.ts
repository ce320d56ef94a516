import type { TopicVoice } from './topic-voice.ts';

/** Eating, cooking, drinking. */
export const food: TopicVoice[] = [
  {
    topics: ['food'],
    react: {
      humoristique: [
        '{Le}, on est donc face à une personne de goût.',
        'Attention, {le} : c’est le genre de sujet qui brise des familles.',
        'Tu me parles {de} et mon estomac vient de lire par-dessus mon épaule.',
        'On peut juger une personne à son avis sur {le}. Pour l’instant, tout va bien.',
      ],
      flirt: [
        '{Le}, tu sais parler aux gens, toi.',
        'Une personne qui s’enthousiasme pour {le}, c’est un très bon début.',
        'Tu viens de gagner des points avec {le}, beaucoup de points.',
      ],
      original: [
        '{Le}, c’est presque une langue maternelle.',
        'Il faudrait une carte du monde {de}, avec des étoiles et des disputes.',
        'Je propose qu’on classe l’humanité selon son avis sur {le}.',
      ],
    },
    ask: {
      humoristique: [
        'Plutôt une part raisonnable ou on ne compte pas ?',
        'Le crime culinaire impardonnable, c’est quoi ?',
        'On partage ou chacun défend son assiette ?',
      ],
      flirt: [
        'C’est où, l’adresse que {tu gardes|vous gardez} pour les grandes occasions ?',
        'À deux, plutôt cuisine maison ou petite table au fond d’un resto ?',
        'Et pour {te|vous} faire craquer, il faut ajouter quoi ?',
      ],
      original: [
        'Si c’était le dernier repas, {tu mettrais|vous mettriez} quoi à côté ?',
        'Le plat de {ton|votre} enfance qui bat tous les autres ?',
        'Recette à la lettre ou liberté totale ?',
      ],
    },
  },
  {
    topics: ['cooking', 'baking'],
    react: {
      humoristique: [
        '{Le}, donc tu possèdes plus de deux épices. Impressionnant.',
        'J’ai une question d’intérêt général : qui goûte {le} avant les autres ?',
        '{Le}, très bien. Je me propose comme jury, impartial et affamé.',
      ],
      flirt: [
        '{Le}, je vois : on a trouvé ton point fort, et mon point faible.',
        'Une personne qui aime {le}, ça prend soin des autres l’air de rien.',
        'Avec {le}, tu viens de rendre cette conversation dangereusement appétissante.',
      ],
      original: [
        '{Le}, c’est de la chimie avec de meilleures odeurs.',
        'On devrait pouvoir envoyer {le} en pièce jointe.',
        '{Le}, c’est la plus vieille façon de dire « je pense à toi ».',
      ],
    },
    ask: {
      humoristique: [
        'Le plus beau raté, on en parle ou il y a prescription ?',
        'Vaisselle pendant ou montagne à la fin ?',
        'Quantités au gramme près ou tout au pif ?',
      ],
      flirt: [
        'C’est quoi, la recette que {tu sors|vous sortez} pour les grandes occasions ?',
        'En cuisine à deux : chef et commis, ou joyeux bazar ?',
        'Et quand quelqu’un cuisine pour {toi|vous}, il faut viser quoi ?',
      ],
      original: [
        'Un ingrédient pour résumer la semaine, ce serait lequel ?',
        'Recette de famille ou improvisation totale ?',
        'Le plat qui a une histoire, c’est lequel ?',
      ],
    },
  },
  {
    topics: ['restaurant'],
    react: {
      humoristique: [
        '{Le}, très bien : moins de vaisselle et plus de desserts.',
        'Sujet sensible, {le} : on a vu des couples se séparer sur le choix de la table.',
        'J’approuve {le}, surtout la partie où on lit toute la carte pour prendre comme d’habitude.',
      ],
      flirt: [
        '{Le}, c’est toujours mieux avec quelqu’un qui accepte de partager le dessert.',
        'Tu me donnes une bonne raison de ne pas cuisiner ce soir, avec {ce}.',
        'J’aime qu’on me parle {de} avec autant de sérieux.',
      ],
      original: [
        '{Le}, c’est du théâtre où on mange le décor.',
        'Il y a toujours une table, dans {un}, où les histoires commencent.',
        'Je collectionne les bonnes adresses : {le} entre au dossier.',
      ],
    },
    ask: {
      humoristique: [
        'Dessert : à partager ou chacun le sien, c’est plus sûr ?',
        'On choisit en deux minutes ou en deux services ?',
        'Celui qui pique dans l’assiette des autres : {toi|vous} ou pas {toi|vous} ?',
      ],
      flirt: [
        'C’est quoi la table où {tu emmènerais|vous emmèneriez} quelqu’un qui {te|vous} plaît ?',
        'Plutôt grande nappe ou tabouret au comptoir ?',
        '{Tu préfères|Vous préférez} choisir ou qu’on {te|vous} surprenne ?',
      ],
      original: [
        'Si {tu ouvrais|vous ouvriez} un resto, il servirait quoi ?',
        'La meilleure adresse à moins de dix minutes de chez {toi|vous} ?',
        'Carte courte et parfaite, ou carte de douze pages ?',
      ],
    },
  },
  {
    topics: ['coffee'],
    react: {
      humoristique: [
        '{Le}, enfin une personne avec de vraies valeurs.',
        'Sans {le}, cette conversation n’aurait peut-être jamais eu lieu.',
        '{Le}, c’est le seul rendez-vous auquel tout le monde arrive à l’heure.',
      ],
      flirt: [
        '{Le} et une bonne conversation, c’est un peu la base, non ?',
        'Je retiens {le}, ça peut toujours servir un de ces jours.',
        'Tu as parlé {de}, je le prends comme un indice.',
      ],
      original: [
        'On en apprend beaucoup sur les gens à leur façon de boire {un}.',
        '{Le}, c’est dix minutes de vacances dans une tasse.',
        'Il existe deux humanités : avant {le}, et après.',
      ],
    },
    ask: {
      humoristique: [
        'Combien par jour avant que ça devienne inquiétant ?',
        'Avec sucre, sans sucre, ou c’est déjà trop personnel ?',
        'Le matin, on peut {te|vous} parler avant la première gorgée ?',
      ],
      flirt: [
        'C’est quoi {ton|votre} coin préféré pour ça ?',
        'Plutôt en terrasse au soleil ou au fond d’un fauteuil ?',
        'Vite fait au comptoir ou jusqu’à ce qu’ils rangent les chaises ?',
      ],
      original: [
        'Le meilleur de {ta|votre} vie, c’était où ?',
        'Si c’était une humeur, ce serait laquelle aujourd’hui ?',
        'Tasse fétiche ou première venue ?',
      ],
    },
  },
  {
    topics: ['drinks'],
    react: {
      humoristique: [
        '{Le}, on sent tout de suite la personne organisée.',
        'Je note {le}, avec un astérisque : les olives sont obligatoires.',
        'Avec {le}, « juste un » n’a jamais voulu dire un.',
      ],
      flirt: [
        '{Le}, c’est le cadre idéal pour continuer une bonne conversation.',
        'Je retiens {le}, au cas où quelqu’un aurait une bonne idée.',
        'Bonne réponse, {le}. Très bonne réponse.',
      ],
      original: [
        '{Le}, c’est l’heure exacte où la journée devient intéressante.',
        'Il y a toute une philosophie derrière {le}, surtout en bonne compagnie.',
        '{Le}, c’est un petit week-end au milieu de la semaine.',
      ],
    },
    ask: {
      humoristique: [
        'Cacahuètes ou planche entière, on est sur quel niveau d’engagement ?',
        'Plutôt première tournée ou dernier métro ?',
        'Et le lendemain : héros ou plante verte ?',
      ],
      flirt: [
        'C’est quoi, l’endroit où {tu as|vous avez} {tes|vos} habitudes ?',
        'Terrasse qui s’étire ou petit bar caché ?',
        'Le meilleur compagnon de comptoir, il raconte ou il écoute ?',
      ],
      original: [
        'Si {tu inventais|vous inventiez} un cocktail, il s’appellerait comment ?',
        'La terrasse parfaite a vue sur quoi ?',
        'Quelle chanson doit absolument passer à ce moment-là ?',
      ],
    },
  },
];
