import type { List, StripeObject } from '../objects/types.ts';
import { badParameter, noSuch } from './errors.ts';

export interface PageParameters {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

function positionOf(items: StripeObject[], id: string, param: string): number {
  const position = items.findIndex((item) => item.id === id);
  if (position < 0) throw noSuch('object', id, param);
  return position;
}

/** One page of a list, newest first; `items` are in order of creation. */
export function paginate<T extends StripeObject>(items: T[], url: string, params: PageParameters): List<T> {
  const limit = params.limit ?? 10;
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw badParameter('parameter_invalid_integer', 'limit', 'This value must be between 1 and 100.');
  }
  const newestFirst = [...items].reverse();
  if (params.ending_before) {
    const end = positionOf(newestFirst, params.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newestFirst.slice(start, end), has_more: start > 0, url };
  }
  const start = params.starting_after ? positionOf(newestFirst, params.starting_after, 'starting_after') + 1 : 0;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url };
}

/** A list inside another object, complete on one page. */
export function wholeList<T>(data: T[], url: string): List<T> {
  return { object: 'list', data, has_more: false, url };
}

export type TimeRange = number | { gt?: number; gte?: number; lt?: number; lte?: number };

export function isWithin(at: number, range: TimeRange | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return at === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return at > gt && at >= gte && at < lt && at <= lte;
}
