import type { Moment } from '../../moment.ts';
import { anywhere } from './destinations.ts';

/** Ways to travel, wishes and mishaps. */
export const travelWays: Moment[] = [
  {
    id: 'dream-trip',
    cue: new RegExp(
      String.raw`\b(?:(?:mon|le) (?:plus grand )?(?:reve|voyage de (?:mes )?reves?|prochain voyage)(?: ultime)?,? (?:c'est|c'est|ce serait|serait|est)(?: (?:d'aller|de partir|de visiter|de voir|de faire|le|la|les|un|une))?|je reve (?:d'aller|de partir|de visiter|de voir|de faire|d'un voyage|du|de)|j'aimerais (?:trop |tellement |bien |beaucoup )?(?:aller|partir|visiter|voir|decouvrir|retourner)|j'ai toujours (?:voulu|reve de|reve d') ?(?:aller|partir|visiter|voir)?|je veux (?:trop )?(?:aller|partir|visiter)) (?:un jour )?(?:a |le |la |les |l')?${anywhere}|\b(?:mon|le) (?:voyage de (?:mes )?reves?|reve,? c'est (?:de (?:faire le tour|partir|voyager)|d'aller|un tour))|\bj'aimerais (?:trop |tellement |bien )?faire le tour (?:du monde|de)\b|\bvoir (?:les|des) aurores boreales\b`,
    ),
    unless: /\b(?:pas|plus|j'ai vu|on a vu)\b/,
    react: [
      '{x}… Je comprends l’envie.',
      'Ah oui, ça se tente, ça.',
      'Rien que d’y penser, on y est déjà un peu.',
      'Très belle idée.',
    ],
    ask: {
      humoristique: [
        'Qu’est-ce qui bloque : le budget, le patron ou le chat ?',
        'On en est où : vague idée, ou comparateur de vols ouvert chaque soir ?',
        'Combien de documentaires déjà avalés sur le sujet ?',
      ],
      flirt: [
        'Tu me le racontes comme si on y était ?',
        'Et la personne idéale pour partager ça, elle est comment ?',
        'Premier matin là-bas, tu te lèves et… ?',
      ],
      original: [
        'D’où ça te vient, tu sais ?',
        'C’est quoi l’image précise que tu as en tête quand tu y penses ?',
        'Plutôt partir trois semaines, ou partir sans billet retour ?',
      ],
    },
    invites: ['En attendant ce grand voyage, on commence petit : un verre cette semaine ?'],
  },
  {
    id: 'van-trip',
    cue: /\b(?:road[ -]?trip|(?:mon|en|un|le|notre|son|ma|de) (?:van|fourgon|camion amenage|combi|camping-car|vanlife)|j'ai (?:amenage|achete|retape) (?<x>(?:un|mon|le) (?:van|fourgon|camion|combi|camping-car))|van ?life)\b/,
    unless: /\b(?:demenage\w*|de gogh|van damme|pas trop|deteste)\b/,
    react: [
      'La route, les vitres ouvertes, la musique trop fort…',
      'La liberté, quoi.',
      'Ok, ça fait rêver.',
      'J’entends déjà la playlist.',
    ],
    ask: {
      humoristique: [
        'Qui conduit, qui choisit la musique, et qui dort au bout de vingt minutes ?',
        'La douche au jerrican, on en parle ou on garde le mythe ?',
        'Combien de détours déguisés en raccourcis, jusqu’ici ?',
      ],
      flirt: [
        'Tu tiens la carte, ou tu dors au premier péage ?',
        'C’est quoi l’endroit où tu te garerais pour regarder le coucher du soleil ?',
        'Tu partages le volant, ou c’est chasse gardée ?',
      ],
      original: [
        'La chanson obligatoire au premier kilomètre, c’est laquelle ?',
        'Ton plus bel endroit pour passer la nuit, jusqu’ici ?',
        'Itinéraire tracé ou pile ou face à chaque carrefour ?',
      ],
    },
    invites: ['Première étape du voyage : un verre cette semaine ?'],
  },
  {
    id: 'backpack',
    cue: /\b(?:sac a dos|sac au dos|backpack\w*|(?:mon |un |le )?(?<x>(?:mon|un|le) tour du monde)|tour du monde|auberges? de jeunesse|en stop|auto-?stop|couchsurfing|annee sabbatique|pvt|working holiday|tour d'(?:europe|asie|amerique)|transsiberien|interrail)\b/,
    unless: /\b(?:perdu mon sac|sport|cours|ecole|arrete|en stop and|stop and)\b/,
    react: [
      'Ça, c’est une vraie aventure.',
      'Respect, il faut oser.',
      'Ok, tu dois avoir des histoires à la pelle.',
      'J’ai déjà mille questions.',
    ],
    ask: {
      humoristique: [
        'C’était quoi, le pire endroit où tu as dormi ?',
        'Combien de t-shirts pour combien de semaines, soyons honnêtes ?',
        'À quel moment tu te dis « mais qu’est-ce que je fais là » ?',
      ],
      flirt: [
        'Qu’est-ce que ça a changé chez toi ?',
        'C’est quoi la plus belle rencontre faite en chemin ?',
        'Tu repartirais demain si on te le proposait ?',
      ],
      original: [
        'L’objet qui t’a le plus servi, contre toute attente ?',
        'Si tu devais ne garder qu’une seule journée de tout ça, laquelle ?',
        'Qu’est-ce qu’on apprend sur soi avec dix kilos sur le dos ?',
      ],
    },
    invites: ['Je veux entendre ça en vrai. Un verre cette semaine ?'],
  },
  {
    id: 'solo-travel',
    cue: /\b(?:(?:je (?:voyage|pars|suis (?:deja )?partie?)|partir|voyager|voyage|j'ai (?:voyage|fait)|vacances|trip)(?: [^,.!?]{1,30})? (?:toute? seule?|seule?|en solo|solo)|(?:premier )?voyage (?:en )?solo)\b/,
    unless: /\b(?:pas|jamais|peur|sans mes enfants)\b/,
    react: [
      'Partir en solo, ça force le respect.',
      'J’admire. Vraiment.',
      'Il faut du cran, quand même.',
      'En solo, carrément. Chapeau.',
    ],
    ask: {
      humoristique: [
        'Et pour les photos : inconnu de confiance ou retardateur posé sur un muret ?',
        'Table pour une personne avec un livre, ou tu t’incrustes à la table d’à côté ?',
        'À qui tu racontes tes bêtises, quand il n’y a personne à côté ?',
      ],
      flirt: [
        'Qu’est-ce que tu préfères : la liberté totale, ou les rencontres ?',
        'Et il t’arrive de faire une petite place à quelqu’un ?',
        'C’est quoi le moment où tu t’es {m:senti le plus vivant|sentie la plus vivante|dit « j’ai bien fait »} ?',
      ],
      original: [
        'Le premier soir, c’est euphorie ou gros doute ?',
        'C’est quoi la chose que tu n’aurais jamais faite avec d’autres ?',
        'Qu’est-ce qui t’a donné envie de te lancer ?',
      ],
    },
    invites: ['Et un verre à deux, ça te changerait ?'],
  },
  {
    id: 'travel-mishap',
    cue: /\b(?:(?:j'ai|on a) (?:loupe|rate|failli (?:louper|rater)|manque) (?<x>(?:mon|notre|le|l') ?(?:avion|vol|train|tgv|bus|correspondance|ferry))|(?:ils ont|elle a|on a|la compagnie a|air france a|j'ai) (?:perdu|egare) (?:ma|mes|nos|notre|mon) (?:valises?|bagages?|passeport)|(?:ma valise|mon bagage|mes bagages) (?:\S+ )?(?:perdue?s?|jamais arrivee?s?|a disparu)|on m'a vole (?:mon|mes|ma) (?:sac|passeport|papiers|valise)|(?:on est|je suis) tombee?s? en panne|(?:l'|notre |mon )?airbnb (?:etait|est) (?:pourri|horrible|sale|fantome|une arnaque)|intoxication alimentaire|la tourista|turista)\b/,
    react: [
      'Oh non, l’angoisse…',
      'Aïe. Je compatis, vraiment.',
      'Le genre de souvenir dont on se passerait bien.',
      'La galère, sérieux.',
    ],
    ask: {
      humoristique: [
        'Ça y est, ça te fait rire, ou c’est encore trop tôt ?',
        'Tu paniques, ou tu t’assois par terre avec un paquet de biscuits ?',
        'Et quelqu’un a osé dire « ça fera un souvenir » ?',
      ],
      flirt: [
        'Et tu as gardé ton sang-froid ?',
        'Tu me racontes comment tu as rattrapé le coup ?',
        'Tu avais quelqu’un pour t’aider, au moins ?',
      ],
      original: [
        'Comment ça s’est fini, cette histoire ?',
        'Avec le recul, il y a eu quelque chose de bien là-dedans ?',
        'C’était le pire, ou tu as encore mieux en réserve ?',
      ],
    },
    invites: ['Une histoire pareille, ça se raconte autour d’un verre. Cette semaine ?'],
  },
  {
    id: 'fear-of-flying',
    cue: /\b(?:j'ai (?:trop |super |hyper )?peur (?:de l'avion|en avion|des avions)|je (?:deteste|hais|supporte pas) (?:l'avion|prendre l'avion|voler)|(?:je prends|prendre) (?:plus|pas) l'avion|phobie de l'avion|l'avion (?:me (?:fait (?:peur|flipper)|stresse|terrorise)|c'est pas mon truc))\b/,
    react: [
      'Je comprends, c’est un drôle de truc, l’avion.',
      'Tu n’es pas {m:le seul|la seule|un cas isolé}, promis.',
      'Vive le train, alors.',
      'Les pieds sur terre, c’est bien aussi.',
    ],
    ask: {
      humoristique: [
        'Au décollage, tu serres l’accoudoir ou la main de ton voisin ?',
        'Tu surveilles le visage des hôtesses au moindre bruit ?',
        'Ton record de distance sans quitter le sol ?',
      ],
      flirt: [
        'Et avec une main à tenir, ça passe mieux ?',
        'Tu préfères que le voyage dure, en fait ?',
        'Qu’est-ce qui t’apaise, dans ces moments-là ?',
      ],
      original: [
        'C’est quoi ton plus beau voyage sans décoller ?',
        'Ça date de quand, une mauvaise expérience ou depuis toujours ?',
        'S’il suffisait de pousser une porte pour arriver, tu irais où ?',
      ],
    },
    invites: ['Un verre les pieds bien sur terre, ça te va ?'],
  },
  {
    id: 'loves-travel',
    cue: /\b(?:j'(?:adore|aime)|je (?:kiffe|suis fan|suis accro|suis passionnee?|voyage)|ma passion c'est|mon truc c'est|on adore) (?:\S+ ){0,2}(?:voyager|les voyages|voyages?|partir|decouvrir (?:de nouvea\w+|d'autres) \S+|beaucoup|enormement|des que je peux)\b/,
    weight: 1,
    unless: /\b(?:pas|seule?|solo|dans les (?:livres|series|films)|j'aime beaucoup (?!voyager))\b/,
    react: [
      'Un pied ici, l’autre à l’aéroport, donc.',
      'Ça s’entend, tu as la bougeotte.',
      'Ton passeport doit avoir des choses à dire.',
      'Je sens que tu as de quoi raconter.',
    ],
    ask: {
      humoristique: [
        'Ta valise, tu prends la peine de la ranger entre deux départs ?',
        'Le souvenir le plus moche que tu aies rapporté ?',
        'Tu parles combien de langues, mimes compris ?',
      ],
      flirt: [
        'Si je te donne quarante-huit heures, tu nous emmènes où ?',
        'Le plus bel endroit où tu n’as rien fait du tout ?',
        'Tu voyages comment : en courant partout ou en terrasse à regarder les gens ?',
      ],
      original: [
        'Quel endroit ne ressemblait pas du tout à ce que tu imaginais ?',
        'Quel endroit tu ne conseilles à personne, pour le garder pour toi ?',
        'C’est quoi la prochaine destination sur ta liste ?',
      ],
    },
    invites: ['Et si on commençait par un bar qu’aucun de nous deux ne connaît ?'],
  },
];
