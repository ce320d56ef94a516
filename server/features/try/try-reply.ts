import { type ConversationMessage, unchosenManner } from '#contract/writing.ts';
import type { Deps } from '../../deps.ts';
import { type Advised, advise, type TellStep } from '../assistant/advise.ts';
import { transcriptFrom } from '../assistant/rules.ts';
import { charged } from '../usage/charge.ts';
import { type AskedTry, giveTryBack, type TakenTry, takeTry, type Visitor } from './budget.ts';

interface TryCall {
  visitor: Visitor;
  asked: AskedTry;
  signal: AbortSignal;
  tell: TellStep;
}

/** Answers a visitor's conversation as the assistant answers a member's; the try is given back where no reply arrives (usage/charge.ts). */
export async function replyToVisitor(
  deps: Deps,
  conversation: ConversationMessage[],
  { visitor, asked, signal, tell }: TryCall,
): Promise<Advised & { left: number }> {
  const taken = await takeTry(deps, visitor, asked);
  const use = { keep: async () => {}, giveBack: async () => giveTryBack(deps, taken) };
  const transcript = transcriptFrom(conversation);
  const { result } = await charged({ user: null, signal }, use, (charge) =>
    advise(affordable(deps, taken), { transcript, manner: unchosenManner, names: [], facts: [] }, { charge, tell }),
  );
  return { ...result, left: taken.left };
}

/** Where no model of ours is used, the writer costs nothing: the embedded engine, or the model of the visitor's browser. */
function affordable(deps: Deps, { mayAskModel }: TakenTry): Deps {
  return mayAskModel || deps.models.kind() === 'local' ? deps : { ...deps, writer: deps.embeddedWriter };
}
