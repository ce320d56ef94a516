import type { Moment } from '../../moment.ts';
import { child, notChild } from './everyday-words.ts';

/** The match's children, nephews, and children that they look after. */
export const childrenMoments: Moment[] = [
  {
    id: 'child-ill',
    cue: new RegExp(
      `\\b(?:${child})\\b${notChild}.{0,40}\\b(?:malade\\w*|de la fievre|fievre|gastro|varicelle|otite|angine|bronchiolite|a l'hopital|aux urgences|vomi\\w*|casse (?:le|la|un))\\b|\\benfant malade\\b`,
    ),
    weight: 3,
    react: [
      'Oh, pauvre petit bout.',
      'Courage à vous.',
      'Aïe, les nuits doivent être courtes.',
      'Oh mince, plein de courage.',
    ],
    ask: {
      humoristique: [
        'Et toi, il te reste un peu de batterie ?',
        'Tu tiens au café, ou on a dépassé ce stade ?',
        'Dessin animé en boucle, je suppose ?',
      ],
      flirt: [
        'Et toi, qui s’occupe de toi pendant ce temps ?',
        'Prends soin de toi aussi. Ça va un peu mieux, là ?',
        'Je t’envoie des forces. Tu arrives à te reposer un peu ?',
      ],
      original: [
        'Ça va mieux depuis, ou c’est encore la nuit blanche ?',
        'C’est quoi, votre remède maison ?',
        'Tu as du renfort, au moins ?',
      ],
    },
    invites: ['Quand tout le monde ira mieux, je t’offre un verre pour souffler.'],
    revives: ['Ça va mieux, à la maison ?'],
  },
  {
    id: 'child-did',
    cue: new RegExp(
      `\\b(?:(?:${child}))\\b${notChild}(?: (?:de \\d+ ans|\\p{L}+))?(?: ,)? (?:a |ont |m'a|m'ont|vient de|viennent de|veut|veulent|refuse|refusent|me |dit|disent|dort pas|dorment pas|pense|croit|est persuade\\w*|est en train|a decide|s'est|se sont|fait (?:une|la|que|un|du)|mange (?:que|pas|plus)|mangent)`,
      'u',
    ),
    unless:
      /\b(?:malade\w*|fievre|hopital|urgences|mort\w*|decede\w*|harcel\w*|chez (?:leur|son) (?:pere|mere|papa|maman)|a (?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) ans|ont \d+)\b/,
    react: [
      'J’adore la logique.',
      'Il y a de l’idée.',
      'Impossible de lutter contre ça.',
      'Et il faut garder son sérieux, en plus.',
      'Ça, ça se garde pour le discours de ses 18 ans.',
    ],
    ask: {
      humoristique: [
        'Et tu as réussi à ne pas rire ?',
        'L’autorité parentale, elle se porte comment ?',
        'Ça vient de toi, ce côté-là, ou tu nies ?',
      ],
      flirt: [
        'On sent que tu adores ça, au fond. Tu as réagi comment ?',
        'Et toi, au même âge, c’était mieux ou pire ?',
        'Je t’imagine bien dans la scène. Ça a fini comment ?',
      ],
      original: [
        'Et la phrase d’enfant la plus folle que tu aies entendue ?',
        'Tu cèdes, tu négocies ou tu attends que ça passe ?',
        'Ça dure depuis longtemps, cette lubie ?',
      ],
    },
    invites: ['Tu as gagné une soirée entre adultes : un verre cette semaine ?'],
    revives: ['Quelles nouvelles du front parental ?'],
  },
  {
    id: 'custody-with',
    cue: /\bj'ai (?:mes |les |mon |ma )(?:enfants|gosses|filles?|fils|garcons|loulous|petits|deux)\b.{0,30}\b(?:ce|cette|jusqu'a|la semaine|le week-end|pour|une semaine|toute la|tout le)\b|\b(?:semaine|week-end|c'est) (?:avec|de) (?:mes|les) (?:enfants|gosses|filles|garcons|loulous)\b|\bma semaine de garde\b|\bj'ai la garde\b/,
    unless: /\b(?:sans|chez leur)\b/,
    react: [
      'Semaine sportive, donc.',
      'Profite bien d’eux.',
      'Ça va être animé.',
      'Alors je comprends les réponses entre deux devoirs.',
    ],
    ask: {
      humoristique: [
        'Niveau sonore, sur dix ?',
        'Qui décide du dîner, honnêtement ?',
        'À quelle heure tu redeviens une personne, le soir ?',
      ],
      flirt: [
        'Et une fois tout le monde couché, tu fais quoi pour toi ?',
        'Je serai sage jusqu’au coucher. C’est quoi, le programme avec eux ?',
        'C’est quoi, le moment de la journée que tu préfères avec eux ?',
      ],
      original: [
        'Votre rituel à vous, c’est quoi ?',
        'Le plat qui met tout le monde d’accord ?',
        'Qu’est-ce qui les occupe, en ce moment ?',
      ],
    },
    invites: ['Quand tu retrouves un soir à toi, on va boire un verre ?'],
    revives: ['Alors, la semaine avec les enfants ? Tu récupères ?'],
  },
  {
    id: 'custody-without',
    cue: /\b(?:semaine|week-end|soiree|soir) sans (?:mes |les |mon |ma )?(?:enfants|gosses|filles?|fils|garcons|loulous)\b|\b(?:enfants|gosses|filles?|fils|garcons|petits|loulous|petite?|grande?s?)\b.{0,20}\bchez (?:leur|son|sa) (?:pere|mere|papa|maman|grand-mere|grands-parents|mamie|papi)\b|\bj'ai pas (?:mes|les) (?:enfants|gosses|filles|garcons)\b/,
    react: [
      'Ah, le silence retrouvé.',
      'La maison doit te sembler immense.',
      'Un peu de temps pour toi, enfin.',
      'Un bol d’air, même s’ils manquent.',
    ],
    ask: {
      humoristique: [
        'Les premières minutes : sieste, musique à fond, ou ménage des Lego ?',
        'Tu parles encore tout bas, par réflexe ?',
        'Tu profites, ou tu ranges les chaussettes orphelines ?',
      ],
      flirt: [
        'Et cette liberté, tu en fais quoi ?',
        'Tu gardes un petit créneau pour te faire plaisir ?',
        'Tu préfères sortir, ou savourer le calme ?',
      ],
      original: [
        'C’est quoi, le petit plaisir interdit quand ils sont là ?',
        'La première chose que tu fais une fois la porte refermée ?',
        'C’est plutôt soulagement, ou ils te manquent au bout d’une heure ?',
      ],
    },
    invites: [
      'Ça tombe bien : on en profite pour boire un verre ?',
      'Un soir de liberté, ça ne se gâche pas. On se voit ?',
    ],
    revives: ['Tu as bien profité de ton temps libre ?'],
  },
  {
    id: 'custody-shared',
    cue: /\bgarde (?:alternee|partagee)\b|\b(?:une|1) semaine sur (?:deux|2)\b|\bun week-end sur deux\b/,
    react: [
      'D’accord, donc deux rythmes de vie.',
      'Merci de me le dire simplement.',
      'Ça doit demander une sacrée organisation.',
      'Je vois, il faut jongler.',
    ],
    ask: {
      humoristique: [
        'Tu as deux frigos dans ta tête : le plein et le vide ?',
        'La semaine calme, tu en fais quoi, à part dormir ?',
        'L’agenda partagé, c’est ta vraie relation longue durée ?',
      ],
      flirt: [
        'Et la semaine qui est à toi, elle ressemble à quoi ?',
        'C’est quoi, ta soirée idéale quand tu as enfin du temps ?',
        'Là, c’est quelle semaine ?',
      ],
      original: [
        'Ils ont quel âge ?',
        'Tu as trouvé ton équilibre, avec tout ça ?',
        'C’est quoi, ton petit rituel des semaines sans eux ?',
      ],
    },
    invites: ['On cale un verre sur une de tes semaines libres ? Dis-moi laquelle.'],
    revives: ['C’est une semaine avec ou sans, là ?'],
  },
  {
    id: 'has-children',
    cue: /\bj'ai (?:aussi )?(?:(?:un|une|deux|trois|quatre|2|3|4) (?:grands? |grandes? |petite?s? |jeunes )?(?:enfants?|fils|filles?|garcons?|ados?|gamins?|gosses?|grands|jumeaux|jumelles))\b|\bje suis (?:la |le |une |un )?(?:maman|papa|mere|pere)\b(?! noel)|\b(?:maman|papa) (?:solo|de (?:deux|trois|\d))\b/,
    unless: /\b(?:veux|voudrais|pas d'enfant|temoin|a charge de)\b/,
    react: [
      'C’est gentil de m’en parler.',
      'Les journées doivent être bien remplies.',
      'Ah, ça doit en faire, de la vie à la maison.',
      'Merci de me le dire, ça compte.',
    ],
    ask: {
      humoristique: [
        'Qui fait la loi, à la maison ?',
        'Combien de négociations par jour, à peu près ?',
        'Et le silence, tu t’en souviens encore ?',
      ],
      flirt: [
        'Et toi, tu arrives à garder du temps pour toi ?',
        'C’est quoi, ce qui te fait fondre à chaque fois ?',
        'Tu en parles joliment. C’est quoi, vos moments à vous ?',
      ],
      original: [
        'Qu’est-ce que ça a changé chez toi, en vrai ?',
        'Vous partagez quoi, comme passion commune ?',
        'Ça tient de toi, niveau caractère ?',
      ],
    },
    invites: ['Si tu trouves un soir de libre, je t’offre un verre.'],
    revives: ['Tout le monde va bien, à la maison ?'],
  },
  {
    id: 'niece',
    cue: /\b(?:(?:mon|ma|mes) (?:petite?s? |deux |trois )?(?:neveux?|nieces?|filleule?s?))\b|\b(?:baby[- ]?sit\w*|je garde (?:mon|ma|mes|les|le|la|un|deux) (?:neveux?|nieces?|filleule?|enfants?|petits?|gamins?|bebe|fils|fille) (?:de|d'|ce|jusqu))/,
    unless: /\b(?:malade\w*|hopital|decede\w*|accouche|de coeur)\b/,
    react: [
      'Ah, le rôle en or.',
      'Les meilleurs souvenirs, ça.',
      'Tu dois être l’adulte cool de la bande.',
      'Je devine déjà le niveau sonore.',
    ],
    ask: {
      humoristique: [
        'Qui a épuisé l’autre en premier ?',
        'Tu rends les enfants avec plus de sucre qu’à l’arrivée, c’est ça ?',
        'Combien de parties de cache-cache avant de demander grâce ?',
      ],
      flirt: [
        'On sent que tu fonds. C’est quoi, votre truc à vous ?',
        'Tu es du genre à tout autoriser, non ?',
        'Tu as un petit cœur tout mou, en fait ?',
      ],
      original: [
        'Le dernier mot d’enfant qui t’a fait rire ?',
        'Tu leur apprends quoi, que leurs parents n’approuveraient pas ?',
        'Quel âge, et quel caractère ?',
      ],
    },
    invites: ['Après ça, il te faudra une soirée entre adultes. Un verre cette semaine ?'],
    revives: ['Alors, tu as récupéré de ta journée avec les petits ?'],
  },
];
