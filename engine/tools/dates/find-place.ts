import { fold } from '#engine/french/fold.ts';
import { anywhere, type City, cities, type PlaceKind } from './cities.ts';

export interface Place {
  /** «au parc …» */
  where: string;
  /** For two, in euros. */
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

/** «Paris 11e», «lyon», «St-Etienne»: a city by its name, or what every city has. */
export function knownCity(written: string): KnownCity {
  const key = keyOf(written.slice(0, 80));
  if (key === '') return nothingKnown;
  return cities.find(({ name, also }) => [name, ...(also ?? [])].some((known) => keyOf(known) === key)) ?? nothingKnown;
}

export function findPlace(kind: PlaceKind, { places }: KnownCity): Place {
  const [where = '', price = '0'] = (places[kind] ?? anywhere[kind]).split('=');
  return { where: where.replaceAll('’', "'"), cost: Number(price) };
}
