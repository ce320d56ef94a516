import { animals } from './animals.ts';
import { culture } from './culture.ts';
import { dates } from './dates.ts';
import { delicate } from './delicate.ts';
import { everyday } from './everyday.ts';
import { flirting } from './flirting.ts';
import { food } from './food.ts';
import { numbers } from './numbers.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { questions } from './questions.ts';
import { revivals } from './revivals.ts';
import type { NamedSituation } from './situation.ts';
import { smallTalk } from './small-talk.ts';
import { sport } from './sport.ts';
import { stories } from './stories.ts';
import { work } from './work.ts';

export const namedSituations: NamedSituation[] = [
  ...stories,
  ...everyday,
  ...people,
  ...animals,
  ...work,
  ...places,
  ...sport,
  ...culture,
  ...food,
  ...questions,
  ...smallTalk,
  ...flirting,
  ...delicate,
  ...dates,
  ...numbers,
  ...revivals,
];
