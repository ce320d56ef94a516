import type { Speaker } from '#contract/reading.ts';
import type { ConversationMessage, Intensity, Objective } from '#contract/writing.ts';
import { type WritingRequest, writeReplies } from '#engine/write/write-replies.ts';
import type { Writer } from '../adapters/assistant/port.ts';
import { answerCases, type Case, type CasesContext } from './json-cases.ts';
import { genderOf, invalid, recordOf, wordOf } from './request-fields.ts';

// `npm run -s reply -- FILE.json`: a conversation in, what to do and three replies out.

const usage = `Usage : npm run -s reply -- FICHIER.json [--model]
Conseille et écrit trois réponses par cas {conversation, objective, user, match} ; un objet ou un tableau, « - » pour l'entrée standard.
--model : avec le modèle de AI_MODEL_FILE ou de AI_BASE_URL, AI_API_KEY et AI_MODEL.`;

interface ReplyContext extends CasesContext {
  /** The writer of the model that is configured; null where there is none. */
  openModel(): Promise<Writer | null>;
}

export async function replyCommand({ args, openModel, ...context }: ReplyContext): Promise<number> {
  const files = args.filter((arg) => arg !== '--model');
  if (files.length === args.length)
    return await answerCases({ ...context, args }, usage, (request) => writeReplies(requestOf(request)), {
      isNumbered: true,
    });
  const writer = await openModel();
  if (!writer) {
    context.complain(`Aucun modèle n'est configuré.\n${usage}`);
    return 1;
  }
  try {
    const byModel = async (request: Case) => (await writer.reply(requestOf(request))).advice;
    return await answerCases({ ...context, args: files }, usage, byModel, { isNumbered: true });
  } finally {
    await writer.close();
  }
}

const objectiveWords: Record<Objective, string[]> = {
  continue: ['continue', 'continuer', 'conversation', ''],
  date: ['date', 'rendez-vous', 'rdv', 'rencontre'],
  number: ['number', 'numéro', 'numero', 'phone', 'téléphone', 'telephone'],
  revive: ['revive', 'relancer', 'relance', 'relaunch'],
};
const intensityWords: Record<Intensity, string[]> = {
  soft: ['soft', 'doux'],
  direct: ['direct'],
  joueur: ['joueur', 'playful'],
};
const speakerWords: Record<Speaker, string[]> = {
  moi: ['moi', 'me', 'user', 'utilisateur', 'self', 'je'],
  match: ['match', 'toi', 'them', 'other', 'autre', 'elle', 'lui', 'her', 'him', 'they'],
};

function requestOf(request: Case): WritingRequest {
  return {
    conversation: conversationOf(request.conversation),
    objective: wordOf(
      request.objective ?? '',
      objectiveWords,
      'objective : valeur inconnue. Les valeurs sont continue, date, number et revive.',
    ),
    intensity:
      request.intensity == null
        ? 'soft'
        : wordOf(
            request.intensity,
            intensityWords,
            'intensity : valeur inconnue. Les valeurs sont soft, direct et joueur.',
          ),
    user: { gender: personGender(request.user, 'user') },
    match: { gender: personGender(request.match, 'match') },
    seed: seedOf(request.seed),
  };
}

function conversationOf(value: unknown): ConversationMessage[] {
  if (!Array.isArray(value)) throw invalid('conversation doit être une liste de messages {from, text}.');
  return value.map((entry, index) => {
    const { from, text } = recordOf(entry, `Le message ${index + 1}`);
    if (typeof text !== 'string') throw invalid(`Le message ${index + 1} n'a pas de texte.`);
    return { from: wordOf(from, speakerWords, `Le message ${index + 1} : from doit être moi ou match.`), text };
  });
}

function personGender(value: unknown, name: string) {
  if (value === undefined || value === null) return 'non_precise';
  return genderOf(typeof value === 'string' ? value : recordOf(value, name).gender, name);
}

function seedOf(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw invalid('seed doit être un nombre entier.');
  return value;
}
