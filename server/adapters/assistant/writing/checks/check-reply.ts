import type { ConversationMessage } from '#contract/writing.ts';
import { fold } from '#engine/french/fold.ts';
import type { SignKind, Situation } from '#engine/understand/situation.ts';
import { understand } from '#engine/understand/understand.ts';
import { faultsOf as engineFaults, lengthCap } from '#engine/write/filters.ts';
import { measure } from '#engine/write/score.ts';
import { nameKey, namesByCue } from '../privacy/find-names.ts';
import { firstNames } from '../privacy/first-names.ts';
import { faultsOfText, type TextRules } from './check-text.ts';
import type { FaultCode } from './faults.ts';

const vous = /(?<![\p{L}])(?:vous|votre|vos|dites-moi|racontez|avouez|laissez|prenez|choisissez|venez)(?!\p{L})/iu;
const conduct: Partial<Record<SignKind, FaultCode>> = {
  user_push: 'push',
  user_sexual: 'looks',
  user_insult: 'unkind',
  user_threat: 'unkind',
};
/** The engine's filter takes «de le» for a pattern filled wrongly; in a model's sentence it is right: «l'envie de le faire». */
const faultsOfPatternsOnly = new Set(['de le']);
const minLetters = 8;
const maxEmoji = 2;
/** Messages, and characters of each, that the user's conduct is judged by; limits that the match set earlier are in the situation. */
const recentMessages = 12;
const maxCharactersOfRecent = 300;

export interface ReplyRules extends Omit<TextRules, 'subject' | 'saidByUser'> {
  situation: Situation;
  conversation: ConversationMessage[];
}

/** The faults of a reply to this conversation; an empty list means that it may be shown. */
export function checkReply(text: string, rules: ReplyRules): FaultCode[] {
  const { situation, conversation } = rules;
  const { address } = situation.register;
  const subject = new Set(
    situation.hooks.flatMap(
      ({ surface, name, key }) => fold(`${surface} ${name ?? ''} ${key}`).match(/[a-z]{4,}/g) ?? [],
    ),
  );
  const saidByUser = conversation.filter(({ from }) => from === 'moi').map(({ text: said }) => said);
  const faults = faultsOfText(text, { ...rules, subject, saidByUser });
  if ((text.match(/\p{L}/gu)?.length ?? 0) < minLetters) faults.push('short');
  if (text.length > longestFor(situation)) faults.push('long');
  if ((text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0) > maxEmoji) faults.push('emoji');
  if (
    address === 'tu' &&
    !speaksOfSeveral(situation) &&
    vous.test(text.replace(/\[[^\]]*\]|«[^»]*»|rendez-vous|vous (?:deux|tous|toutes)/giu, ' '))
  )
    faults.push('address_tu');
  faults.push(
    ...engineFaults(text, address)
      .filter((fault) => !faultsOfPatternsOnly.has(fault))
      .map(codeOf),
  );
  if (namesStranger(text, conversation)) faults.push('invented');
  faults.push(...conductFaults(text, rules));
  return [...new Set(faults)];
}

/** «on part en van avec ma sœur»: «vous» may then mean the match and others, which is no vouvoiement. */
function speaksOfSeveral({ messages }: Situation): boolean {
  const recent = messages.filter(({ from }) => from === 'match').slice(-4);
  return recent.some(({ plain }) => /\b(?:on|nous|avec (?:ma|mon|mes|des|une?|deux|trois))\b/.test(plain));
}

/** The reply names a person whom nobody has mentioned: «hier avec Marc». */
function namesStranger(text: string, conversation: ConversationMessage[]): boolean {
  const said = new Set(conversation.flatMap((message) => (message.text.match(/[\p{L}\p{M}-]+/gu) ?? []).map(nameKey)));
  return namesByCue(text).some((name) => firstNames.has(name) && !said.has(name));
}

/** In characters: 1.8 times the length that suits this user, at least 140, at most what the engine allows itself. */
function longestFor(situation: Situation): number {
  return Math.min(lengthCap, Math.max(140, Math.round(measure(situation).target * 1.8)));
}

function codeOf(fault: string): FaultCode {
  if (fault === 'looks' || fault === 'push') return fault;
  return fault.startsWith('tu to') ? 'address_vous' : 'grammar';
}

/** The faults that the engine finds in the user's conduct once the reply is added to the conversation. */
function conductFaults(text: string, { situation, conversation }: ReplyRules): FaultCode[] {
  const recent = conversation
    .slice(-recentMessages)
    .map((message) => ({ ...message, text: message.text.slice(0, maxCharactersOfRecent) }));
  const after = understand([...recent, { from: 'moi', text }]);
  const index = recent.length;
  const faults = after.signs.flatMap(({ kind, index: at }) => (at === index ? (conduct[kind] ?? []) : []));
  const acts = after.messages.find(({ index: at }) => at === index)?.acts ?? [];
  const limits = situation.signs.filter(({ speaker }) => speaker === 'match').map(({ kind }) => kind);
  const asksNumber =
    acts.includes('number_ask') || /\b(?:ton|votre) (?:numero|06|whatsapp|insta\w*|snap\w*)\b/.test(fold(text));
  if (limits.includes('boundary_number') && asksNumber) faults.push('boundary');
  const limit = limits.at(-1);
  if ((limit === 'boundary_date' || limit === 'refusal') && (acts.includes('plan_proposal') || asksNumber))
    faults.push('boundary');
  return faults;
}
