import { askCues } from '#engine/understand/lexicon/ask-cues.ts';
import type { Ask, HeardMessage } from '#engine/understand/situation.ts';

// «Tu bosses dans quoi ? – Infirmière de nuit»: an answer leaves out what the question said. The words that cues wait for are
// put back, as plain text.

const leads: Partial<Record<Ask, string>> = {
  job: 'je suis',
  studies: 'je suis en',
  hobby: 'je fais',
  sport: 'je fais',
  weekend: "j'ai fait",
  evening: 'je fais',
  day: "j'ai fait",
  pets: "j'ai",
  family: "j'ai",
  music: "j'ecoute",
  screen: 'je regarde',
  books: 'je lis',
  food: "j'adore",
  drink: "j'adore",
  city: "j'habite",
  travel: 'je pars',
};

/** What to put before the first words of a turn, where the user's last words asked for it. */
export function leadOf(messages: HeardMessage[], turn: HeardMessage[]): string | undefined {
  const before = messages.findLast(({ index, from }) => from === 'moi' && index < (turn[0]?.index ?? 0));
  if (!before?.plain.includes('?')) return undefined;
  const ask = askCues.find(([, cue]) => cue.test(before.plain))?.[0];
  return ask && leads[ask];
}
