import { fold } from '#engine/french/fold.ts';
import type { HeardMessage, Situation } from '#engine/understand/situation.ts';

// What is already settled about a meeting that is on the table: nobody asks for it again, and no blank stands for it.

export interface MeetingFacts {
  /** «samedi», «jeudi soir à 19h» */
  when?: string;
  hasHour: boolean;
  /** Whether the talk has already named what to do or where, in words that are not repeated here. */
  isElsewhere: boolean;
  /** With its preposition: «au Caveau», «devant le cinéma» */
  where?: string;
  /** «un verre», «une balade» */
  what?: string;
}

const hour = /\b(?:(à|a|vers|pour|dès|apres|après)\s+)?(\d{1,2}\s?h(?:\s?\d{2})?|midi)\b/iu;
const name = String.raw`\p{Lu}[\p{L}'’-]+(?:\s+(?:de la |de l['’]|de |du |des |d['’]|la |le |les )?\p{Lu}[\p{L}'’-]+)*`;
const spots =
  "parc|cin[ée](?:ma)?|march[ée]|mus[ée]e|bar|caf[ée]|canal|plage|piscine|gare|port|pont|jardin|brasserie|librairie|bowling|patinoire|resto(?:rant)?|salle|terrasse|quais?|bord de l[’']eau|m[ée]tro";
const place = new RegExp(
  String.raw`(?:^|[\s,])((?:au|[àa] la|[àa] l['’]|aux|chez|devant(?: le| la| l['’])?|sur(?: le| la| les)?|dans (?:le|la))\s*(?:${name}|(?:${spots})(?:\s+(?:de la|de l['’]|du|de|des|d['’])\s?${name}|\s+(?:du|de la|de l['’]|des|d['’])\s?\p{Ll}[\p{L}'’-]+)?(?:\s+${name})?))`,
  'u',
);
const outing =
  /\b((?:un|une|des) (?:verre|caf[ée]|th[ée]|bi[èe]re|cin[ée](?:ma)?|balade|resto|expo|rando|brunch|d[ée]j(?:euner)?|d[îi]ner|ap[ée]ro|pique-nique|s[ée]ance|concert|footing|glace|partie|cr[êe]pes?|pizza|raclette))(?!\p{L})/iu;

export function meetingFacts(situation: Situation): MeetingFacts {
  const recent = recentTalk(situation);
  const first = <T>(find: (turn: HeardMessage[]) => T | undefined) =>
    recent.map((message) => find([message])).find((fact) => fact !== undefined);
  const day = situation.days[0] ?? (isOff(situation) ? undefined : first(dayIn));
  // «en semaine après 18h, ou le dimanche»: the hour belongs to one of the two.
  const time = situation.lastTurn.some(({ plain }) =>
    / ou (?:le |bien )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|en semaine|ce week-end)\b/.test(plain),
  )
    ? undefined
    : first(hourIn);
  const where = first(placeIn);
  const what = first((turn) => matched(turn, outing)?.[1]?.toLowerCase());
  // «mercredi midi» needs no «à midi», and the hour of one day is not that of another week.
  const when =
    day && time && !day.includes('semaine') && !(day.endsWith('midi') && time.endsWith('midi'))
      ? `${day} ${time}`
      : day;
  return {
    hasHour: time !== undefined,
    ...(when ? { when } : {}),
    isElsewhere: situation.messages.slice(-8).some(({ text }) => goingOut.test(text)),
    ...(where ? { where } : {}),
    ...(what ? { what } : {}),
  };
}

/** What both said last, the latest first, from where meeting came up: older days and places belong to stories. */
function recentTalk({ messages }: Situation): HeardMessage[] {
  const late = messages.slice(-talkLength);
  const start = late.findIndex(({ acts, plain }) => acts.includes('plan_proposal') || meets.test(plain));
  return late.slice(start < 0 ? -1 : start).reverse();
}

const talkLength = 7;
const meets =
  /\b(?:se (?:voit|voir|retrouve|rejoint|boit|prend)|ce (?:verre|cafe|resto|cine)|on (?:dit|y va|mange)|ca t'irait|ca vous irait|toujours (?:ok|bon|partante?)|nous pourrions|cela vous plairait|ca te tente|devant (?:le|la|l'))\b/;

/** The day that was proposed will not do. */
function isOff({ lastTurn }: Situation): boolean {
  return lastTurn.some(({ acts }) => acts.includes('unavailable'));
}

/** Something one goes to. */
const goingOut =
  /(?<!\p{L})(?:expo(?:sition)?s?|mus[ée]es?|march[ée]s?|brocantes?|vide-greniers?|lacs?|plages?|festivals?|concerts?|bars?|restos?|restaurants?|cr[êe]peries?|pizz[ée]rias?|cin[ée]mas?|cin[ée]|th[ée][âa]tres?|kebabs?|terrasses?|parcs?|jardins?|quais|guinguettes?|patinoires?|bowling|karting|escape|piscines?|randos?|for[êe]t|balade|fête foraine|spectacles?|caf[ée]s?|glaciers?|librairies?|salon)(?!\p{L})/iu;

function matched(turn: HeardMessage[], pattern: RegExp): RegExpExecArray | undefined {
  return turn.map(({ text }) => pattern.exec(text)).find((found) => found !== null) ?? undefined;
}

const day =
  /\b(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:soir|midi|matin|prochain|aprem|apres-midi))?|demain(?: soir| midi| matin)?|ce soir|ce week-end|ce weekend)\b/;

function dayIn(turn: HeardMessage[]): string | undefined {
  return turn
    .map(
      ({ text }) =>
        day.exec(
          fold(text).replace(
            /\b(?:depuis|dernier|derniere|jusqu'a|jusqu'au|de garde|je (?:finis|rentre|pars|reviens|sors)|ton|son) [^.!?,]*/g,
            ' ',
          ),
        )?.[0],
    )
    .find(Boolean);
}

function hourIn(turn: HeardMessage[]): string | undefined {
  // «je finis à 18h30» tells when one is free, not when to meet, and «pas avant 21h30» when not.
  const meant = turn.map((message) => ({
    ...message,
    text: message.text
      .replace(/(?:je |j)(?:finis?|sors|termine|bosse)[^.!?,]*/giu, '')
      .replace(/(?<!\p{L})(?:pas (?:[\p{L}']+ ){0,4}avant|jusqu['’]?à)(?!\p{L})[^.!?,]*/giu, ''),
  }));
  const [, before = '', time] = matched(meant, hour) ?? [];
  if (!time) return undefined;
  const lead = /vers|dès|apr[eè]s/i.test(before) ? before.toLowerCase().replace('apres', 'après') : 'à';
  return `${lead} ${time.replace(/\s/g, '')}`;
}

function placeIn(turn: HeardMessage[]): string | undefined {
  const found = matched(turn, place)?.[1]?.trim();
  return found?.replace(/^(?:a|à) /, 'à ').replaceAll('’', "'");
}
