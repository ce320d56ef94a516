// Whose mouth smiles on the portraits, by looking at them: teeth shown by a wide mouth, or corners clearly raised. A portrait that is
// not listed cannot be told: a faint smile, a mouth that speaks or is covered.

const smiling = [
  'material-kit/christian',
  'face-api/sample1-3',
  'face-api/sample3-2',
  'face-api/sample3-3',
  'face-api/sample4-3',
  'face-api/sample4-4',
  'face-api/sample5-3',
  'face-api/sample6-1',
  'face-api/sample6-2',
  'face-api/sample6-4',
];

const notSmiling = [
  'material-kit/avatar',
  'material-kit/camp',
  'material-kit/card-profile1-square',
  'material-kit/card-profile2-square',
  'material-kit/card-profile4-square',
  'material-kit/card-profile6-square',
  'material-kit/kendall',
  'material-kit/marc',
  'paper-kit-2/clem-onojeghuo-2',
  'paper-kit-2/clem-onojeghuo-3',
  'paper-kit-2/erik-lucatero-2',
  'paper-kit-2/kaci-baum-2',
  'face-api/sample2-2',
  'face-api/sample2-3',
  'face-api/sample3-1',
  'face-api/sample6-3',
];

/** By the name of the portrait. */
export const smiles = new Map([
  ...smiling.map((name) => [name, true] as const),
  ...notSmiling.map((name) => [name, false] as const),
]);
