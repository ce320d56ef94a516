import type { Moment } from '../../moment.ts';
import { iAm } from './job-cue.ts';

/** Jobs that are told: those with people, hands, a kitchen or the road. */
export const fieldJobs: Moment[] = [
  {
    id: 'job-care',
    cue: iAm(
      'infirmi(?:er|ere)|aide[ -]soignante?|sage[ -]femme|medecin|interne|kine|osteo|orthophoniste|psy|psychologue|pediatre|dentiste|pharmacien(?:ne)?|ergotherapeute|auxiliaire de (?:vie|puericulture)|puericultrice|veto|veterinaire|asv|brancardi(?:er|ere)|psychomotricien(?:ne)?|chirurgien(?:ne)?|aide a domicile|assistante? sociale?',
    ),
    react: [
      '{x}, respect.',
      'Ah oui, respect, vraiment.',
      'Ça, c’est un métier qui compte.',
      'Ça ne doit pas être de tout repos.',
      'Chapeau, il en faut de l’énergie pour faire ça.',
    ],
    ask: {
      humoristique: [
        'Tu fais combien de consultations gratuites par repas de famille ?',
        'C’est quoi la question qu’on te pose à chaque fois que tu dis ton métier ?',
        'Et quand c’est toi qui as un rhume, tu es raisonnable ou insupportable ?',
      ],
      flirt: [
        'Et toi, qui prend soin de toi après une grosse journée ?',
        'Tu as toujours eu ce côté qui veille sur les autres ?',
        'Raconte-moi un moment qui t’a fait sourire au boulot cette semaine.',
      ],
      original: [
        'Qu’est-ce que les gens n’imaginent pas du tout dans ce métier ?',
        'Tu te souviens du moment où tu t’es dit : c’est ça que je veux faire ?',
        'C’est quoi ton sas de décompression, entre le boulot et chez toi ?',
      ],
    },
    invites: ['Pour une fois, c’est toi qu’on chouchoute : je t’offre un verre cette semaine ?'],
  },
  {
    id: 'job-teaching',
    cue: iAm(
      "prof(?:esseure?)?(?: des ecoles| d'[a-z]+| de [a-z]+| en [a-z]+)?|instit(?:utrice|uteur)?|enseignante?|maitresse|maitre d'ecole|educat(?:eur|rice)|aesh|assistante? maternel(?:le)?|atsem|animat(?:eur|rice)|formateur|formatrice|directrice d'ecole|cpe|surveillante?",
    ),
    react: [
      'Respect, il en faut de la patience.',
      'Je me tiens tout de suite mieux sur ma chaise.',
      'Tu dois en entendre de belles.',
      'Chapeau, vraiment, c’est un beau métier.',
    ],
    ask: {
      humoristique: [
        'C’est quoi la plus belle excuse qu’on t’ait sortie cette année ?',
        'Ton regard noir, il marche aussi en dehors du boulot ?',
        'Tu corriges les fautes dans les messages, ou je peux me détendre ?',
      ],
      flirt: [
        'Et toi, à leur âge, tu étais plutôt premier rang ou près du radiateur ?',
        'On doit se souvenir de toi longtemps. Qu’est-ce qui te plaît le plus là-dedans ?',
        'Raconte-moi la dernière phrase qui t’a fait fondre là-bas.',
      ],
      original: [
        'Qu’est-ce qu’ils t’ont appris, eux, cette année ?',
        'Quelqu’un t’a donné envie de faire ça, ou c’est venu autrement ?',
        'C’est quand, le moment où tu te dis que ça valait le coup ?',
      ],
    },
    invites: ['Promis, pas d’interro surprise : on va boire un verre cette semaine ?'],
  },
  {
    id: 'job-duty',
    cue: iAm(
      'pompi(?:er|ere)(?: volontaire| pro)?|polici(?:er|ere)|flic|gendarme|militaire|ambulanci(?:er|ere)|secouriste|marin|douani(?:er|ere)|regulat(?:eur|rice) au samu|maitre[ -]nageur',
    ),
    react: [
      '{x}, ok, respect.',
      'Ça, ce n’est pas un boulot de bureau.',
      'Tes journées ne doivent pas se ressembler.',
      'Bon, en cas de pépin, je sais à qui parler.',
    ],
    ask: {
      humoristique: [
        'Combien de fois par semaine on te fait la blague sur l’uniforme ?',
        'Et à la maison, face à une araignée, on garde son sang-froid ?',
        'C’est quoi l’appel le plus absurde que tu aies eu ?',
      ],
      flirt: [
        'Et toi, qu’est-ce qui te fait redescendre après une grosse journée ?',
        'C’est le calme ou l’adrénaline qui t’a donné envie de faire ça ?',
        'Ton côté rassurant, il te suit même en congé ?',
      ],
      original: [
        'Tu te rappelles ta toute première intervention ?',
        'Qu’est-ce que les films racontent complètement de travers ?',
        'C’est quoi le réflexe du boulot que tu gardes le week-end ?',
      ],
    },
    invites: ['Un soir où tu n’es pas de service, on va boire un verre ?'],
  },
  {
    id: 'job-craft',
    cue: iAm(
      'menuisi(?:er|ere)|ebeniste|plombi(?:er|ere)|electricien(?:ne)?|macon(?:ne)?|couvreu(?:r|se)|charpenti(?:er|ere)|mecano|mecanicien(?:ne)?|carrossi(?:er|ere)|soudeu(?:r|se)|peintre en batiment|carreleu(?:r|se)|paysagiste|jardini(?:er|ere)|maraich(?:er|ere)|agricult(?:eur|rice)|eleveu(?:r|se)|vigneron(?:ne)?|apicult(?:eur|rice)|fleuriste|tapissi(?:er|ere)|couturi(?:er|ere)|ceramiste|bijouti(?:er|ere)|cordonni(?:er|ere)|luthi(?:er|ere)|chef(?:fe)? de chantier|conduct(?:eur|rice) de travaux|artisane?',
    ),
    react: [
      '{x}, j’aime bien : du concret.',
      'Un métier avec les mains, ça me parle.',
      'Ah, ça change des réunions.',
      'Ça me plaît, ça, un métier où on voit le résultat.',
    ],
    ask: {
      humoristique: [
        'Et chez toi, tout est nickel ou c’est toujours pour la semaine prochaine ?',
        'Combien de copains t’appellent « juste pour un petit coup de main » ?',
        'C’est quoi la demande la plus improbable qu’on t’ait faite ?',
      ],
      flirt: [
        'C’est quoi la dernière chose que tu as faite et qui t’a vraiment plu ?',
        'Qu’est-ce qui te plaît le plus là-dedans, quand la journée se passe bien ?',
        'Tu m’apprendrais un geste de base, ou c’est peine perdue ?',
      ],
      original: [
        'Il y a une odeur ou un bruit du boulot que tu adores ?',
        'Tu as appris avec qui ?',
        'De tout ce que tu as fait, qu’est-ce que tu montrerais en premier ?',
      ],
    },
    invites: ['Tu me racontes ça en vrai ? On va boire un verre après une de tes journées.'],
  },
  {
    id: 'job-food',
    cue: iAm(
      'boulang(?:er|ere)|patissi(?:er|ere)|cuisini(?:er|ere)|chef(?:fe)? (?:cuisini(?:er|ere)|de cuisine|de rang|patissi(?:er|ere)|a domicile)|cuistot|serveu(?:r|se)|barman|barmaid|barista|traiteur|sommeli(?:er|ere)|bouch(?:er|ere)|fromag(?:er|ere)|caviste|chocolati(?:er|ere)|restaurat(?:eur|rice)|brasseu(?:r|se)',
    ),
    react: [
      '{x}, rien que le mot donne faim.',
      'Bon, tu viens de marquer des points.',
      'Ah, quelqu’un qui connaît les vraies priorités.',
      'Respect pour le rythme, ce n’est pas rien.',
    ],
    ask: {
      humoristique: [
        'Et chez toi, c’est grande cuisine ou coquillettes au beurre ?',
        'Le client le plus pénible de l’année, il voulait quoi ?',
        'Tes potes osent encore t’inviter à dîner ?',
      ],
      flirt: [
        'Tu me ferais goûter quoi en premier ?',
        'Et quand c’est toi qu’on régale, qu’est-ce qui te fait craquer ?',
        'Qu’est-ce qui t’a donné le goût de ça ?',
      ],
      original: [
        'C’est quoi l’odeur qui te rappelle pourquoi tu fais ça ?',
        'Tu as un plat ou un verre dont tu ne te lasses jamais ?',
        'Quel est le truc de métier que tout le monde devrait connaître ?',
      ],
    },
    invites: ['Pour une fois, c’est toi qu’on sert : on va boire un verre ton soir de repos ?'],
  },
  {
    id: 'job-road',
    cue: iAm(
      "routi(?:er|ere)|chauffeu(?:r|se)(?: de [a-z]+| poids lourd| routier)?|conduct(?:eur|rice) de (?:bus|tram|train|metro|car|travaux)|fact(?:eur|rice)|livreu(?:r|se)|taxi|vtc|pilote|steward|hotesse de l'air|pnc|cheminot|controleu(?:r|se)(?: sncf)?",
    ),
    unless: /\bconduct\w+ de travaux\b/,
    react: [
      '{x}, ça c’est une vie qui bouge.',
      'Tu dois en voir, du paysage.',
      'Ah, un bureau avec vue qui change.',
      'Respect pour les horaires.',
    ],
    ask: {
      humoristique: [
        'En vacances, tu conduis ou plus personne ne te fait toucher un volant ?',
        'Ta playlist de trajet, elle est avouable ?',
        'C’est quoi la chose la plus étrange que tu aies vue en route ?',
      ],
      flirt: [
        'Et quand tu rentres, c’est quoi la première chose qui te fait du bien ?',
        'C’est le calme ou le mouvement que tu préfères là-dedans ?',
        'Tu penses à quoi, pendant les longs moments à toi ?',
      ],
      original: [
        'Il y a un lever de soleil que tu n’as jamais oublié ?',
        'Quel est l’endroit où tu aurais bien envie de t’arrêter, un jour, pour de vrai ?',
        'Qu’est-ce que tu connais de ta région que personne d’autre ne remarque ?',
      ],
    },
    invites: ['À ta prochaine pause par ici, on va boire un verre ?'],
  },
  {
    id: 'job-public',
    cue: iAm(
      "vendeu(?:r|se)|caissi(?:er|ere)|coiffeu(?:r|se)|estheticien(?:ne)?|receptionniste|conseill(?:er|ere) de vente|hote(?:sse)? d'accueil|hote(?:sse)? de caisse|agente? (?:sncf|d'accueil|de voyages?|d'escale)|guide(?: touristique| de [a-z]+)?|opticien(?:ne)?|maquilleu(?:r|se)|standardiste|gerante? d'un [a-z]+|commercante?",
    ),
    react: [
      'Ah, tu dois en voir passer, du monde.',
      'Respect, les gens, ça demande de l’énergie.',
      '{x}, tu dois avoir des histoires.',
      'Toute la journée avec des gens, chapeau.',
    ],
    ask: {
      humoristique: [
        'C’est quoi la demande la plus lunaire qu’on t’ait faite ?',
        'Combien de fois par jour tu souris en pensant autre chose ?',
        'Il y a bien un habitué qui a son surnom en secret ?',
      ],
      flirt: [
        'Et le soir, il te reste de l’énergie pour parler à quelqu’un ?',
        'Qu’est-ce qui te plaît là-dedans : les gens, ou l’ambiance ?',
        'Qui t’a fait rire cette semaine ?',
      ],
      original: [
        'Qu’est-ce que tu devines de quelqu’un en dix secondes ?',
        'Le client que tu n’oublieras jamais, il avait fait quoi ?',
        'C’est quoi le secret du métier que personne ne soupçonne ?',
      ],
    },
    invites: ['Ces histoires-là, je les veux en vrai. Un verre après une de tes journées ?'],
  },
];
