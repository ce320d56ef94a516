import type { Moment } from '../../moment.ts';
import { flirting } from './flirting.ts';
import { news } from './news.ts';
import { talk } from './talk.ts';

export const moments: Moment[] = [...news, ...flirting, ...talk];
