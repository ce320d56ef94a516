// Words that the specification fixes letter for letter, or a text that is not ours to change.

export interface Exception {
  text: string;
  /** Only there; anywhere if left out. */
  file?: string;
  /** Where these words are fixed. */
  because: string;
}

export const exceptions: Exception[] = [
  {
    text: '…€',
    file: 'contract/format.ts',
    because: "decision 1, formatQuotedEuros: 'Débloquer mes réponses Pro - 7,90€', 'Économise 69,90€'",
  },
  { text: 'Email ou mot de passe incorrect', because: 'specification 8, login failure' },
  { text: 'Exporter emails', because: "specification 2, admin header: 'Exporter emails'" },
  { text: 'Êtes-vous sûr de vouloir annuler', because: 'specification 5, cancelling an add-on' },
  { text: "Veuillez entrer un nom d'utilisateur", because: 'specification 5, affiliate modal' },
  {
    text: 'Je vous notifie par la présente',
    because: 'the model form of the Code de la consommation (annex to R. 221-1)',
  },
];
