import type { TopicVoice } from './topic-voice.ts';

/** Places: where the match went, goes, dreams of, lives. */
export const travel: TopicVoice[] = [
  {
    topics: ['travel', 'region', 'city'],
    when: ['past'],
    react: {
      humoristique: [
        '{Le}, et tu es quand même {m:rentré|rentrée|de retour} ? Quel courage.',
        'De retour {de}, donc incapable d’écouter une réunion sans soupirer, c’est ça ?',
        'Je veux le vrai bilan {de} : les paysages, d’accord, mais surtout ce que tu as mangé.',
      ],
      flirt: [
        '{Le}, j’ai l’impression que tu as encore du soleil dans les messages.',
        'Tu me racontes {le} comme si j’y étais ? J’ai tout mon temps.',
        'Je t’écouterais bien parler {de} un moment.',
      ],
      original: [
        '{Le}, en trois mots interdits : « beau », « incroyable », « dépaysant ».',
        'Tout le monde revient {de} avec une photo, je préfère les histoires.',
        'Il doit te rester un petit bout {de} au fond du sac.',
      ],
    },
    ask: {
      humoristique: [
        'Le moment où tout a failli mal tourner, on peut le connaître ?',
        'Combien de détours avant d’avouer que la carte était à l’envers ?',
        'Le souvenir le plus inutile dans la valise, c’est quoi ?',
      ],
      flirt: [
        'Quel endroit {tu montrerais|vous montreriez} à quelqu’un, et un seul ?',
        'C’est quoi l’image que {tu revois|vous revoyez} en fermant les yeux ?',
        'Si {tu y retournais|vous y retourniez} demain, ce serait pour quoi ?',
      ],
      original: [
        'Quelle odeur {te|vous} ramène là-bas d’un coup ?',
        'La rencontre la plus improbable, c’était qui ?',
        'Et le plus beau moment qui n’est sur aucune photo ?',
      ],
    },
  },
  {
    topics: ['travel', 'region', 'city'],
    when: ['future', 'wish'],
    react: {
      humoristique: [
        '{Le}, très bien, aucune jalousie de mon côté. Enfin presque.',
        '{Le}, et la valise : trois semaines avant, ou la nuit d’avant ?',
        '{Le}, donc. Je réclame au minimum une carte postale très kitsch.',
      ],
      flirt: [
        '{Le}, tu me donnes envie de préparer mon sac.',
        'J’espère que tu raconteras {le} aussi bien que tu en rêves.',
        'Une personne qui a {le} en tête, ça rend la conversation plus grande.',
      ],
      original: [
        '{Le}, il y a ceux qui ont un tableau Excel et ceux qui ont un pressentiment.',
        'Le meilleur moment avec {le}, c’est peut-être maintenant, quand tout est encore possible.',
        'Je vote pour un carnet de bord {de}, avec les ratés en gras.',
      ],
    },
    ask: {
      humoristique: [
        'Programme à la minute ou on verra bien sur place ?',
        'Le truc inutile que {tu emportes|vous emportez} à chaque fois ?',
        'Premier repas là-bas : déjà choisi, avoue ?',
      ],
      flirt: [
        'Qu’est-ce qui {t’|vous }attire là-bas ?',
        'C’est un voyage à faire en solo, à deux, en bande ?',
        'La première chose que {tu veux|vous voulez} voir, c’est quoi ?',
      ],
      original: [
        'Une seule photo autorisée : {tu la gardes|vous la gardez} pour quel moment ?',
        'Quel mot {tu apprendras|vous apprendrez} en premier dans la langue du coin ?',
        'Carte postale ou appel en direct du plus bel endroit ?',
      ],
    },
  },
  {
    topics: ['travel', 'region'],
    when: ['likes'],
    react: {
      humoristique: [
        '{Le}, d’accord : le genre de réponse qui coûte cher en billets.',
        'Tu dis {le} et quelqu’un, quelque part, ouvre déjà un comparateur de vols.',
        '{Le}, c’est noté. Il me manque juste une valise et trois semaines.',
      ],
      flirt: [
        '{Le}, tu as bon goût, et ce n’est pas que pour les destinations.',
        'Parle-moi encore {de}, ça te va bien.',
        'J’aime comme tu parles {de}, on y serait presque.',
      ],
      original: [
        '{Le}, certains y vont, d’autres en rêvent, toi tu en parles bien.',
        'Chaque endroit a une odeur. {Le}, je te laisse me dire laquelle.',
        'Chacun a un endroit qui explique tout. {Le}, c’est peut-être le tien.',
      ],
    },
    ask: {
      humoristique: [
        'Plutôt sac à dos ou valise à roulettes sur les pavés ?',
        'Le pire plan d’hébergement, c’était quoi ?',
        'Copilote fiable ou « je crois que c’était à gauche » ?',
      ],
      flirt: [
        'Le coin que {tu ferais|vous feriez} découvrir en premier ?',
        'Qu’est-ce qui {te|vous} plaît autant là-bas ?',
        'À deux, plutôt aventure ou douceur de vivre ?',
      ],
      original: [
        'Le plus beau moment, c’était prévu ou pas du tout ?',
        'Quel goût {te|vous} fait voyager à coup sûr ?',
        'Y vivre un an : rêve ou fausse bonne idée ?',
      ],
    },
  },
  {
    topics: ['city'],
    react: {
      humoristique: [
        '{Nom}, très bien. Je suppose que c’est la plus belle ville du monde et que ce n’est pas négociable.',
        '{Nom}, donc tu as un avis très tranché sur la meilleure boulangerie.',
        'On a tous un préjugé sur {nom}, je te laisse une chance de démonter le mien.',
      ],
      flirt: [
        '{Nom}, je retiens. Ça devient tout de suite plus intéressant comme ville.',
        'J’ai envie de découvrir {nom} avec quelqu’un qui connaît les bons endroits.',
        'Tu me fais la visite {d} en quelques messages ? Version personnelle.',
      ],
      original: [
        'Chaque ville a son heure : {nom}, je dirais la fin d’après-midi.',
        '{Nom}, la vraie, pas celle des cartes postales : c’est celle-là qui m’intéresse.',
        'Il existe forcément un banc, à {nom}, qui mérite le détour.',
      ],
    },
    ask: {
      humoristique: [
        'Le cliché sur les gens du coin qui est complètement vrai ?',
        'Le piège à touristes que {tu défends|vous défendez} quand même ?',
        'On s’y perd ou on y croise toujours quelqu’un ?',
      ],
      flirt: [
        'C’est quoi l’endroit où {tu vas|vous allez} quand il fait beau ?',
        'Le quartier que {tu montrerais|vous montreriez} en premier ?',
        'La terrasse qui mérite qu’on traverse la ville ?',
      ],
      original: [
        'Si {tu devais|vous deviez} y cacher un trésor, ce serait où ?',
        'Ville à vélo, à pied ou par les toits ?',
        'L’endroit le plus sous-coté du coin ?',
      ],
    },
  },
  {
    topics: ['holidays'],
    react: {
      humoristique: [
        '{Le}, ce moment magique où on oublie son mot de passe professionnel.',
        'Rien que le mot « vacances » et je n’arrive plus à travailler.',
      ],
      flirt: ['{Le}, ça te va bien, ce ton léger.', 'Parle-moi {de}, j’ai besoin d’un peu d’évasion.'],
      original: [
        '{Le}, c’est quand on se rappelle enfin quel jour on est : aucun.',
        'On devrait pouvoir mettre {le} en bouteille.',
      ],
    },
    ask: {
      humoristique: [
        'Plutôt programme militaire ou transat soudé au corps ?',
        'Réveil supprimé ou réveil « au cas où » ?',
      ],
      flirt: ['Les vacances idéales, elles commencent comment ?', 'Plutôt dépaysement total ou petit coin à soi ?'],
      original: [
        'Si c’était un seul jour parfait, il ressemblerait à quoi ?',
        'Mer, montagne, ville, ou canapé avec vue ?',
      ],
    },
  },
  {
    topics: ['moving'],
    react: {
      humoristique: [
        '{Le}, la période où on découvre combien de mugs on possède vraiment.',
        'Courage pour {le} : les amis disparaissent toujours au moment du canapé.',
        '{Le}, ou comment manger des pizzas par terre pendant un mois.',
      ],
      flirt: [
        '{Le}, un nouveau départ donc. Ça me plaît, les débuts.',
        'Après {le}, il faudra bien fêter ça comme il se doit.',
      ],
      original: [
        '{Le}, c’est le seul moment où un carton peut servir de table basse et de bureau.',
        'Il y a toujours un carton « divers » qui survit {a}. Toujours.',
      ],
    },
    ask: {
      humoristique: ['Le carton qu’on n’ouvrira jamais contient quoi ?', 'Monter les meubles : notice ou instinct ?'],
      flirt: [
        'C’est quoi le premier endroit à adopter dans le quartier ?',
        'Qu’est-ce qui {te|vous} plaît déjà là-bas ?',
      ],
      original: [
        'La première chose sortie du carton, c’était quoi ?',
        'Quel bruit {tu découvres|vous découvrez} chez les voisins ?',
      ],
    },
  },
];
