import type { FollowUp, SilenceDiagnosis } from '#contract/tools.ts';
import { graveSigns } from '#engine/understand/signs/grave.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { understand } from '#engine/understand/understand.ts';
import type { SilenceToolRequest, Writer } from '../port.ts';
import { checkReply } from './checks/check-reply.ts';
import { itemsByModel, type ModelMeans } from './items-by-model.ts';
import { inUsersManner } from './manner.ts';
import { createPseudonyms } from './privacy/pseudonyms.ts';
import { followUpMessages } from './prompts/follow-up-prompt.ts';
import { readText } from './read-text.ts';
import { followUpSchema, modelFollowUp } from './schemas.ts';

type Numbered = FollowUp & { number: number };

/** `own` is the embedded engine's diagnosis: all of it stays but the words of the follow-ups. */
export async function followUpsByModel(
  request: SilenceToolRequest,
  own: SilenceDiagnosis,
  { writer, ...means }: ModelMeans & { writer: Writer },
): Promise<SilenceDiagnosis> {
  const { conversation, user, match, names } = request;
  const situation = understand(conversation, { objective: 'revive' });
  if (own.stop || own.followUps.length === 0 || !isForModel(situation)) return own;
  if (own.kind === 'no_ghosting' && situation.lastSpeaker === 'match')
    return { ...own, followUps: await repliesNow(request, own, writer, means.signal) };

  const pseudonyms = createPseudonyms(
    situation.messages.map(({ text }) => text),
    names,
  );
  const engines = own.followUps.map((followUp, at): Numbered => ({ ...followUp, number: at + 1 }));
  const { items } = await itemsByModel<Numbered>(
    {
      task: 'silence',
      messages: followUpMessages({
        situation,
        diagnosis: own,
        daysSilent: request.daysSilent,
        user: user.gender,
        match: match.gender,
        hide: pseudonyms.hide,
      }),
      schema: followUpSchema,
      count: engines.length,
      read(object, taken) {
        const parsed = modelFollowUp.safeParse(object);
        const engine = parsed.success ? engines[parsed.data.number - 1] : undefined;
        if (!parsed.success || !engine || taken.some(({ number }) => number === engine.number)) return null;
        const read = readText(parsed.data.content, {
          pseudonyms,
          withEmoji: situation.register.user.usesEmoji,
          check: (text) =>
            checkReply(text, {
              situation,
              isKnownContact: pseudonyms.knowsContact,
              seen: taken.map(({ content }) => content),
            }),
        });
        return 'text' in read ? { item: { ...engine, content: inUsersManner(read.text, situation) } } : read;
      },
      ask: (missing) => `encore ${missing} message(s), avec le numéro de son moment`,
      fill: (taken) => engines.filter((engine) => !taken.some(({ number }) => number === engine.number)),
    },
    means,
  );
  const inOrder = items.toSorted((one, other) => one.number - other.number);
  return { ...own, followUps: inOrder.map(({ number: _, ...followUp }) => followUp) };
}

function isForModel({ language, signs }: Situation): boolean {
  return language !== 'other' && !signs.some(({ kind }) => graveSigns.includes(kind));
}

/** Where the match wrote last there is no silence: the model's replies to that message, at the engine's moments. */
async function repliesNow(
  { conversation, user, match, names, seed }: SilenceToolRequest,
  own: SilenceDiagnosis,
  writer: Writer,
  signal: AbortSignal | undefined,
): Promise<FollowUp[]> {
  const { advice } = await writer.reply(
    {
      conversation,
      objective: 'continue',
      user,
      match,
      ...(names && { names }),
      ...(seed !== undefined && { seed }),
    },
    { ...(signal && { signal }) },
  );
  return own.followUps.map((followUp, at) => {
    const reply = advice.replies[at];
    return reply ? { when: followUp.when, content: reply.content, why: reply.why } : followUp;
  });
}
