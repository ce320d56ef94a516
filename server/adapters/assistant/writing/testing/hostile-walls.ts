/** Texts of about a thousand characters on which patterns for names, numbers and addresses match again and again in vain. */
export const hostileWalls: readonly string[] = [
  'a.'.repeat(500),
  '1 '.repeat(500),
  `${'A'.repeat(30)} `.repeat(30),
  'a@'.repeat(500),
  '12 rue '.repeat(140),
];
