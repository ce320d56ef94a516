import * as contract from '#contract/sent-replies.ts';
import { route } from '../../http/route.ts';
import { eraseSentReplies, forgetSentReply, listSentReplies, noteOutcome, noteSentReply } from './sent-replies.ts';

export const sentReplyRoutes = [
  route(contract.listSentReplies, async ({ deps, caller: { user } }) => ({
    sent: await listSentReplies(deps, user.id),
  })),
  route(contract.noteSentReply, async ({ deps, caller: { user }, body }) => ({
    sent: await noteSentReply(deps, user.id, body),
  })),
  route(contract.noteOutcome, async ({ deps, caller: { user }, params, body }) => ({
    sent: await noteOutcome(deps, user.id, params.id, body),
  })),
  route(contract.forgetSentReply, async ({ deps, caller: { user }, params }) => {
    await forgetSentReply(deps, user.id, params.id);
    return { message: 'Retiré de ton carnet.' };
  }),
  route(contract.eraseSentReplies, async ({ deps, caller: { user } }) => {
    await eraseSentReplies(deps, user.id);
    return { message: 'Ton carnet est effacé.' };
  }),
];
