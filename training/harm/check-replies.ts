import type { ConversationMessage } from '#contract/writing.ts';
import { readTurn } from '#engine/understand/read-turn.ts';
import { linesOf } from '../../bench/writing/blind/talk-file.ts';
import { checkReply } from '../../server/writing/checks/check-reply.ts';
import { createPseudonyms } from '../../server/writing/privacy/pseudonyms.ts';
import { tidyText } from '../../server/writing/tidy-text.ts';

// What the checks refuse, of replies in a file, one JSON line each: `{ conversation, reply, kind? }`, or a talk with its three
// replies as `humoristique`, `flirt`, `original`. Prints the share by kind, and each text with --refused or --shown:
// npx tsx training/harm/check-replies.ts REPLIES.jsonl [--refused | --shown]

interface Row {
  conversation: ConversationMessage[];
  kind?: string;
  reply?: string;
  humoristique?: string;
  flirt?: string;
  original?: string;
}

const [file = '', listed = ''] = process.argv.slice(2);
const byKind = new Map<string, { all: number; refused: number }>();
const codes = new Map<string, number>();
for (const { conversation, kind = 'replies', ...texts } of linesOf<Row>(file)) {
  const situation = readTurn(conversation);
  const pseudonyms = createPseudonyms(conversation.map(({ text }) => text));
  for (const { text } of conversation) pseudonyms.hide(text);
  for (const text of [texts.reply, texts.humoristique, texts.flirt, texts.original]) {
    if (text === undefined) continue;
    const faults = checkReply(tidyText(text, { withEmoji: true }), {
      situation,
      isKnownContact: pseudonyms.knowsContact,
      seen: [],
    });
    const row = byKind.get(kind) ?? { all: 0, refused: 0 };
    byKind.set(kind, { all: row.all + 1, refused: row.refused + (faults.length > 0 ? 1 : 0) });
    for (const fault of faults) codes.set(fault, (codes.get(fault) ?? 0) + 1);
    if (listed === (faults.length > 0 ? '--refused' : '--shown')) console.log(`${kind} ${faults.join('+')}: ${text}`);
  }
}
for (const [kind, { all, refused }] of byKind)
  console.log(`${kind}: ${refused} of ${all} refused (${((100 * refused) / all).toFixed(1)} %)`);
console.log(Object.fromEntries(codes));
