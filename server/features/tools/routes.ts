import * as contract from '#contract/tool-calls.ts';
import type { ConversationMessage } from '#contract/writing.ts';
import { todayOf } from '#engine/understand/short-texts/tells-minor.ts';
import { route } from '../../http/route.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { messagesInText } from '../assistant/pasted-text.ts';
import { namesOf, peopleOf } from '../assistant/people.ts';
import { spendQuota } from '../usage/spend-quota.ts';
import { readCapture } from './read-capture.ts';

export const toolRoutes = [
  route(contract.readCapture, async ({ deps, caller: { user }, body, call }) =>
    readCapture(deps, user, body.feature, call),
  ),
  route(contract.diagnoseGhosting, async ({ deps, caller: { user }, body, call: { signal } }) => {
    const { daysSilent, seed = 0 } = body;
    const conversation = messagesOf(body.conversation, user);
    const { result, usage } = await spendQuota(deps, { user, feature: 'antiGhost', signal }, async (charge) => {
      const people = peopleOf(user, body);
      const days = daysSilent === undefined ? {} : { daysSilent };
      return deps.analyst.diagnoseSilence({ conversation, ...people, ...days, seed, names: namesOf(user) }, charge);
    });
    return { diagnosis: result, conversation, usage };
  }),
  route(contract.scanRedFlags, async ({ deps, caller: { user }, body, call: { signal } }) => {
    const conversation = messagesOf(body.conversation, user);
    const work = () => deps.analyst.findRedFlags(conversation);
    const { result, usage } = await spendQuota(deps, { user, feature: 'redFlagRadar', signal }, work);
    return { report: result, conversation, usage };
  }),
  route(contract.planDates, async ({ deps, caller: { user }, body, call: { signal } }) => {
    const { city, budget, interests = '', season, seed = 0 } = body;
    const now = deps.clock.now();
    const when = season ? { season } : { month: now.getMonth() + 1 };
    const { result, usage } = await spendQuota(deps, { user, feature: 'datePlanner', signal }, async (charge) => {
      const people = { ...peopleOf(user, body), names: namesOf(user) };
      return deps.analyst.planDate({ city, budget, interests, ...when, today: todayOf(now), ...people, seed }, charge);
    });
    return { ...result, usage };
  }),
  route(contract.writeOpeners, async ({ deps, caller: { user }, body, call: { signal } }) => {
    const { profile, seed = 0, avoid = [] } = body;
    const { result, usage } = await spendQuota(deps, { user, feature: 'openerPack', signal }, async (charge) => {
      const people = { ...peopleOf(user, body), names: namesOf(user) };
      const today = todayOf(deps.clock.now());
      return deps.analyst.writeOpeners({ profile, ...people, seed, avoid, today }, charge);
    });
    return { ...result, usage };
  }),
];

function messagesOf(given: string | ConversationMessage[], user: SignedInUser): ConversationMessage[] {
  return typeof given === 'string' ? messagesInText(given, { user: user.firstName }) : given;
}
