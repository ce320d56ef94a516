import { fold } from '#engine/french/fold.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { blankFor } from '../blank.ts';
import type { Draft } from '../draft.ts';
import { keepApart } from '../keep-apart.ts';
import { type NamedThing, namedThings } from '../thing/named-things.ts';
import { lovedOne, people } from '../thing/thing-words.ts';
import type { Thing } from '../thing/things.ts';

// What the match named, for lines that name it back.

/** As many as there are replies. */
const most = 3;
/** A reader would name it, or not mind. */
export const worthNaming = 0.35;
/** What was proposed is hardly ever beside the point, what was asked about seldom. */
export const worthAccepting = 0.3;
export const worthAnswering = 0.7;

/** The best first, none of them part of another. What is the user's own is the match's to speak of. */
export function thingsToName({ lastTurn, register }: Situation, least: number): NamedThing[] {
  return apart(
    namedThings(lastTurn, register.address).filter(
      ({ text, isName, worth }) => !isOwn.test(text) && !(isName && worth < worthCalling),
    ),
    least,
  );
}

/** A name is often only where something happened. */
const worthCalling = 0.65;

/** Names of where something happened: one can ask about them. */
export function namesToAskAbout({ lastTurn, register }: Situation): NamedThing[] {
  return apart(
    namedThings(lastTurn, register.address).filter(({ isName }) => isName),
    worthNaming,
  );
}

/** Those that the question is about: «tu mets des mocassins ?» */
export function thingsAsked({ lastTurn, register, openQuestions }: Situation, least: number): NamedThing[] {
  const question = blankFor(openQuestions.at(-1));
  return apart(
    namedThings(lastTurn, register.address).filter(({ written }) => question.includes(written)),
    least,
  );
}

/** «ta grand-mère», «ton chat»: one can think of them. Whom a sentence starts with is whom it is about, and who was lost or operated on. */
export function lovedOnes({ lastTurn, register }: Situation): NamedThing[] {
  return namedThings(lastTurn, register.address)
    .filter(({ text, before, isName }) =>
      before === '' || before.endsWith(',') ? lovedOne.test(text) : befell(before) && (isName || lovedOne.test(text)),
    )
    .sort((a, b) => a.place - b.place)
    .slice(0, 1);
}

/** «J'ai perdu mon père», «les résultats de ma sœur» */
const befell = (before: string) => misfortune.test(fold(before));
const misfortune =
  /\b(?:perdu|endormir|piquer|euthanasier|enterre|enterrer|hospitalise|opere|(?:resultats|operation|avc|cancer|deces|mort|obseques|enterrement) de)$/;

/** «Ta coloc, ça vaut bien un verre»: nobody is invited because of someone else. */
export const isSomeone = ({ text }: Thing) => people.test(text);

/** «ta sœur», not «le voisin» */
const isTheirs = (thing: Thing) => isSomeone(thing) && /^(?:ton|ta|tes|son|sa|ses|votre|vos|leurs?) /.test(thing.text);

const isOwn = /^(?:mon|ma|mes) /;

/** What the match said lately, for who comes back to it. */
export function thingsToRemember({ messages, register }: Situation, turnsBack: number): NamedThing[] {
  const since = messages.slice(messages.findLastIndex(({ from }) => from === 'match') + 1);
  const isAskedAgain = ({ text }: NamedThing) =>
    since.some(({ plain }) => plain.includes(fold(text).split(/[ ']/).at(-1) ?? text));
  return apart(
    namedThings(
      messages.slice(-turnsBack).filter(({ from }) => from === 'match'),
      register.address,
    ).filter((thing) => !isOwn.test(thing.text) && !isSomeone(thing) && !isAskedAgain(thing)),
    worthRemembering,
  );
}

/** What the user spoke of since the match last wrote. */
export function thingsLeftOpen({ messages, register }: Situation, turnsBack: number): NamedThing[] {
  const own = messages.slice(messages.findLastIndex(({ from }) => from === 'match') + 1).slice(-turnsBack);
  return ofTheirs(namedThings(own, register.address), worthLettingGo);
}

const worthLettingGo = 0.5;

/** What both spoke of right before the last turn, which is still about it. */
export function thingsAround({ messages, lastTurn, register }: Situation): NamedThing[] {
  const start = lastTurn[0]?.index ?? messages.length;
  const before = messages.filter(({ index }) => index < start && index >= start - turnsAround);
  return ofTheirs(namedThings(before, register.address), worthComingBackTo);
}

const turnsAround = 3;
const worthComingBackTo = 0.6;

/** What the user spoke of right before the last turn. */
export function thingsSpokenOf({ messages, lastTurn, register }: Situation, least: number): NamedThing[] {
  const before = messages.filter(({ index }) => index < (lastTurn[0]?.index ?? 0));
  const turn = before.slice(before.findLastIndex(({ from }) => from === 'match') + 1);
  return ofTheirs(namedThings(turn, register.address), least);
}

/** Not what is the user's own: the match has nothing to say to it. */
const ofTheirs = (things: NamedThing[], least: number) =>
  apart(
    // A name is likely the match's own.
    things.filter((thing) => !thing.isName && !/^(?:mon|ma|mes|notre|nos) /.test(thing.text) && !isSomeone(thing)),
    least,
  );

/** Some days later, only what mattered. */
const worthRemembering = 0.33;

const apart = (things: NamedThing[], least: number) => keepApart(things, most, () => least);

/** A line about each of the things; what comes first is a little better. */
export function aboutThings(
  things: Thing[],
  lines: string[],
  draft: Omit<Draft, 'lines' | 'thing'>,
  ends: string[][] = [[]],
): Draft[] {
  return things.flatMap((thing, place) =>
    lines
      .filter((line) => (!isTheirs(thing) || respects.test(line)) && !(thing.isName && misleads.test(line)))
      .flatMap((line) =>
        ends.map((end): Draft => ({ ...draft, lines: [line, ...end], thing, fit: draft.fit - place * lessApt })),
      ),
  );
}

const lessApt = 2;

/** «Haha, ta mère !», «Ta sœur ?» belittle someone; «une pensée pour ta mère» does not. */
const respects = /(?:pour|sur|avec) \{chose\}|\{aChose\}|[Ee]t \{chose\}, \[/;
/** «L'histoire de Versailles» is another. */
const misleads = /histoire/;
