import type { TopicVoice } from './topic-voice.ts';

/** Sport and open air. */
export const outdoors: TopicVoice[] = [
  {
    topics: ['hiking', 'camping'],
    react: {
      humoristique: [
        '{Le}, donc le genre de personne qui dit « encore dix minutes » pendant deux heures.',
        'Je note : {le}, les ampoules, et le sandwich le plus mérité du monde.',
        '{Le}, ou comment acheter des chaussures hors de prix pour dormir à neuf heures.',
      ],
      flirt: [
        '{Le}, ça me donne envie de te suivre, au moins jusqu’au premier point de vue.',
        'Parler {de} avec toi, ça donne des envies de sac à dos.',
        'J’aime bien l’idée de quelqu’un qui préfère {le} au canapé.',
      ],
      original: [
        '{Le}, c’est la seule activité où le goûter est une stratégie.',
        'Il y a deux écoles avec {le} : la vue, ou le pique-nique.',
        'Je classe {le} dans les très bonnes raisons de quitter son téléphone.',
      ],
    },
    ask: {
      humoristique: [
        'Carte papier et boussole, ou on suit les gens qui ont l’air de savoir ?',
        'Le vrai sujet : qui porte le saucisson ?',
        'Côté météo, plutôt optimiste ou trois imperméables dans le sac ?',
      ],
      flirt: [
        'C’est quoi, l’endroit que {tu garderais|vous garderiez} pour quelqu’un de spécial ?',
        'Il y a un sentier que {tu montrerais|vous montreriez} en premier ?',
        'En duo, plutôt grandes discussions ou silence complice ?',
      ],
      original: [
        'Si {tu devais|vous deviez} choisir : lever de soleil au sommet ou baignade dans un lac gelé ?',
        'Quel est le plus bel endroit où {tu as|vous avez} mangé un sandwich ?',
        'La plus belle erreur de parcours, c’était où ?',
      ],
    },
  },
  {
    topics: ['mountain'],
    react: {
      humoristique: [
        '{Le}, soit l’art de monter très haut pour manger du fromage.',
        '{Le}, ou l’endroit où tout le monde dit « c’est juste derrière la crête ».',
        'Avec {le}, tout le monde finit par parler dénivelé comme un vieux guide.',
      ],
      flirt: [
        '{Le}, ça te ressemble déjà : on prend de la hauteur dès les premiers messages.',
        'Quelqu’un qui aime {le}, c’est plutôt bon signe.',
        'Rien que de parler {de}, j’ai des envies d’altitude, et de bonne compagnie.',
      ],
      original: [
        '{Le}, c’est le seul endroit où le silence a une odeur.',
        'J’ai une théorie : {le}, ça remet tout le monde à sa place en dix minutes.',
        'On sous-estime le pouvoir {de} sur une mauvaise semaine.',
      ],
    },
    ask: {
      humoristique: [
        'Plutôt sommet à l’aube ou fondue à midi ?',
        'Le vertige, on en parle ou on fait comme si de rien n’était ?',
        'En descente, grande classe ou sur les fesses ?',
      ],
      flirt: [
        'Quel coin {me ferais-tu|me feriez-vous} découvrir en premier ?',
        'Là-haut, plutôt à deux ou en bande ?',
        'C’est quoi le paysage qui {te|vous} coupe le souffle à chaque fois ?',
      ],
      original: [
        'Un refuge sans réseau pendant trois jours : paradis ou cauchemar ?',
        'Été et fleurs, ou hiver et cheminée ?',
        'Si une montagne portait {ton|votre} nom, elle serait facile à grimper ?',
      ],
    },
  },
  {
    topics: ['sea'],
    react: {
      humoristique: [
        '{Le}, je vois : du sable dans les chaussures jusqu’en novembre.',
        'Avec {le}, on revient toujours avec un coquillage moche qu’on adore.',
        'Je soupçonne {le} d’être une excuse pour manger une glace à dix heures.',
      ],
      flirt: [
        '{Le} et une bonne conversation, il ne m’en faut pas beaucoup plus.',
        'J’imagine très bien la suite de cette conversation face {a}.',
        'Tu me parles {de} et j’ai déjà envie de fermer l’ordinateur.',
      ],
      original: [
        '{Le}, c’est la seule salle d’attente où on ne s’ennuie jamais.',
        'Les gens qui aiment {le} savent se taire au bon moment, c’est rare.',
        'Je mets {le} dans la liste des choses qui réparent une semaine.',
      ],
    },
    ask: {
      humoristique: [
        'Entrée dans l’eau froide : d’un coup ou orteil par orteil pendant une heure ?',
        'Serviette bien rangée ou joyeux chaos ?',
        'Les mouettes : amies ou voleuses de frites ?',
      ],
      flirt: [
        'Plutôt baignade à minuit ou café face aux vagues ?',
        'C’est quoi, la plage que {tu gardes secrète|vous gardez secrète} ?',
        'Au coucher du soleil, on parle ou on regarde ?',
      ],
      original: [
        'Si {tu avais|vous aviez} un phare, {tu en ferais|vous en feriez} quoi ?',
        'Atlantique qui décoiffe ou Méditerranée qui berce ?',
        'Le meilleur souvenir salé, c’est lequel ?',
      ],
    },
  },
  {
    topics: ['nature'],
    react: {
      humoristique: [
        '{Le}, très bien : au moins là-bas, personne n’envoie de mails.',
        'J’approuve {le}, surtout s’il y a un banc et un goûter à l’arrivée.',
        'On commence par {le} et on finit par reconnaître les oiseaux au chant.',
      ],
      flirt: [
        '{Le}, c’est exactement le genre de calme que j’aime partager.',
        'J’aime bien imaginer cette conversation en marchant, côté {nom}.',
        'Quelqu’un qui s’arrête pour {le}, ça donne envie d’en savoir plus.',
      ],
      original: [
        '{Le}, c’est la meilleure application anti-stress, et sans abonnement.',
        'J’ai un faible pour les gens qui s’arrêtent vraiment devant {un}.',
        'Il faudrait prescrire {le} sur ordonnance.',
      ],
    },
    ask: {
      humoristique: [
        'Plutôt exploration sérieuse ou on se perd et on assume ?',
        'En cas de pluie : demi-tour ou danse ridicule ?',
        'Chaussures adaptées ou baskets blanches et regrets ?',
      ],
      flirt: [
        'C’est quoi {ton|votre} endroit préféré quand il fait beau ?',
        'À deux, on marche vite ou on traîne exprès ?',
        'Quelle heure de la journée {te|vous} plaît le plus dehors ?',
      ],
      original: [
        'Une cabane perdue pour un week-end : {tu emportes|vous emportez} quoi ?',
        'Quel son de nature {tu mettrais|vous mettriez} en réveil ?',
        'Forêt en automne ou prairie en mai ?',
      ],
    },
  },
  {
    topics: ['climbing'],
    react: {
      humoristique: [
        '{Le}, ou l’art de serrer très fort un caillou en gardant le sourire.',
        'Avec {le}, on a des bras d’acier et plus aucune empreinte digitale.',
        'Je vois : {le}, et cette passion étrange pour la magnésie sur les vêtements noirs.',
      ],
      flirt: [
        '{Le}, donc tu sais t’accrocher quand ça vaut le coup. Intéressant.',
        'Avec {le}, il faut savoir faire confiance : j’aime bien.',
        'Raconte-moi {le}, j’aime quand on parle de ce qu’on aime.',
      ],
      original: [
        '{Le}, c’est des échecs avec les avant-bras.',
        'Le plus beau dans {le}, c’est l’inconnu en bas qui crie « allez, ça passe ».',
        '{Le}, c’est le seul sport où tomber fait partie du plan.',
      ],
    },
    ask: {
      humoristique: [
        'Et la dernière voie qui {t’a|vous a} fait râler, elle avait quelle couleur ?',
        'Le cri de l’effort : discret ou tout le gymnase est au courant ?',
        'Chaussons trop petits : douleur utile ou mauvaise décision ?',
      ],
      flirt: [
        'Plutôt assurer quelqu’un ou se laisser assurer ?',
        'Faire équipe avec quelqu’un qui débute, c’est envisageable ?',
        'C’est quoi le moment où {tu te dis|vous vous dites} « voilà pourquoi je fais ça » ?',
      ],
      original: [
        'Si la vie avait des cotations, cette semaine ce serait du combien ?',
        'Salle et musique, ou falaise et silence ?',
        'Le plus bel endroit pour s’accrocher à un rocher, c’est où ?',
      ],
    },
  },
  {
    topics: ['running'],
    react: {
      humoristique: [
        '{Le}, donc volontairement, et sans que rien ne te poursuive. Respect.',
        'J’admire {le} : se lever tôt pour souffrir, mais avec une montre qui félicite.',
        '{Le}, c’est bien la seule activité où on paie pour avoir une banane à l’arrivée.',
      ],
      flirt: [
        '{Le}, je vois : de l’endurance et de la suite dans les idées. Ça me va bien.',
        'Parler {de} avec ce sourire-là dans les messages, c’est presque convaincant.',
        'Entre {le} et ta bonne humeur, il faut que tu m’expliques ton secret.',
      ],
      original: [
        '{Le}, c’est de la méditation pour ceux qui ne tiennent pas en place.',
        'Il y a un moment {de} dont personne ne parle : la douche d’après.',
        '{Le}, c’est surtout une discussion avec soi-même au kilomètre huit.',
      ],
    },
    ask: {
      humoristique: [
        'Plutôt playlist de guerrier ou podcast sur les champignons ?',
        'Le kilomètre de trop, c’est lequel ?',
        'Les étirements après : vérité ou légende ?',
      ],
      flirt: [
        'À deux, on discute ou on se défie ?',
        'C’est quoi le parcours qui {te|vous} met de bonne humeur à coup sûr ?',
        'Et la récompense d’après, c’est brunch ou canapé ?',
      ],
      original: [
        'Si {tu devais|vous deviez} courir après quelque chose, ce serait quoi ?',
        'Aube déserte ou fin de journée dorée ?',
        'Quelle chanson fait gagner trente secondes à coup sûr ?',
      ],
    },
  },
  {
    topics: ['cycling', 'board_sport', 'winter_sport', 'riding', 'swimming'],
    react: {
      humoristique: [
        '{Le}, très bien : un sport où l’équilibre est en option les premiers mois.',
        'J’imagine {le} avec beaucoup de style sur la photo et beaucoup de chutes hors champ.',
        'Avec {le}, il y a toujours une histoire de matériel trop cher et très utile.',
      ],
      flirt: [
        '{Le}, ça explique cette énergie dans tes messages.',
        'J’aime bien : on te demande ce qui te plaît et tu réponds {le} sans hésiter.',
        'Tu parles {de} comme d’une très bonne habitude, ça donne envie d’essayer.',
      ],
      original: [
        '{Le}, c’est une manière très élégante de fuir la routine.',
        'On comprend vite quelqu’un à sa façon de parler {de}.',
        '{Le}, c’est aussi une excellente excuse pour aller voir ailleurs s’il fait beau.',
      ],
    },
    ask: {
      humoristique: [
        'La plus belle gamelle, on peut en parler ou c’est trop tôt ?',
        'Niveau actuel : légende locale ou danger public ?',
        'Tenue de pro ou vieux t-shirt porte-bonheur ?',
      ],
      flirt: [
        'C’est quoi la sensation que {tu cherches|vous cherchez} là-dedans ?',
        '{Tu prendrais|Vous prendriez} quelqu’un de débutant sous {ton|votre} aile ?',
        'Le spot que {tu montrerais|vous montreriez} en premier, c’est lequel ?',
      ],
      original: [
        'Le premier souvenir, c’était fierté ou panique ?',
        'Si {tu avais|vous aviez} une journée parfaite pour ça, elle commencerait comment ?',
        'Plutôt vitesse ou paysage ?',
      ],
    },
  },
  {
    topics: ['gym', 'sport', 'team_sport', 'racket', 'combat'],
    react: {
      humoristique: [
        '{Le}, d’accord : je vais éviter de te provoquer au bras de fer.',
        'Avec {le}, il y a deux types de gens : ceux qui comptent les points et les menteurs.',
        'Je vois le niveau : {le}, la gourde, et le sac oublié dans l’entrée.',
      ],
      flirt: [
        '{Le}, noté. J’aime bien les gens qui ont de l’énergie à revendre.',
        'Une personne qui prend {le} au sérieux, ça m’intrigue plutôt.',
        'Tu mets la même énergie dans {le} que dans tes messages ? Ça promet.',
      ],
      original: [
        '{Le}, au fond, c’est un prétexte pour mériter le repas d’après.',
        'On apprend plus sur quelqu’un avec {le} qu’avec dix questions.',
        'Ma théorie : {le}, c’est surtout pour vider la tête, le reste est un bonus.',
      ],
    },
    ask: {
      humoristique: [
        'Et en cas de défaite : grand seigneur ou revanche immédiate ?',
        'Courbatures : trophée de guerre ou drame national ?',
        'Échauffement sérieux ou trois moulinets et c’est parti ?',
      ],
      flirt: [
        'À deux, plutôt dans la même équipe ou l’un contre l’autre ?',
        'Qu’est-ce qui {te|vous} fait y retourner à chaque fois ?',
        'Le petit plaisir d’après l’effort, c’est quoi ?',
      ],
      original: [
        'Si {tu avais|vous aviez} une musique d’entrée, ce serait laquelle ?',
        'Quel sport {te|vous} fait peur mais {te|vous} tente quand même ?',
        'Plutôt mauvaise foi assumée ou fair-play exemplaire ?',
      ],
    },
  },
  {
    topics: ['yoga'],
    react: {
      humoristique: [
        '{Le}, donc quelqu’un ici sait respirer. Ça tombe bien, il en faut un sur deux.',
        'Avec {le}, tout va bien jusqu’au moment de se relever.',
        'Je respecte {le} : rester immobile sans vérifier l’heure, c’est un talent.',
      ],
      flirt: [
        '{Le}, je comprends mieux : tes messages ont quelque chose d’apaisant.',
        'Une personne zen grâce {a}, ça équilibre une conversation.',
        'Du calme et de la souplesse d’esprit grâce {a} ? Je prends.',
      ],
      original: [
        '{Le}, c’est le seul rendez-vous où s’endormir est presque un compliment.',
        'Je soupçonne {le} d’être une excuse officielle pour s’allonger en plein jour.',
        '{Le}, c’est une mise à jour du cerveau, mais sans redémarrer.',
      ],
    },
    ask: {
      humoristique: [
        'Posture du guerrier ou posture de la sieste ?',
        'Le fou rire en plein silence, déjà arrivé ?',
        'Zen même dans les transports, ou il y a des limites ?',
      ],
      flirt: [
        'Qu’est-ce qui {t’|vous }apaise d’un coup, à part ça ?',
        'C’est plutôt un moment à soi ou à partager ?',
        'Et après la séance, thé ou terrasse ?',
      ],
      original: [
        'Si {tu pouvais|vous pouviez} mettre un moment de la semaine sur pause, ce serait lequel ?',
        'Lever de soleil et tapis, ou dimanche soir et bougie ?',
        'Quel est l’endroit le plus improbable pour une séance ?',
      ],
    },
  },
  {
    topics: ['dance'],
    react: {
      humoristique: [
        '{Le}, parfait : il y en aura au moins un de nous deux dans le rythme.',
        'Question {nom}, je propose qu’on ne compte pas les pieds écrasés.',
        '{Le}, d’accord, je retire ma proposition de concours.',
      ],
      flirt: [
        '{Le}, voilà une information qui change une soirée.',
        '{Le}, je demande à voir ça en vrai, un jour, en toute simplicité.',
        'Quelqu’un qui aime {le}, ça sait écouter, non ?',
      ],
      original: [
        '{Le}, c’est une conversation où personne ne coupe la parole.',
        'On devrait juger une soirée à la place qu’elle laisse {a}.',
        'Avec {le}, on sait tout d’une personne en trente secondes.',
      ],
    },
    ask: {
      humoristique: [
        'Niveau de patience avec les partenaires qui comptent à voix haute ?',
        'Piste vide : on se lance ou on attend le troisième verre ?',
        'La chanson qui rend la chaise inutile ?',
      ],
      flirt: [
        'Guider ou se laisser guider ?',
        'C’est quoi le morceau sur lequel {tu ne refuses|vous ne refusez} jamais ?',
        'Combien de cours avant de ne plus écraser de pieds ?',
      ],
      original: [
        'Cuisine, chaussettes, musique à fond : ça compte comme un cours ?',
        'Quelle époque aurait eu la meilleure piste de danse ?',
        'Si {tu devais|vous deviez} danser cette semaine, ce serait quel style ?',
      ],
    },
  },
];
