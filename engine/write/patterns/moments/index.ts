import type { Moment } from '../../moment.ts';
import { abroadMoments } from './abroad.ts';
import { animalMoments } from './animals.ts';
import { artsSeen } from './arts.ts';
import { bodyMoments } from './body.ts';
import { celebrationMoments } from './celebrations.ts';
import { childrenMoments } from './children.ts';
import { companyMoments } from './company.ts';
import { cookingMoments } from './cooking.ts';
import { crafts } from './crafts.ts';
import { custodyMoments } from './custody.ts';
import { datingLife } from './dating-life.ts';
import { drinkMoments } from './drinks.ts';
import { eveningMoments } from './evenings.ts';
import { familyMoments } from './family.ts';
import { films } from './films.ts';
import { findsAndSigns } from './finds-and-signs.ts';
import { flirting } from './flirting.ts';
import { foodMoments } from './food.ts';
import { games } from './games.ts';
import { habits } from './habits.ts';
import { home } from './home.ts';
import { houseAndGarden } from './house-and-garden.ts';
import { innerLife } from './inner-life.ts';
import { deskJobs } from './jobs-at-a-desk.ts';
import { fieldJobs } from './jobs-in-the-field.ts';
import { listening } from './listening.ts';
import { lossMoments } from './losses.ts';
import { mealMoments } from './meals.ts';
import { memoryMoments } from './memories.ts';
import { mind } from './mind.ts';
import { mountainAndWaves } from './mountain-and-waves.ts';
import { nerves } from './nerves.ts';
import { news } from './news.ts';
import { onTheWay } from './on-the-way.ts';
import { outdoors } from './outdoors.ts';
import { outdoorsPeople } from './outdoors-people.ts';
import { petMoments } from './pets.ts';
import { places } from './places.ts';
import { playingAlong } from './playing-along.ts';
import { playingMusic } from './playing-music.ts';
import { reading } from './reading.ts';
import { regionsMoments } from './regions.ts';
import { running } from './running.ts';
import { screens } from './screens.ts';
import { seeking } from './seeking.ts';
import { sleep } from './sleep.ts';
import { smallAnswers } from './small-answers.ts';
import { smallHealth } from './small-health.ts';
import { smallTroubles } from './small-troubles.ts';
import { sport } from './sport.ts';
import { storyMoments } from './stories.ts';
import { studies } from './studies.ts';
import { talk } from './talk.ts';
import { teamSports } from './team-sports.ts';
import { temperament } from './temperament.ts';
import { tiredDays } from './tired-days.ts';
import { travelLeaving } from './travel-leaving.ts';
import { travelThere } from './travel-there.ts';
import { travelWays } from './travel-ways.ts';
import { weather } from './weather.ts';
import { weeks } from './weeks.ts';
import { wildlifeMoments } from './wildlife.ts';
import { workDays } from './work-days.ts';
import { workPeople } from './work-people.ts';
import { workTurns } from './work-turns.ts';

/** Every moment; which of them is the point of a message is told by their weight and place, not by their order. */
export const moments: Moment[] = [
  ...news,
  ...abroadMoments,
  ...animalMoments,
  ...artsSeen,
  ...bodyMoments,
  ...celebrationMoments,
  ...childrenMoments,
  ...companyMoments,
  ...cookingMoments,
  ...crafts,
  ...custodyMoments,
  ...datingLife,
  ...drinkMoments,
  ...eveningMoments,
  ...familyMoments,
  ...films,
  ...findsAndSigns,
  ...flirting,
  ...foodMoments,
  ...games,
  ...habits,
  ...home,
  ...houseAndGarden,
  ...innerLife,
  ...deskJobs,
  ...fieldJobs,
  ...listening,
  ...lossMoments,
  ...mealMoments,
  ...memoryMoments,
  ...mind,
  ...mountainAndWaves,
  ...nerves,
  ...onTheWay,
  ...outdoorsPeople,
  ...outdoors,
  ...petMoments,
  ...places,
  ...playingAlong,
  ...playingMusic,
  ...reading,
  ...regionsMoments,
  ...running,
  ...screens,
  ...seeking,
  ...sleep,
  ...smallAnswers,
  ...smallHealth,
  ...smallTroubles,
  ...sport,
  ...storyMoments,
  ...studies,
  ...talk,
  ...teamSports,
  ...temperament,
  ...tiredDays,
  ...travelLeaving,
  ...travelThere,
  ...travelWays,
  ...weather,
  ...weeks,
  ...wildlifeMoments,
  ...workDays,
  ...workPeople,
  ...workTurns,
];
