import { adviceSystem } from './advice-prompt.ts';
import { bioSystem } from './bio-prompt.ts';
import { dateSystem } from './date-prompt.ts';
import { followUpSystem } from './follow-up-prompt.ts';
import { openerSystem } from './opener-prompt.ts';
import { replySystem } from './reply-prompt.ts';
import { shortSystem } from './short-reply-prompt.ts';

/** What models are told, whatever is asked of them. */
export const promptTexts: readonly string[] = [
  replySystem,
  shortSystem,
  bioSystem,
  openerSystem,
  followUpSystem,
  dateSystem,
  adviceSystem,
];
