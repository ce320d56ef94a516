import * as contract from '#contract/own-answers.ts';
import { route } from '../../http/route.ts';
import { eraseOwnAnswers, getOwnAnswers, saveOwnAnswers } from './own-answers.ts';

export const ownAnswerRoutes = [
  route(contract.getOwnAnswers, async ({ deps, caller: { user } }) => ({
    answers: await getOwnAnswers(deps, user.id),
  })),
  route(contract.saveOwnAnswers, async ({ deps, caller: { user }, body }) => ({
    answers: await saveOwnAnswers(deps, user.id, body),
  })),
  route(contract.eraseOwnAnswers, async ({ deps, caller: { user } }) => {
    await eraseOwnAnswers(deps, user.id);
    return { message: 'Tes réponses sont effacées.' };
  }),
];
