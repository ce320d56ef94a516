import * as contract from '#contract/try.ts';
import { samples } from '#contract/try-samples.ts';
import type { ConversationMessage } from '#contract/writing.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { messagesInText } from '../assistant/pasted-text.ts';
import { withinLimits } from '../assistant/rules.ts';
import { type AskedTry, triesLeft } from './budget.ts';
import { deviceOf, knownDevice } from './device.ts';
import { swapFor, swapIdIn, swapped } from './swap.ts';
import { replyToVisitor } from './try-reply.ts';

export const tryRoutes = [
  route(contract.tryReply, async ({ deps, body, call }) => {
    if (deps.config.site.triesPerDay === 0)
      throw new AppError(
        'not_found',
        "L'essai sans compte est fermé pour le moment. Ouvre ton compte gratuit pour essayer.",
      );
    const visitor = { deviceId: deviceOf(deps, call), address: call.address };
    const { conversation = '', sample, swap } = body;
    const messages = conversationOf(body);
    const swapId = swap && !sample ? swapIdIn(deps, visitor, conversation, swap) : null;
    const asked: AskedTry = swapId ? { kind: 'swapped', swapId } : { kind: sample ? 'sample' : 'own' };
    const answer = await replyToVisitor(deps, swapId ? swapped(messages) : messages, {
      visitor,
      asked,
      signal: call.signal,
      tell: call.tell,
    });
    const granted = asked.kind === 'own' ? swapFor(deps, visitor, conversation, messages) : null;
    return granted ? { ...answer, swap: granted } : answer;
  }),
  route(contract.countTries, async ({ deps, call }) => ({
    left: await triesLeft(deps, { deviceId: knownDevice(deps, call), address: call.address }),
  })),
];

interface Given {
  conversation?: string | undefined;
  sample?: keyof typeof samples | undefined;
}

function conversationOf({ conversation, sample }: Given): ConversationMessage[] {
  if (sample) return samples[sample].messages;
  const messages = withinLimits(messagesInText(conversation ?? '', { user: null }));
  if (messages.length > 0) return messages;
  throw new AppError('invalid_body', contract.missingTriedText, {
    fields: { conversation: contract.missingTriedText },
  });
}
