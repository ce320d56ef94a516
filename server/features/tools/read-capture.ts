import type { Transcript } from '#contract/assistant.ts';
import { conversationLimits, requiredTexts } from '#contract/assistant-fields.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { CaptureFeature } from '#contract/plans.ts';
import type { readCapture as endpoint } from '#contract/tool-calls.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Call } from '../../http/route.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { readScreenshots, readTexts } from '../assistant/read-screenshots.ts';
import { conversationIn } from '../assistant/rules.ts';
import { spendReading } from '../usage/readings.ts';
import { countingWastedPictures, type SenderTurn } from '../wasted-pictures.ts';

// Screenshots as text that the user checks before a tool gets it. Whoever may not use the tool now may not have its text read; each use
// of the tool comes with some readings (usage/readings.ts). The files stay in memory and are gone with the request.

type Read = ResponseOf<typeof endpoint>;

type Shown = 'conversation' | 'page' | 'either';

/** What the screenshots for a feature show. */
const shown: Record<CaptureFeature, Shown> = {
  antiGhost: 'conversation',
  redFlagRadar: 'conversation',
  datePlanner: 'either',
  openerPack: 'page',
  bioRating: 'page',
};

export async function readCapture(
  deps: Deps,
  user: SignedInUser,
  feature: CaptureFeature,
  call: Pick<Call, 'address' | 'files' | 'signal' | 'tell'>,
): Promise<Read> {
  if (call.files.length === 0)
    throw new AppError('invalid_body', requiredTexts.image, { fields: { images: requiredTexts.image } });
  const { address, files, signal } = call;
  // What was read is told at the end alone, once the reading is counted: whoever hangs up before has read nothing.
  const tell: Call['tell'] = (event, data) => event === 'lecture' && call.tell(event, data);
  return await spendReading(deps, { user, feature, signal }, () =>
    countingWastedPictures(
      deps,
      { accountId: user.id, address },
      signal,
      (turn) => read(deps, shown[feature], { ...turn, files, signal, tell }),
      { isFree: true },
    ),
  );
}

type Capture = Pick<Call, 'files' | 'signal' | 'tell'> & SenderTurn;

async function read(deps: Deps, what: Shown, call: Capture): Promise<Read> {
  if (what === 'page') return asPage(await readTexts(deps, call.files, call));
  const transcript = await transcriptOrNull(deps, call, what === 'either');
  if (transcript) return asText(transcript, what === 'conversation');
  return asPage(await readTexts(deps, call.files, { ...call, isSecond: true }));
}

/** Null for pictures that show no conversation, where they need not. */
async function transcriptOrNull(
  deps: Deps,
  { files, ...turn }: Capture,
  mayBeOther: boolean,
): Promise<Transcript | null> {
  try {
    return await readScreenshots(deps, files, turn);
  } catch (error) {
    if (mayBeOther && error instanceof AppError && error.code === 'unprocessable') return null;
    throw error;
  }
}

function asText(transcript: Transcript, namesSpeakers: boolean): Read {
  const lines = conversationIn(transcript).map(({ from, text }) =>
    namesSpeakers ? `${from === 'moi' ? 'Moi' : 'Match'} : ${text}` : text,
  );
  return { text: lines.join('\n').slice(-conversationLimits.textLength), warnings: transcript.warnings };
}

function asPage(text: string): Read {
  return { text, warnings: [] };
}
