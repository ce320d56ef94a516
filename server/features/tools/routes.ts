import * as contract from '#contract/tool-calls.ts';
import type { ConversationMessage } from '#contract/writing.ts';
import { route } from '../../http/route.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { messagesInText } from '../assistant/pasted-text.ts';
import { peopleOf } from '../assistant/people.ts';
import { spendQuota } from '../usage/spend-quota.ts';

export const toolRoutes = [
  route(contract.diagnoseGhosting, async ({ deps, caller: { user }, body }) => {
    const { daysSilent, seed = 0 } = body;
    const conversation = messagesOf(body.conversation, user);
    const { result, usage } = await spendQuota(deps, user, 'antiGhost', async () => {
      const people = peopleOf(user, body);
      return deps.analyst.diagnoseSilence({
        conversation,
        ...people,
        ...(daysSilent !== undefined && { daysSilent }),
        seed,
      });
    });
    return { diagnosis: result, conversation, usage };
  }),
  route(contract.scanRedFlags, async ({ deps, caller: { user }, body }) => {
    const conversation = messagesOf(body.conversation, user);
    const work = () => deps.analyst.findRedFlags(conversation);
    const { result, usage } = await spendQuota(deps, user, 'redFlagRadar', work);
    return { report: result, conversation, usage };
  }),
  route(contract.planDates, async ({ deps, caller: { user }, body }) => {
    const { city, budget, interests = '', season, seed = 0 } = body;
    const when = season ? { season } : { month: deps.clock.now().getMonth() + 1 };
    const { result, usage } = await spendQuota(deps, user, 'datePlanner', async () =>
      deps.analyst.planDate({ city, budget, interests, ...when, ...peopleOf(user, body), seed }),
    );
    return { ...result, usage };
  }),
  route(contract.writeOpeners, async ({ deps, caller: { user }, body }) => {
    const { profile, seed = 0, avoid = [] } = body;
    const { result, usage } = await spendQuota(deps, user, 'openerPack', async () =>
      deps.analyst.writeOpeners({ profile, ...peopleOf(user, body), seed, avoid }),
    );
    return { ...result, usage };
  }),
];

function messagesOf(given: string | ConversationMessage[], user: SignedInUser): ConversationMessage[] {
  return typeof given === 'string' ? messagesInText(given, { user: user.firstName }) : given;
}
