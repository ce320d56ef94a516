// Mechanical faults of French copy: what finds one, and texts that show where the line is.

export interface Fault {
  id: string;
  finds: RegExp;
  examples: { yes: string[]; no: string[] };
}

export const faults: Fault[] = [
  {
    id: 'an amount without the space before its sign (formatEuros sets it)',
    finds: /[\d…]€/u,
    examples: { yes: ['Pro à 7,90€ par mois'], no: ['7,90\u202f€', '7,90 € par mois'] },
  },
  {
    id: 'a decimal point',
    finds: /(?<![\w.])\d+\.\d+(?=\/\d|k|M[oB]|\s?[%€])/u,
    examples: { yes: ['4.8/5', '2.3k+', '1.5MB'], no: ['4,8/5', '17.11.2026', 'WCAG 2.1'] },
  },
  {
    id: 'Email for e-mail',
    finds: /^Emails?\b|\bemails?\b(?=.*\s)(?=.*(?:[éèêàç]|\b(?:les?|la|ton|ta|par|un|de)\b))|\s[Ee]mails?\b/u,
    examples: { yes: ['Email', 'Ton email est confirmé', 'Exporter emails'], no: ['E-mail', 'par e-mail', 'email'] },
  },
  {
    id: 'no space before ! ? : ;',
    finds: /(?:^|\p{Ll}{2})[!?;:](?=\s|$)(?=.*\s|$)/u,
    examples: {
      yes: ['Bienvenue!', ': une vraie personne', 'Sujet: ta question', 'Ça va? Oui'],
      no: ['Bienvenue !', 'Score\u00a0: 80', 'max-sm:hidden flex', '14:05'],
    },
  },
  {
    id: 'guillemets without their spaces',
    finds: /«(?![\s\u00a0])|(?<![\s\u00a0])»/u,
    examples: { yes: ['«oui» suffit'], no: ['« oui » suffit', '«\u00a0oui\u00a0»'] },
  },
  {
    id: 'a double space',
    finds: /\p{L}[,.]? {2,}\p{L}/u,
    examples: { yes: ['Ton compte  est prêt'], no: ['Ton compte est prêt'] },
  },
  {
    id: 'a curly apostrophe (the specification has straight ones)',
    finds: /\p{L}’\p{L}/u,
    examples: { yes: ['Ton accès t’attend'], no: ["Ton accès t'attend"] },
  },
  {
    id: 'vous for tu',
    finds:
      /(?<!\p{L})(?:veuillez|(?:êtes|avez|pouvez|voulez|souhaitez|devez)[- ]vous|vous (?:pouvez|devez|avez|êtes|recevrez|notifie)|je vous|merci de votre|(?:cliquez|saisissez|entrez|réessayez|vérifiez|connectez|choisissez))(?!\p{L})/iu,
    examples: {
      yes: ['Veuillez entrer un nom', 'Vérifiez votre adresse', 'Vous pouvez réessayer'],
      no: ['Ce que vous aimez, toi et ton match', 'Vérifie ton adresse'],
    },
  },
];
