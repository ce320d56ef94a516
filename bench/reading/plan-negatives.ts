import { appIds } from './apps/index.ts';
import { names } from './corpus/extras.ts';
import { devices } from './devices.ts';
import { articleScreen, calculatorScreen, emailScreen, noteScreen, spreadsheetScreen } from './negatives/documents.ts';
import { commentsScreen, lockScreen } from './negatives/feeds.ts';
import { inboxScreen, profileScreen, settingsScreen } from './negatives/lists.ts';
import type { Negative, NegativePainter } from './negatives/negative.ts';
import { landscapePhoto, lightsPhoto, mapPicture, portraitPhoto } from './negatives/photos.ts';
import { planChat } from './plan-scene.ts';
import { createRandom, type Random } from './random.ts';
import type { Encoding, Scene, Split } from './scene.ts';

const painters: Record<string, NegativePainter> = {
  settings: settingsScreen,
  inbox: inboxScreen,
  article: articleScreen,
  portrait: portraitPhoto,
  profile: profileScreen,
  email: emailScreen,
  landscape: landscapePhoto,
  note: noteScreen,
  calculator: calculatorScreen,
  map: mapPicture,
  spreadsheet: spreadsheetScreen,
  lights: lightsPhoto,
  lock: lockScreen,
};
/** With a kind that the dev split does not have, so that something in the test is new. */
const testPainters: Record<string, NegativePainter> = { ...painters, comments: commentsScreen };
const fonts = ['Inter', 'Roboto', 'Open Sans', 'Lato'];
const encodings: Encoding[] = ['png', 'jpeg', 'jpeg-1600'];

export interface PlannedNegative extends Negative {
  paint: NegativePainter;
  encoding: Encoding;
}

/** The telephone and the file of the picture of this place in its round. */
export function pictureOf(random: Random, place: number) {
  return {
    isDark: place % 2 === 1,
    device: random.pick(devices),
    clock: `${random.int(7, 23)}:${String(random.int(0, 59)).padStart(2, '0')}`,
    encoding: encodings[place % encodings.length] ?? 'png',
  };
}

/** Pictures without a conversation: each kind in turn, light and dark. */
export function planNegatives(split: Split): PlannedNegative[] {
  const rounds = split === 'test' ? 3 : 1;
  const kinds = Object.entries(split === 'test' ? testPainters : painters);
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    kinds.map(([kind, paint], place) => {
      const id = `n${String(round * kinds.length + place + 1).padStart(2, '0')}-${kind}`;
      const random = createRandom(`negative ${split} ${id}`);
      return { id, split, paint, random, font: random.pick(fonts), ...pictureOf(random, round + place) };
    }),
  );
}

/** Chats without messages. */
export function planEmptyChats(split: Split): Scene[] {
  return appIds
    .filter((_, place) => split === 'test' || place % 3 !== 2)
    .map((app, place) => {
      const random = createRandom(`empty ${split} ${app}`);
      const scene = planChat(split, appIds.indexOf(app) + (place % 2) * appIds.length);
      const matchName = random.pick(names[split]);
      return {
        ...scene,
        id: `e${String(place + 1).padStart(2, '0')}-${app}-empty`,
        matchName,
        items: random.chance(0.5) ? [{ type: 'date', text: 'Aujourd’hui' }] : [],
        receipt: null,
        isTyping: false,
        hasIntro: random.chance(0.6),
        crop: 'none',
        screens: 1,
        fromTop: true,
        scrolledBack: 0,
      };
    });
}
