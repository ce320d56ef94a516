import * as contract from '#contract/try.ts';
import { samples } from '#contract/try-samples.ts';
import type { ConversationMessage } from '#contract/writing.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { messagesInText } from '../assistant/pasted-text.ts';
import { withinLimits } from '../assistant/rules.ts';
import { deviceOf } from './device.ts';
import { replyToVisitor } from './try-reply.ts';

export const tryRoutes = [
  route(contract.tryReply, async ({ deps, body, call }) => {
    if (!deps.config.site.hasTryOut)
      throw new AppError(
        'not_found',
        "L'essai sans compte est fermé pour le moment. Ouvre ton compte gratuit pour essayer.",
      );
    const { transcript: _, ...answer } = await replyToVisitor(deps, conversationOf(body), {
      visitor: { deviceId: deviceOf(deps, call), address: call.address },
      signal: call.signal,
      tell: call.tell,
    });
    return answer;
  }),
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
