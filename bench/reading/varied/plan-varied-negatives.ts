import {
  agendaScreen,
  albumsScreen,
  notificationsScreen,
  searchScreen,
  shopScreen,
  timelineScreen,
} from '../negatives/cards.ts';
import { formScreen, mailboxScreen, privacyScreen, quizScreen } from '../negatives/forms.ts';
import type { NegativePainter } from '../negatives/negative.ts';
import { type PlannedNegative, pictureOf } from '../plan-negatives.ts';
import { createRandom } from '../random.ts';
import type { Split } from '../scene.ts';

const painters: Record<string, NegativePainter> = {
  search: searchScreen,
  notifications: notificationsScreen,
  shop: shopScreen,
  timeline: timelineScreen,
  agenda: agendaScreen,
  albums: albumsScreen,
  form: formScreen,
  quiz: quizScreen,
  mailbox: mailboxScreen,
  privacy: privacyScreen,
};
const rounds = 4;
const fonts: Record<Split, string[]> = { dev: ['Inter', 'Roboto'], test: ['Open Sans', 'Lato', 'Nunito Sans'] };

/** Pages of boxes of one size, each kind light and dark. */
export function planVariedNegatives(split: Split): PlannedNegative[] {
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    Object.entries(painters).map(([kind, paint], place) => {
      const id = `w${String(round * 10 + place + 1).padStart(2, '0')}-${kind}`;
      const random = createRandom(`varied negative ${split} ${id}`);
      return { id, split, paint, random, font: random.pick(fonts[split]), ...pictureOf(random, round + place) };
    }),
  );
}
