import type { Moment } from '../../moment.ts';
import { artsSeen } from './arts.ts';
import { crafts } from './crafts.ts';
import { datingLife } from './dating-life.ts';
import { films } from './films.ts';
import { findsAndSigns } from './finds-and-signs.ts';
import { flirting } from './flirting.ts';
import { games } from './games.ts';
import { habits } from './habits.ts';
import { innerLife } from './inner-life.ts';
import { listening } from './listening.ts';
import { mind } from './mind.ts';
import { news } from './news.ts';
import { playingMusic } from './playing-music.ts';
import { reading } from './reading.ts';
import { screens } from './screens.ts';
import { seeking } from './seeking.ts';
import { talk } from './talk.ts';
import { temperament } from './temperament.ts';

/** Every moment; which of them is the point of a message is told by their weight and place, not by their order. */
export const moments: Moment[] = [
  ...news,
  ...artsSeen,
  ...crafts,
  ...datingLife,
  ...films,
  ...findsAndSigns,
  ...flirting,
  ...games,
  ...habits,
  ...innerLife,
  ...listening,
  ...mind,
  ...playingMusic,
  ...reading,
  ...screens,
  ...seeking,
  ...talk,
  ...temperament,
];
