import type { Moment } from '../../moment.ts';
import { abroadMoments } from './abroad.ts';
import { artsSeen } from './arts.ts';
import { bodyMoments } from './body.ts';
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
import { mountainAndWaves } from './mountain-and-waves.ts';
import { news } from './news.ts';
import { outdoors } from './outdoors.ts';
import { outdoorsPeople } from './outdoors-people.ts';
import { places } from './places.ts';
import { playingMusic } from './playing-music.ts';
import { reading } from './reading.ts';
import { regionsMoments } from './regions.ts';
import { running } from './running.ts';
import { screens } from './screens.ts';
import { seeking } from './seeking.ts';
import { sport } from './sport.ts';
import { talk } from './talk.ts';
import { teamSports } from './team-sports.ts';
import { temperament } from './temperament.ts';
import { travelLeaving } from './travel-leaving.ts';
import { travelThere } from './travel-there.ts';
import { travelWays } from './travel-ways.ts';

/** Every moment; which of them is the point of a message is told by their weight and place, not by their order. */
export const moments: Moment[] = [
  ...news,
  ...abroadMoments,
  ...artsSeen,
  ...bodyMoments,
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
  ...mountainAndWaves,
  ...outdoorsPeople,
  ...outdoors,
  ...places,
  ...playingMusic,
  ...reading,
  ...regionsMoments,
  ...running,
  ...screens,
  ...seeking,
  ...sport,
  ...talk,
  ...teamSports,
  ...temperament,
  ...travelLeaving,
  ...travelThere,
  ...travelWays,
];
