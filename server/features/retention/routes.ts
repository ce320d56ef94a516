import { formatDay } from '#contract/format.ts';
import { product } from '#contract/product.ts';
import * as contract from '#contract/retention.ts';
import { route } from '../../http/route.ts';
import { setPassiveMode, stopPassiveMode } from './passive-mode.ts';
import { pauseSubscription } from './pause.ts';
import { analyseProfile } from './profile-analysis.ts';
import { keepAnswer, receiveSupportRequest } from './support.ts';

export const retentionRoutes = [
  route(contract.track, async ({ deps, body, caller }) => {
    await keepAnswer(deps, caller.user.id, body);
    return { recorded: true };
  }),
  route(contract.pauseSubscription, async ({ deps, caller }) => {
    const until = await pauseSubscription(deps, caller.user.id);
    return {
      message: `C'est noté : ton prochain paiement passe au ${formatDay(until)}, et ton accès reste ouvert.`,
      pausedUntil: until.toISOString(),
    };
  }),
  route(contract.requestSupport, async ({ deps, body, caller }) => {
    await receiveSupportRequest(deps, caller.user.id, body);
    return { message: `Ta demande est enregistrée : on te répond par e-mail sous ${product.supportReplyDelay}.` };
  }),
  route(contract.analyseProfile, async ({ deps, body, caller, call }) =>
    analyseProfile(deps, caller.user, body, call.signal),
  ),
  route(contract.setPassiveMode, async ({ deps, body, caller }) => {
    await setPassiveMode(deps, caller.user.id, body.enabled);
    return {
      enabled: body.enabled,
      message: body.enabled ? 'La première idée arrive par e-mail.' : "Tu ne recevras plus l'idée de la semaine.",
    };
  }),
  route(contract.stopPassiveMode, async ({ deps, body }) => {
    await stopPassiveMode(deps, body.token);
    return { message: "C'est arrêté : tu ne recevras plus l'idée de la semaine." };
  }),
];
