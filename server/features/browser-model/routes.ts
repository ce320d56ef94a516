import { sayWords } from '#contract/browser-model.ts';
import { route } from '../../http/route.ts';

export const browserModelRoutes = [
  route(sayWords, async ({ deps, body }) => ({ isWanted: deps.browserModels.say(body) })),
];
