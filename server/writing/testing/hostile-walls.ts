/** Texts of about a thousand characters on which patterns for names, numbers, addresses and refusals match again and again in vain. */
export const hostileWalls: readonly string[] = [
  'a.'.repeat(500),
  '1 '.repeat(500),
  `${'A'.repeat(30)} `.repeat(30),
  'a@'.repeat(500),
  '12 rue '.repeat(140),
  'je veux pas '.repeat(84),
  "c'est tu me ".repeat(84),
  'photos si tu paie '.repeat(56),
  'non '.repeat(250),
  'va sur lea '.repeat(90),
  'envoie-moi quatre vingt '.repeat(42),
  'les noirs sont tous '.repeat(50),
  '12 AV. DES '.repeat(90),
];
