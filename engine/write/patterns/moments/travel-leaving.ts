import type { Moment } from '../../moment.ts';
import { abroadName, anywhere } from './destinations.ts';

const day = String.raw`(?:demain|apres-demain|bientot|ce soir|cet? (?:ete|hiver|automne|week-end|vendredi|samedi|dimanche)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|dans \S+ (?:jours?|semaines?|mois|heures?|dodos?)|(?:la semaine|le mois|l'ete|le week-end) prochaine?|semaine prochaine|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|le \d+|fin (?:du mois|juin|juillet|aout)|a l'aube|toute? l'ete|pour \S+ (?:jours|semaines|mois)|\S+ (?:jours|semaines|mois) (?:la-bas|en|au|aux|a)\b)`;

/** A journey ahead, wished for, or going on right now. */
export const travelLeaving: Moment[] = [
  {
    id: 'leaving-soon',
    cue: new RegExp(
      String.raw`(?:\b(?:je|on) (?:re)?(?:pars?|part|m'envole|s'envole|decolle|m'en vais|vais|va)|\bdepart|\bje file)\b(?: [^,.!?]{1,25})? (?:a |pour |direction )?${anywhere}|\b(?:${abroadName}|reunion) (?:pour|pendant) \S+ (?:jours|semaines|mois)\b|\b(?:(?:je|on) (?:re)?(?:pars|part|m'envole|s'envole|decolle)|depart|decollage|mon (?:vol|avion)|mes vacances)\b.{0,40}\b${day}`,
    ),
    unless:
      /\b(?:enterrement|obseques|deces|decedee?|mort|morte|hopital|urgences|malade|bosser|travailler|travail|boulot|taf|bureau|courir|cours|ecole|dormir|coucher|chaque|tous les|toutes les|souvent|toujours|parfois|pas|reunion a|mission|deplacement|au retard|en retard|annule|rando|randonnee|en live|en vrille|en cacahuete|muscu|salle)\b/,
    react: [
      '{x}, la chance !',
      'Oh, le beau programme !',
      'Ok, petite jalousie de mon côté.',
      'Je sens d’ici l’excitation du départ.',
    ],
    ask: {
      humoristique: [
        'Valise bouclée trois jours avant ou dix minutes avant de fermer la porte ?',
        'Il te faut quelqu’un pour porter les sacs, peut-être ?',
        'Tu dors encore la nuit, ou tu es déjà là-bas dans ta tête ?',
      ],
      flirt: [
        'Et tu me rapportes quoi, à part de bonnes histoires ?',
        'Tu garderas un peu de réseau pour moi ?',
        'Tu m’enverras une photo de ton coin préféré ?',
      ],
      original: [
        'C’est quoi la toute première chose que tu fais en arrivant ?',
        'Tu es plutôt planning au quart d’heure ou aucun plan du tout ?',
        'Qu’est-ce que tu as le plus hâte de voir, ou de manger ?',
      ],
    },
    invites: [
      'On prend un verre avant que tu partes ?',
      'On se voit avant ton départ, ou tu me racontes tout à ton retour autour d’un verre ?',
    ],
  },
  {
    id: 'trip-booked',
    cue: /\b(?:j'ai|on a|je viens de|on vient de) (?:enfin |juste )?(?:pris|prendre|reserve|reserver|achete|acheter|booke|booker) (?<x>(?:mes|nos|mon|les|des|un|le) (?:billets?(?: d'avion| de train)?|vols?|vacances|voyage|airbnb|airbnbs|train))\b/,
    unless: /\b(?:pas|concert|festival|cinema|theatre|jamais|match)\b/,
    react: [
      'Ça y est, c’est réel !',
      'Yes ! Le meilleur clic de l’année.',
      'Bon, là tu vas avoir du mal à travailler.',
      '{x}, c’est fait : plus moyen de reculer !',
    ],
    ask: {
      humoristique: [
        'Tu as déjà ouvert quarante onglets « que faire sur place » ?',
        'Le compte à rebours est affiché sur le frigo ?',
        'Et au boulot, tu fais encore semblant d’être là ?',
      ],
      flirt: [
        'Tu me montreras ta liste de choses à voir ?',
        'Ça te donne le sourire, j’espère. C’était une envie de longue date ?',
        'Tu es du genre à laisser une petite place à l’imprévu ?',
      ],
      original: [
        'Qu’est-ce qui t’a fait cliquer, finalement ?',
        'S’il ne fallait faire qu’une seule chose là-bas, ce serait quoi ?',
        'Tu prépares tout avant, ou tu débarques les mains dans les poches ?',
      ],
    },
    invites: ['Tu me racontes ton programme autour d’un verre ?'],
  },
  {
    id: 'packing',
    cue: /\b(?:je (?:fais|prepare|boucle|defais|dois (?:faire|boucler))|j'ai (?:pas )?(?:fait|fini|boucle|commence)|pas (?:encore )?fait|il me reste|en train de faire) (?:a faire )?(?<x>(?:ma|mon|mes|nos|la) (?:valises?|bagages?|sac a dos))\b|\bdans ma valise\b|\bma valise (?:est|fait|deborde|ferme)\b/,
    unless: /\b(?:perdue?|egaree?|lourd de|volee?)\b/,
    react: [
      'Ah, l’épreuve de la valise…',
      'Courage, le plus dur c’est de la fermer.',
      'Il manquera forcément un chargeur, c’est la règle.',
      'Je t’imagine d’ici, à quatre pattes dessus.',
    ],
    ask: {
      humoristique: [
        'Combien de « au cas où » pour l’instant ?',
        'Tu as compté les chaussettes, ou tu y vas à l’instinct ?',
        'C’est quoi le truc que tu emportes à chaque fois pour rien ?',
      ],
      flirt: [
        'Il reste une petite place pour moi entre deux pulls ?',
        'C’est quoi l’objet sans lequel tu ne pars jamais ?',
        'Tu es du genre tout plier au carré ou tout rouler en boule ?',
      ],
      original: [
        'Quel livre ou quelle playlist pour la route ?',
        'Si tu ne pouvais garder que trois choses dedans, ce serait lesquelles ?',
        'Et le truc que tu vas oublier, tu as déjà une idée ?',
      ],
    },
    invites: ['Un verre avant le départ, pour fêter la valise bouclée ?'],
  },
  {
    id: 'travel-trouble',
    cue: /\b(?:(?<x>(?:mon|notre|le) (?:train|tgv|ter|vol|avion|bus|covoit\w*|covoiturage|ferry|rer|metro|tram))(?: [^,.!?]{1,25})? (?:est|a|ont|etait|s'est) (?:encore )?(?:\S+ )?(?:retard|annule|supprime|bloque|arrete|panne|retarde)|(?:train|tgv|ter|vol|avion|bus|rer|metro) (?:annule|supprime|en retard|retarde|bloque|en panne|bonde)|(?:bloquee?|arretee?|coincee?s?|plantee?)s? (?:\S+ ){0,4}(?:l')?(?:train|tgv|gare|aeroport|avion|bouchons?|pleine voie|autoroute|periph\w*)|(?:train|tgv|ter|rer|vol|avion|bus|metro|tram)\b[^,.!?]{0,30}\d* ?(?:heures?|h|h\d\d|min|minutes?) de retard|merci la sncf|sncf (?:de merde|encore)|greve (?:sncf|des trains|ratp))\b/,
    react: [
      'Aïe, courage…',
      'Ah non, la galère !',
      'Oh la poisse. Je compatis.',
      'Le genre de trajet qui compte double.',
    ],
    ask: {
      humoristique: [
        'Tu en es à quel stade : colère, résignation ou sandwich triangle ?',
        'Les gens commencent à se parler, ou on n’en est pas encore là ?',
        'Tu veux que je te distraie ? Donne-moi un thème, n’importe lequel.',
      ],
      flirt: [
        'Je peux te tenir compagnie par messages, si tu veux. Il te reste de la batterie ?',
        'Bon, je te tiens compagnie. Il ressemble à quoi, ton voisin de siège ?',
        'Au moins, ça me fait un peu plus de temps avec toi. Tu tiens le coup ?',
      ],
      original: [
        'Tu as de quoi lire ou tu observes les gens ?',
        'Et si on te téléportait d’un coup, tu irais où ?',
        'Ça bat ton record, ou tu as connu pire ?',
      ],
    },
    invites: ['Après ça, tu mérites un verre au calme. On se cale ça cette semaine ?'],
  },
  {
    id: 'on-the-way',
    cue: /\b(?:(?:je suis|la|on est|suis|moi) (?:(?:la|actuellement|encore|deja|dans|la) )*(?:dans (?<x>(?:le|un|mon) (?:train|tgv|ter|bus|avion|ferry|flixbus|blablacar|taxi))|a la gare|a l'aeroport|sur la route|en route|en transit|en escale|sur l'autoroute|en covoit\w*|en voiture)|j'attends mon (?:train|vol|avion|bus)|je monte dans (?:le|mon) (?:train|tgv|avion)|(?:\S+ )?heures? de (?:route|train|bus|vol|avion) (?:devant moi|qui m'attendent|ce soir|demain))\b/,
    unless:
      /\b(?:enterrement|obseques|deces|decedee?|mort|morte|hopital|urgences|malade|retard|annule|bloque|tous les jours|tous les matins|arrivee? a|j'etais|loupe|rate)\b/,
    react: [
      'Je te tiens compagnie pour le trajet, alors.',
      'Bonne route alors !',
      'Parfait, tu as donc du temps pour me répondre.',
      'Me voilà donc du voyage.',
    ],
    ask: {
      humoristique: [
        'Ton voisin est plutôt du genre bavard ou occupé à voler l’accoudoir ?',
        'Le sandwich est déjà mangé, ou il survit encore ?',
        'Tu as fait la sieste ou tu fais semblant de lire ?',
      ],
      flirt: [
        'Côté fenêtre à rêvasser ? À quoi tu penses ?',
        'Je veux bien être ta distraction. On parle de quoi ?',
        'Et la personne à côté de toi, tu lui inventes quelle vie ?',
      ],
      original: [
        'Il y a quoi dans tes oreilles, là ?',
        'C’est quoi la vue, à cet instant précis ?',
        'Tu as une chanson officielle pour ces moments-là ?',
      ],
    },
    invites: ['Bonne route ! On se prend un verre quand tu es de retour ?'],
  },
  {
    id: 'holidays-soon',
    cue: /\b(?:(?:je suis|enfin|bientot|la|c'est|a moi) (?:\S+ ){0,3}(?:les |mes )?vacances (?:dans|demain|ce soir|vendredi|samedi|lundi|a partir|pour|!)|en vacances (?:dans|demain|ce soir|vendredi|samedi|depuis (?:hier|ce matin|ce soir))|vacances dans \S+ (?:jours?|heures?|semaines?|dodos?)|plus que \S+ jours? (?:avant|de boulot|de taf)|(?:ce soir|demain|vendredi) je suis en vacances|je suis (?:enfin|officiellement) en vacances|vive(?:ment)? les vacances|derniere? (?:journee|jour) (?:de (?:taf|boulot|travail) )?avant (?:les |mes )?vacances)/,
    unless: /\b(?:pas|sans|fini\w*|terminee?s?)\b/,
    react: ['Les vacances, enfin !', 'Ah, ça se fête !', 'Bien mérité, j’imagine.', 'Je sens le sourire d’ici.'],
    ask: {
      humoristique: [
        'Le message d’absence est déjà prêt, avec un petit air de revanche ?',
        'Premier matin sans réveil : tu vises quelle heure ?',
        'Tu réponds encore à tes mails, ou c’est déjà le mode avion dans la tête ?',
      ],
      flirt: [
        'Tu as prévu de te faire plaisir comment ?',
        'Il y a un créneau « ne rien faire » là-dedans, j’espère ?',
        'Le premier truc qui te fait envie, là, sans réfléchir ?',
      ],
      original: [
        'Repos total ou programme chargé ?',
        'Quel sera le premier signe que tu as vraiment décroché ?',
        'Tu as un rituel pour marquer le coup, le premier jour ?',
      ],
    },
    invites: ['On inaugure ça avec un verre en terrasse ?'],
  },
  {
    id: 'needs-holidays',
    cue: /\b(?:j'ai (?:trop |grave |vraiment |tellement )?(?:besoin|envie) (?:de|d') ?(?:vacances|soleil|partir|m'evader|la mer|la plage|changer d'air|prendre l'air|bouger|voyager)|vivement (?:les|mes) vacances|j'ai (?:plus|pas) (?:de|pris de) (?:vacances|conges)|pas de vacances (?:cette annee|cet ete|pour moi)|je veux (?:des vacances|partir loin|le soleil|la mer)|mes prochaines vacances c'est (?:dans|pas))\b/,
    react: [
      'Je comprends tellement.',
      'Oh oui, l’appel du large…',
      'Il te faut un hamac, et vite.',
      'Message reçu : il te faut de l’air.',
    ],
    ask: {
      humoristique: [
        'Tu en es à regarder les prix des vols pendant les réunions ?',
        'Si je te dis transat, tu tiens encore ou tu craques ?',
        'On te téléporte sur une plage, tu laisses un mot à quelqu’un ou même pas ?',
      ],
      flirt: [
        'Ferme les yeux deux secondes : tu es où, et tu fais quoi ?',
        'Et en attendant, qu’est-ce qui te ferait du bien cette semaine ?',
        'Deux jours pour souffler : mer, montagne ou canapé ?',
      ],
      original: [
        'Si tu partais ce soir, ce serait sur un coup de tête vers quelle destination ?',
        'C’est quoi tes dernières vraies vacances, celles où tu as tout oublié ?',
        'Plutôt silence absolu, ou dépaysement total ?',
      ],
    },
    invites: [
      'En attendant les vacances, une terrasse au soleil cette semaine ?',
      'Un petit verre, et on fait comme si on était en vacances ?',
    ],
  },
];
