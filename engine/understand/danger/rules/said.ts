import type { HeardMessage } from '#engine/understand/situation.ts';
import { askedBefore } from './asked.ts';
import type { Asked } from './rule.ts';

/** A message as rules read it. */
export interface Said extends HeardMessage {
  /** What is said in one breath. */
  clauses: string[];
  /** Laughs, winks or says that it jokes. */
  isInFun: boolean;
  asked: Set<Asked>;
}

const inFun =
  /\b(?:mdr+|ptdr+|lol|haha+|hihi|je rigole|je plaisante|je deconne|rougir|blague)\b|[😂🤣😆😅😊☺🙈😍🥰😏😄😁😉😜🤪😋]/u;

export const isInFun = ({ plain, text }: Pick<HeardMessage, 'plain' | 'text'>) => inFun.test(plain) || inFun.test(text);

export function saidAfter(message: HeardMessage, before: HeardMessage[]): Said {
  return {
    ...message,
    clauses: clausesOf(message.plain),
    isInFun: isInFun(message),
    asked: askedBefore(before, message.from),
  };
}

const clausesOf = (plain: string) =>
  plain
    .split(/[.!…;:]+|(?<=\?)|,| (?=(?:mais|par contre|sinon|parce que|car|donc|alors que|sauf que)\b)/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
