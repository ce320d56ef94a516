import type { Address } from '#engine/french/noun-phrase.ts';
import type { HeardMessage, Hook } from '#engine/understand/situation.ts';
import type { FoundMoment } from './find-moments.ts';
import { formsOf } from './hook-forms.ts';
import { everyday, story, trouble } from './patterns/tellings.ts';
import { vividDetail } from './vivid-detail.ts';

// How something was told, where no moment knows what.

const troubles =
  /\b(?:galere\w*|horrible|affreux|atroce|malade|fievre|grippe|mal (?:a la|au|aux|de)|j'ai mal|perdu (?:mes|ma|mon|l[ae])|casse[es]?|raye|fuite d'eau|panne|annulee?s?|supprimee?s?|retard|rate (?:mon|le|ma)|vole|foulee?|chute|tombee? (?:dans|de|du)|blesse\w*|creve[es]?|fatigue[es]?|epuise\w*|ko\b|stress\w*|deborde\w*|pourri\w*|nul a chier|merdi\w*|deprim\w*|pas (?:ouf|terrible|top|facile|evident)|dur(?:e|es)?|complique\w*|deception|decue?|bof|enerv\w+|soule[es]?|insomnie|mal dormi|pas dormi|greve|bouchons)\b/;
const amusing =
  /\b(?:mdr|ptdr|lol|haha\w*|ahah\w*|hehe|mort de rire|la honte|genant|improbable|dingue|absurde|n'importe quoi|devine|figure-toi|imagine|carrement|litteralement|officiellement|apparemment|visiblement|survecu)\b|«|"/;

/** Orders to the engine and insults are not to be enjoyed. */
const isNoStory = /\b(?:instructions?|prompt|ignore|insult\w*|connard|connasse|salope|pute|ferme ta|ta gueule)\b/;

const emojiOfFun = /[😂🤣😅😭🙃💀😆🥲😬🫠]/u;

export function tellingOf(turn: HeardMessage[], address: Address, hooks: Hook[]): FoundMoment | null {
  const told = turn.filter(({ plain }) => plain.replace(/[^.!?]*\?/g, '').trim() !== '');
  const plain = told.map((message) => message.plain).join(' . ');
  const words = told.reduce((sum, message) => sum + message.words.length, 0);
  if (words < 4) return null;
  const text = told.map((message) => message.text).join(' ');
  const isAmusing = amusing.test(plain) || emojiOfFun.test(text) || amusing.test(text);
  const moment =
    troubles.test(plain) && !isAmusing ? trouble : isAmusing && words >= 8 && words <= 45 ? story : everyday;
  if (isNoStory.test(plain)) return null;
  return { moment, named: vividDetail(turn) ?? subjectOf(hooks, address), weight: 0.5 };
}

/** Without a detail of its own, the telling's subject: «l'escalade». */
function subjectOf(hooks: Hook[], address: Address): string | undefined {
  const known = hooks.find(
    ({ noun, stance, isKnown }) => noun && isKnown && stance !== 'asked' && stance !== 'dislikes',
  );
  return known ? formsOf(known, address).le : undefined;
}
