/** Where help is, in France; checked by hand, shown to users as they are. */
export const safetyResources = {
  suicide: 'le 3114 (gratuit, jour et nuit), ou le 15 et le 112 en cas de danger immédiat',
  threat: 'le 17 ou le 112 (le 114 par SMS)',
  violence: 'le 3919 (gratuit, anonyme, jour et nuit), ou le 17 et le 112 en cas de danger immédiat',
  ownViolence:
    'le 08 019 019 11 (écoute de celles et ceux qui craignent leur propre violence, tous les jours de 9 h à 19 h)',
  hate: 'internet-signalement.gouv.fr',
  minor: 'le 119 (enfance en danger, gratuit, jour et nuit)',
  money: 'Info Escroqueries au 0 805 805 817, ou cybermalveillance.gouv.fr',
  blackmail: 'le 17, cybermalveillance.gouv.fr, ou le 3018 (cyberharcèlement)',
} as const;
