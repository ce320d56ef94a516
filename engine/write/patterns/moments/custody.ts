import type { Moment } from '../../moment.ts';

/** Children who live with the match some of the time. */
export const custodyMoments: Moment[] = [
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
  },
];
