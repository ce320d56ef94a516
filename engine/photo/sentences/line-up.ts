import type { ShotKind } from '#contract/photos.ts';

/** Why a photo stands where it does. */
export const placeWhy = {
  first: "En premier : ton visage se voit bien, c'est la photo la plus claire.",
  firstSmile: 'En premier : ton visage se voit bien et tu souris.',
  firstGroup: 'En premier faute de mieux : ajoute une photo où on ne voit que toi.',
  firstWithoutFace: 'En premier faute de mieux : ajoute une photo où on voit ton visage.',
  portrait: "Un portrait de plus, pour qu'on te reconnaisse.",
  half: 'Un plan à mi-corps : il montre ton style après le portrait.',
  full: 'En pied : on te voit en entier, dans ton décor.',
  group: 'Une photo à plusieurs : bien ici, quand on sait déjà qui tu es.',
  scene: 'Sans visage : elle raconte une passion, en fin de profil.',
  repeated: 'Plus loin : tu as déjà une photo du même genre avant.',
  weak: 'En dernier : sa qualité est en dessous des autres.',
} satisfies Record<ShotKind | string, string>;

/** Why a kind of shot would help. */
export const missingWhy: Record<ShotKind, string> = {
  portrait: 'Il manque un portrait : un visage vu de près rassure dès la première seconde.',
  half: 'Il manque un plan à mi-corps : il montre ton style et tes gestes.',
  full: "Il manque une photo en pied : en activité ou en balade, on t'imagine mieux.",
  group: 'Une photo avec des amis montrerait ta vie sociale.',
  scene: "Une photo d'un lieu ou d'une passion donnerait un sujet de conversation.",
};
