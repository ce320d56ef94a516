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

/** «loulou1» and «Soleil2024!» are guessed right after «loulou» and «soleil». */
export function withoutEnding(password: string): string {
  return password.toLowerCase().replace(/[\d\W_]+$/u, '');
}

/** Also true for a common password with digits or signs after it, and for one made of two different characters at most. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...frenchFavourites].map(String)),
  );
  if (new Set(password.toLowerCase()).size <= 2) return true;
  const list = await known;
  const word = withoutEnding(password);
  return list.has(password.toLowerCase()) || (word.length >= 4 && list.has(word));
}
