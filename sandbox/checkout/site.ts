import { invalidRequest } from '../http/errors.ts';
import { json, type Reply, readJson, type Site } from '../http/page.ts';
import type { CheckoutSession } from '../objects/types.ts';
import { refusalText } from '../pages/refusals.ts';
import type { World } from '../world.ts';
import { checkoutClosedPage, checkoutPage, checkoutScriptPath } from './page.ts';
import { pageScript } from './page-script.ts';
import { type Payment, payCheckout, returnUrlOf } from './paying.ts';
import { stripeJs, stripeJsPath } from './stripe-js.ts';

const script = (body: string): Reply => ({ status: 200, type: 'text/javascript', body });

function show(world: World, session: CheckoutSession | null): Reply {
  if (!session) return checkoutClosedPage("Ce lien de paiement n'existe pas.", null, 404);
  if (session.status === 'complete') return checkoutClosedPage("C'est payé, merci !", returnUrlOf(session), 200);
  if (session.status === 'expired')
    return checkoutClosedPage('Ce lien de paiement a expiré.', session.cancel_url as string | null, 410);
  return checkoutPage(world, session);
}

function confirm(world: World, id: string, body: string): Reply {
  const session = world.store.get('checkout.session', id);
  const { secret, ...payment } = readJson(body);
  if ((session.client_secret ?? '') !== secret) throw invalidRequest('The client secret does not match.');
  try {
    return json(payCheckout(world, session, payment as unknown as Payment));
  } catch (error) {
    // A refused card answers 200: a 4xx would print an error in the browser's console.
    return json({ status: 'refused', message: refusalText(error) });
  }
}

export function createCheckoutSite(world: World): Site {
  return ({ method, path, query, body }) => {
    if (path === stripeJsPath) return script(stripeJs);
    if (path === checkoutScriptPath) return script(pageScript);
    if (path === '/c/embed') {
      const secret = query.get('client_secret') ?? '';
      const session = world.store.find('checkout.session', secret.split('_secret_')[0] ?? '');
      return show(world, session?.client_secret === secret ? session : null);
    }
    const hosted = /^\/c\/pay\/([^/]+)$/.exec(path)?.[1];
    if (hosted) {
      const session = world.store.find('checkout.session', hosted);
      return show(world, session?.ui_mode === 'hosted_page' ? session : null);
    }
    const confirmed = /^\/c\/confirm\/([^/]+)$/.exec(path)?.[1];
    return confirmed && method === 'POST' ? confirm(world, confirmed, body) : null;
  };
}
