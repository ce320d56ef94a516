import type { Moment } from '../../moment.ts';
import { abroadName, anywhere, fromAnywhere } from './destinations.ts';

/** Being away, coming home, and what was brought back. */
export const travelThere: Moment[] = [
  {
    id: 'there-now',
    cue: new RegExp(
      String.raw`\b(?:(?:la|actuellement|en ce moment) (?:je suis|on est)|je suis (?:la|actuellement|en ce moment|en vacances|en week-end|pour \S+ (?:jours|semaines?|mois)|bien arrivee?)|je t'ecris (?:de|depuis)|je suis arrivee?)(?: (?:en vacances|en week-end|hier|ce matin|pour \S+ (?:jours|semaines?)))? (?:a |de |depuis )?${anywhere}|\b(?:je suis|on est) (?:toujours |encore |actuellement |la )?en vacances\b|\bje suis en (?:voyage|week-end|vacances|road trip)\b|\bje (?:me dore la pilule|bronze|suis (?:a|sur) la plage|suis au bord de (?:la mer|la piscine))\b`,
    ),
    unless: /\b(?:habite|je vis|originaire|pas|etudes|erasmus|bientot|demain|dans \S+ jours?|vendredi|samedi|si)\b/,
    react: [
      '{x}, tranquille…',
      'Et moi qui lis ça d’ici, merci bien.',
      'Profite à fond, surtout.',
      'Là, je t’envie franchement.',
    ],
    ask: {
      humoristique: [
        'Niveau de décontraction, de 1 à « je ne sais plus quel jour on est » ?',
        'Tu en es à combien de glaces par jour, sans mentir ?',
        'Tu as déjà décidé de ne jamais rentrer ou ça vient demain ?',
      ],
      flirt: [
        'Tu as quoi sous les yeux, là, tout de suite ?',
        'Tu m’envoies un peu de cette vue ?',
        'Et si je n’avais droit qu’à une seule anecdote de là-bas, ce serait laquelle ?',
      ],
      original: [
        'C’est quoi ta plus belle surprise depuis que tu es là-bas ?',
        'Quel est le meilleur truc que tu aies mangé sur place ?',
        'Tu explores tout ou tu as déjà tes petites habitudes ?',
      ],
    },
    invites: [
      'Profite bien, et on se prend un verre à ton retour ?',
      'À ton retour, tu me racontes tout ça en vrai, autour d’un verre ?',
    ],
  },
  {
    id: 'just-back',
    cue: new RegExp(
      String.raw`(?:\b(?:je (?:reviens|rentre)(?: (?:tout )?juste| a peine| d'une?)?|je viens (?:tout juste )?de rentrer|je suis (?:tout juste |a peine )?(?:rentree?|revenue?|de retour))|^(?:tout juste |bien |juste )?(?:rentree?|de retour|revenue?))\b.{0,40}\b(?:(?:de |d')(?:mes |\S+ )?(?:vacances|voyage|week-end|road trip|(?:jours|semaines?|mois) )|${fromAnywhere})|\b(?:je suis rentree?|de retour) (?:hier|ce matin|avant-hier|dimanche|lundi|samedi)\b`,
    ),
    unless:
      /\b(?:enterrement|obseques|deces|decedee?|mort|morte|hopital|urgences|malade|boulot|taf|travail|bureau|soiree|boite|salle|courses|demain|bientot|je rentre (?:le|dans|samedi|dimanche|vendredi|lundi))\b/,
    react: [
      'Bon retour parmi nous !',
      'L’atterrissage, toujours un peu brutal.',
      'Et voilà, retour sur Terre.',
      'Bienvenue dans le monde du frigo vide.',
    ],
    ask: {
      humoristique: [
        'La valise est défaite ou elle fait partie des meubles, maintenant ?',
        'Tu as déjà regardé les prix pour repartir ?',
        'Combien de lessives avant de revoir le fond du panier ?',
      ],
      flirt: [
        'C’est quoi ton meilleur moment, celui qui te fait encore sourire ?',
        'J’ai le droit à quelle histoire en premier ?',
        'Tu as laissé un bout de toi là-bas, ou tout est bien rentré ?',
      ],
      original: [
        'Qu’est-ce que tu as rapporté de plus inutile ?',
        'Il te manque quoi, déjà ?',
        'C’est quoi l’image qui reste, quand tu fermes les yeux ?',
      ],
    },
    invites: [
      'Le récit complet, ce serait autour d’un verre, cette semaine ?',
      'Pour adoucir le retour, un verre en terrasse ?',
    ],
  },
  {
    id: 'holiday-blues',
    cue: /\b(?:(?:retour|reprise|rentree) (?:\S+ )?(?:brutale?|dure?|difficile|violente?|a la realite)|dure? (?:dure? )?(?:retour|reprise|de reprendre|de rentrer)|(?:la |le )?(?:blues|deprime|cafard) (?:du retour|de fin de vacances|post[ -]vacances)|(?:mes |les )?vacances (?:sont |c'est )?(?:deja )?(?:finies?|terminees?)|fini les vacances|je reprends (?:le (?:taf|boulot|travail) )?(?:demain|lundi|ce matin|hier)|je veux (?:y )?(?:retourner|repartir)|j'ai (?:deja |trop )?envie (?:de repartir|d'y retourner)|j'ai repris (?:le (?:taf|boulot|travail) )?(?:hier|ce matin|lundi|aujourd'hui))\b/,
    unless: /\b(?:sport|course|salle|etudes|contact)\b/,
    react: [
      'Courage, le retour c’est toujours un peu rude.',
      'Le fameux coup de mou de la reprise.',
      'Je compatis.',
      'Il faudrait des vacances pour se remettre des vacances.',
    ],
    ask: {
      humoristique: [
        'Tu as tenu combien de temps avant de regarder les prochains billets ?',
        'Combien de mails non lus, ou c’est encore trop tôt pour en parler ?',
        'Tu portes encore tes lunettes de soleil pour nier l’évidence ?',
      ],
      flirt: [
        'Qu’est-ce qui pourrait rendre ta semaine plus douce ?',
        'C’est quoi ton meilleur souvenir, qu’on y retourne une minute ?',
        'Je peux faire quelque chose pour adoucir l’atterrissage ?',
      ],
      original: [
        'Qu’est-ce que tu voudrais garder de ces jours-là dans ta vie de tous les jours ?',
        'C’est quoi le prochain truc qui te fait envie, même tout petit ?',
        'Le plus dur, c’est le réveil, les gens ou la météo ?',
      ],
    },
    invites: ['Une terrasse cette semaine, pour faire durer un peu les vacances ?'],
  },
  {
    id: 'jet-lag',
    cue: /\b(?:(?<x>le decalage horaire)|jet ?lag|je suis (?:completement |totalement )?decalee?)\b/,
    react: [
      'Ah, le jet lag…',
      'Courage, {x} finit toujours par lâcher.',
      'Ton corps est encore dans l’avion, quoi.',
      'Aïe, les réveils à 4h du matin.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà dîné à l’heure du café, ou ça va venir ?',
        'Tu es plutôt zombie du matin ou zombie du soir ?',
        'Il est quelle heure, dans ta tête ?',
      ],
      flirt: [
        'Si tu es debout à 4h, tu as le droit de m’écrire. Tu dors un peu quand même ?',
        'Tu tiens le coup ?',
        'Tu me racontes ton voyage, histoire de ne pas t’endormir à 18h ?',
      ],
      original: [
        'Tu as une technique, ou tu attends que ça passe ?',
        'C’est quoi la chose la plus étrange que tu aies faite au milieu de la nuit, depuis ?',
        'Ça valait bien quelques nuits blanches, j’espère ?',
      ],
    },
    invites: ['Un café cette semaine, à l’heure où tu es à peu près {m:réveillé|réveillée|en état} ?'],
  },
  {
    id: 'been-there',
    cue: new RegExp(
      String.raw`\b(?:(?:j'ai|on a) (?:deja |adore |passe |fait )*\S+ (?:jours|semaines?|mois)|(?:je suis|on est) (?:deja |souvent |beaucoup )?(?:allee?s?|partie?s?)(?: (?:\S+ (?:jours|semaines?|mois|fois)|en vacances|en voyage|l'an dernier|cet ete|l'ete dernier))?|j'etais(?: en vacances| en voyage)?) (?:a )?${anywhere}|\b(?:j'ai|on a) (?:deja |beaucoup |tellement |trop )?(?:visite|fait|adore|kiffe|traverse|decouvert) (?:le |la |les |l')?${abroadName}`,
    ),
    unless: /\b(?:pas|jamais|habite|vecu|erasmus)\b/,
    react: [
      'Rien qu’à te lire, ça donne envie.',
      'Voilà, maintenant j’ai envie de faire ma valise.',
      '{x}, rien que ça !',
      'Oh, je veux bien le récit complet.',
    ],
    ask: {
      humoristique: [
        'Le moment le plus gênant du voyage, c’était quoi ?',
        'Tu as combien de photos de nourriture dans ton téléphone ?',
        'Tu as failli ne pas rentrer, avoue ?',
      ],
      flirt: [
        'Si tu m’y emmenais une journée, on ferait quoi ?',
        'C’est quoi le souvenir que tu gardes pour les gens que tu aimes bien ?',
        'C’est quoi le moment où tu t’es dit « je suis bien, là » ?',
      ],
      original: [
        'C’est quoi l’odeur ou le bruit qui te ramène là-bas direct ?',
        'C’est quoi la rencontre que tu n’oublieras pas ?',
        'Tu y retournerais, ou c’était parfait une fois ?',
      ],
    },
    invites: ['Je veux la version longue. Tu me racontes ça autour d’un verre ?'],
  },
  {
    id: 'brings-back',
    cue: /\b(?:j'ai|on a|je suis (?:rentree?|revenue?) avec|je) (?:ramene|rapporte|ramenes|achete) (?<x>(?:un|une|des|du|de la|\d+) \S+(?: (?:de|d'|en|a) ?\S+)?) (?:de (?:la-bas|voyage|vacances|mon voyage)|d'italie|du japon|du maroc|du portugal|d'espagne|en souvenir|dans ma valise)\b|\b(?:ma valise|mon sac) (?:etait |est )?(?:pleine?|remplie?) de\b/,
    react: ['Les bonnes priorités !', '{x}, excellent.', 'Voilà une valise bien remplie.', 'Ça, c’est savoir voyager.'],
    ask: {
      humoristique: [
        'Et il restait de la place pour les vêtements ?',
        'Tu as survécu à la pesée des bagages ?',
        'Combien de temps avant que tout ça soit mangé, cassé ou oublié ?',
      ],
      flirt: [
        'Et pour moi, il reste un petit quelque chose ?',
        'Tu partages, ou c’est top secret ?',
        'Qui a droit au plus beau cadeau ?',
      ],
      original: [
        'C’est quoi le souvenir le plus improbable que tu aies chez toi ?',
        'Il y a une histoire derrière, j’imagine ?',
        'Tu as un truc que tu rapportes de chaque voyage ?',
      ],
    },
    invites: ['Tu me racontes l’histoire qui va avec, autour d’un verre ?'],
  },
];
