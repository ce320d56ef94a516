import type { Moment } from '../../moment.ts';

const relative =
  '(?:ma|mon|mes|une|un|notre) (?:meilleure? |petite? |grande? |super )?(?:pote|amie?|copine|copain|collegue|soeur|frere|mere|pere|maman|papa|parents|grand-mere|grand-pere|mamie|papi|cousine?|tante|oncle|fille|fils|niece|neveu|filleule?|coloc|voisine?|frangine?|belle-soeur|beau-frere)';

/** Birthdays, weddings, Christmas and the like. */
export const celebrationMoments: Moment[] = [
  {
    id: 'my-birthday',
    cue: /\b(?:aujourd'hui ,? ?c'est mon anniv\w*|c'est mon anniv\w*(?: aujourd'hui| ce soir)?(?= [.,!;]| et\b| donc\b|$)|c'etait mon anniv\w*|j'ai (?:fete|eu) mes \d+ ans|j'ai (?:eu )?\d+ ans (?:aujourd'hui|hier|depuis hier)|je (?:fete|viens de feter|viens d'avoir) (?:mes |mon )?(?:\d+ ans|anniv\w*)|mon anniv\w* (?:c'etait|etait|c'est aujourd'hui|est aujourd'hui) ?)/,
    unless: /\b(?:demain|semaine prochaine|dans|bientot|le mois prochain|samedi prochain)\b/,
    weight: 3,
    react: [
      'Joyeux anniversaire à toi !',
      'Oh, joyeux anniversaire !',
      'Bon anniversaire, avec les confettis !',
      'Très bel anniversaire à toi !',
    ],
    ask: {
      humoristique: [
        'Tu as soufflé d’un coup, ou il a fallu des renforts ?',
        'On a crié, chanté faux et tout ?',
        'Le gâteau, il était bon ou c’était pour la photo ?',
      ],
      flirt: [
        'Tu as fait quel vœu ? Je ne le dirai à personne.',
        'J’aurais aimé te le dire de vive voix. Tu as eu droit à une belle fête ?',
        'Qu’est-ce qui te ferait vraiment plaisir cette année ?',
      ],
      original: [
        'C’est quoi, le plus beau cadeau cette année ?',
        'Qu’est-ce que tu souhaites à l’année qui commence ?',
        'Tu aimes qu’on te fête, ou tu préfères te cacher sous la table ?',
      ],
    },
    invites: [
      'Un jour comme ça, ça s’arrose : un verre cette semaine, quel soir t’irait ?',
      'Laisse-moi t’offrir le dessert d’anniversaire. Un soir cette semaine ?',
    ],
  },
  {
    id: 'my-birthday-soon',
    cue: /\bmon anniv\w*\b.{0,25}\b(?:demain|dans|bientot|la semaine prochaine|le \d+|samedi|vendredi|dimanche|lundi|mardi|mercredi|jeudi|approche|ce week-end)\b|\b(?:demain|bientot|samedi|dans \w+ jours|la semaine prochaine) .{0,12}\bmon anniv\w*\b|\bje (?:vais (?:avoir|feter)|prepare|organise) .{0,10}(?:mes \d+ ans|mon anniv\w*)\b/,
    unless: /\b(?:dernier|derniere|c'etait|hier)\b/,
    react: ['Oh, ça approche !', 'C’est noté, crois-moi.', 'Ah, un événement !', 'Ça mérite un compte à rebours.'],
    ask: {
      humoristique: [
        'Grande fête, ou tu changes de pays ce jour-là ?',
        'Tu vis ça comment : paillettes ou légère panique ?',
        'On a le droit de connaître le chiffre, ou c’est classé ?',
      ],
      flirt: [
        'Et qu’est-ce qui te ferait vraiment plaisir ?',
        'C’est quoi, ta journée d’anniversaire rêvée ?',
        'Tu es plutôt surprise, ou surtout pas ?',
      ],
      original: [
        'Tu fais quoi, pour l’occasion ?',
        'Ton anniversaire le plus mémorable, c’était lequel ?',
        'Le gâteau, il est à quoi, c’est non négociable ?',
      ],
    },
    invites: ['On fête ça un peu en avance autour d’un verre ?'],
  },
  {
    id: 'birthday-of',
    cue: new RegExp(
      `\\banniv\\w* (?:surprise )?(?:de|d'|des|a|pour) ?(?:${relative})\\b|\\b(?:fete|feter|fetait|pour) (?:les|ses) \\d+ ans (?:de|d') ?(?:${relative}|\\p{L}+)|\\b(?:les|ses) \\d+ ans de (?:${relative})\\b|\\b${relative} (?:a|fete|va avoir|va feter) (?:ses )?\\d+ ans (?:ce|cette|demain|aujourd|samedi|dimanche|vendredi)`,
      'u',
    ),
    unless: /\b(?:deces|mort\w*|demande)\b/,
    react: [
      'De la fête dans l’air, donc.',
      'Un anniversaire, toujours un bon prétexte.',
      'Ça, c’est une bonne occasion.',
      'Bon anniversaire de ma part, au passage.',
    ],
    ask: {
      humoristique: [
        'Tu danses, dans ces fêtes-là, ou tu gardes le buffet ?',
        'Le discours, c’est ton rayon, ou tu te caches ?',
        'Le gâteau, tu le repères dès l’arrivée ?',
      ],
      flirt: [
        'Tu es plutôt du genre à organiser, ou à animer la piste ?',
        'Et toi, on te fête comment, d’habitude ?',
        'Tu as le don des cadeaux, ou tu t’y prends la veille ?',
      ],
      original: [
        'C’est quoi, le meilleur moment, dans ces fêtes-là ?',
        'Et le cadeau, une bonne idée ou une carte cadeau ?',
        'Qui est toujours le dernier à partir, dans la bande ?',
      ],
    },
    invites: ['On trinque aussi de notre côté ? Un verre cette semaine ?'],
  },
  {
    id: 'wedding',
    cue: /\b(?:je (?:vais|suis|etais|pars|reviens|rentre|sors)|j'(?:ai|avais|etais)|on (?:a|va|est)|samedi|ce week-end|week-end|retour|invitee?) .{0,35}\b(?:(?:un |au |le |d'un |mon \w+ )?(?:mariage|evjf|evg|enterrement de vie))\b|\bje suis (?:la |le )?(?:temoin|demoiselle d'honneur|garcon d'honneur)\b|\bm(?:on|a|es) (?:\p{L}+ )?(?:pote|soeur|frere|amie?|amis|cousine?|copine|meilleure? amie?|collegue) (?:se marie|se marient|s'est mariee?|va se marier)\b|\bmariage (?:de|d') ?(?:ma|mon|mes|un|une|deux)\b/u,
    unless: /\b(?:divorce\w*|mon mariage|ancien mariage|rate|(?:ma|de ma) (?:femme|ex)|ans de mariage)\b/,
    react: [
      'Ah, un mariage. Toute une aventure.',
      'Je vois déjà la piste de danse.',
      'Il y a toujours une histoire à raconter, après.',
      'Mouchoirs et pièce montée, donc.',
    ],
    ask: {
      humoristique: [
        'À quelle heure les chaussures ont disparu, ou vont disparaître ?',
        'On est sur chenille, Patrick Sébastien, ou les deux ?',
        'Il y a un tonton ingérable, ou c’est toi ?',
      ],
      flirt: [
        'Tu pleures au discours, ou tu tiens bon jusqu’au dessert ?',
        'Tu es plutôt piste de danse ou grandes conversations au bar ?',
        'La chanson qui te fait lever à coup sûr, c’est quoi ?',
      ],
      original: [
        'Le meilleur moment d’un mariage, pour toi, c’est lequel ?',
        'Le détail qu’on n’oubliera pas de celui-là ?',
        'Ta table, c’est laquelle : la sage ou la bruyante ?',
      ],
    },
    invites: ['Tu me racontes les dessous de la fête autour d’un verre cette semaine ?'],
  },
  {
    id: 'christmas',
    cue: /\b(?:noel|reveillon|sapin|calendrier de l'avent|fetes de fin d'annee|pull moche|nouvel an)\b/,
    unless:
      /\b(?:chats?|chiens?|marches? de noel|deteste|seule?|deprim\w*|triste|aime pas|pere noel est une ordure|en plein)\b/,
    weight: 1,
    react: [
      'Ah, ça sent le sapin. Le vrai.',
      'Ambiance fin d’année, j’aime bien.',
      'On y est presque, ou déjà en plein dedans.',
      'Ça réchauffe, ce genre de message.',
    ],
    ask: {
      humoristique: [
        'Cadeaux faits en octobre, ou course le 24 à 18h ?',
        'Pull moche assumé, ou tenue digne ?',
        'Papillotes : tu manges les bonnes et tu laisses les autres au fond ?',
      ],
      flirt: [
        'Et toi, qu’est-ce qui te ferait plaisir sous le sapin ?',
        'Tu redeviens enfant, ou tu fais semblant de rester calme ?',
        'C’est quoi, l’image de Noël qui te fait sourire ?',
      ],
      original: [
        'La tradition la plus bizarre de ta famille ?',
        'Le plat sans lequel ce n’est pas vraiment la fête ?',
        'Le cadeau raté dont on parle encore ?',
      ],
    },
    invites: ['Un chocolat chaud sous les guirlandes, un soir cette semaine ?'],
  },
  {
    id: 'christmas-market',
    cue: /\bmarches? de noel\b|\bvin chaud\b|\bbredeles?\b/,
    unless: /\b(?:deteste|horreur)\b/,
    react: [
      'Ça sent la cannelle jusqu’ici.',
      'Les lumières, le froid, le vin chaud… ça vend du rêve.',
      'Bonne ambiance, ça.',
      'Ça donne envie de sortir l’écharpe.',
    ],
    ask: {
      humoristique: [
        'Tu tiens combien de chalets avant le premier bretzel ?',
        'Tu craques pour une boule de Noël inutile à chaque fois ?',
        'Churros, tartiflette ou bretzel : c’est quoi, ton point faible ?',
      ],
      flirt: [
        'Tu es {m:frileux|frileuse|du genre à avoir froid}, ou on peut traîner longtemps ?',
        'C’est quoi, ton stand préféré ?',
        'Ton moment idéal, c’est à la tombée de la nuit ?',
      ],
      original: [
        'Le meilleur que tu aies vu, il était où ?',
        'L’odeur qui t’attire en premier, c’est laquelle ?',
        'Tu en rapportes toujours quoi ?',
      ],
    },
    invites: ['On y va ensemble un soir cette semaine ? Je t’offre le premier vin chaud.'],
  },
  {
    id: 'birth',
    cue: /\b(?:soeur|frere|copine|pote|amie?|cousine|belle-soeur|fille|femme de mon \w+) (?:a|vient d')(?: enfin)? ?accouche\w*\b|\b(?:je suis|me voila|je vais etre|je deviens|je serai|devenue?) (?:officiellement |enfin |bientot )?(?:tonton|tata|tatie|tante|oncle|parrain|marraine|papi|mamie|grand-pere|grand-mere)\b|\b(?:bebe|niece|neveu|filleule?|petite?-fil\w+) (?:est|vient de) (?:ne|nee|naitre|arrivee?|la)\b/,
    weight: 3,
    react: [
      'Oh, félicitations à toute la famille !',
      'Ah mais c’est une merveilleuse nouvelle !',
      'Félicitations, quel joli titre !',
      'Oh, ça, c’est du bonheur.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà prévu toutes les bêtises à lui apprendre ?',
        'Combien de photos dans ton téléphone, là ?',
        'Alors, à qui on trouve une ressemblance, par politesse ?',
      ],
      flirt: [
        'Tu dois fondre. C’est quoi, ta première impression ?',
        'Je t’imagine déjà gaga. J’ai tort ?',
        'Tu seras du genre à tout passer, non ?',
      ],
      original: [
        'Qu’est-ce que tu lui apprendras en premier ?',
        'Ça t’a fait quoi, sur le moment ?',
        'C’est quoi, le premier livre ou disque que tu lui offriras ?',
      ],
    },
    invites: ['Une naissance, ça s’arrose. On trinque cette semaine ?'],
  },
];
