import type { Moment } from '../../moment.ts';
import { news } from './news.ts';

export const moments: Moment[] = [...news];
