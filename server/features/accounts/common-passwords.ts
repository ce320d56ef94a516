// About 49,000 passwords that often leaked (zxcvbn's list), and French ones that it lacks. Loaded when first needed.

const frenchFavourites = [
  'doudou',
  'loulou',
  'azertyuiop',
  'soleil',
  'marseille',
  'jetaime',
  'jtaime',
  'chouchou',
  'bonjour',
  'nicolas',
  'motdepasse',
  'motdepasse1',
  'azerty123',
  'azerty1234',
  'coucou',
  'chocolat',
  'tinder',
  'declic',
  'declic123',
];

let known: Promise<Set<string>> | undefined;

export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...frenchFavourites].map(String)),
  );
  return (await known).has(password.toLowerCase());
}
