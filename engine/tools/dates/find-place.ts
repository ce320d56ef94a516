import { fold } from '#engine/french/fold.ts';
import { anywhere, type City, cities, type PlaceKind, placeKinds } from './cities.ts';

export interface Place {
  /** «au parc …» */
  where: string;
  /** Euros for two people. */
  cost: number;
}

export interface KnownCity {
  name: string | null;
  places: City['places'];
}

const nothingKnown: KnownCity = { name: null, places: {} };

const keyOf = (text: string) =>
  fold(text)
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\b(?:a|sur|de|la ville|centre|ville|er|e|eme|ieme|arrondissement|france|nord|sud|est|ouest)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The city that «Paris 11e», «lyon» or «St-Etienne» mean; an unknown city has no places of its own. */
export function knownCity(written: string): KnownCity {
  const key = keyOf(written.slice(0, 80));
  if (key === '') return nothingKnown;
  return cities.find(({ name, also }) => [name, ...(also ?? [])].some((known) => keyOf(known) === key)) ?? nothingKnown;
}

export function findPlace(kind: PlaceKind, { places }: KnownCity): Place {
  const [where = '', price = '0'] = (places[kind] ?? anywhere[kind]).split('=');
  return { where: where.replaceAll('’', "'"), cost: Number(price) };
}

/** All places of the city that are known by name; none for an unknown city. */
export function listPlaces(city: KnownCity): Place[] {
  return placeKinds.filter((kind) => city.places[kind]).map((kind) => findPlace(kind, city));
}
