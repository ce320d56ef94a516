import * as contract from '#contract/contact.ts';
import { product } from '#contract/product.ts';
import { route } from '../../http/route.ts';
import { askerAt } from '../unproven-mailboxes.ts';
import { receiveMessage } from './messages.ts';

export const contactRoutes = [
  route(contract.sendMessage, async ({ deps, body, caller, call }) => {
    await receiveMessage(deps, body, caller?.user.id ?? null, askerAt(deps, call.address, 'untold'));
    return { message: `Ton message est bien arrivé. On te répond sous ${product.supportReplyDelay}.` };
  }),
];
