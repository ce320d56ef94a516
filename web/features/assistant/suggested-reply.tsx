import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatPercent } from '#contract/format.ts';
import { isReplyLength } from '#contract/reply-lengths.ts';
import type { Reply } from '#contract/writing.ts';
import { replyName } from '../../content/reply-name.ts';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { ReplyCard } from '../../ui/reply-card.tsx';
import { OnDeviceMark } from '../browser-model/on-device-mark.tsx';
import { ownAnswerFor } from '../own-answers/blank-suggestions.ts';
import { useOwnAnswers } from '../own-answers/queries.ts';
import { ReplyActions, type ReplyUse } from './reply-actions.tsx';
import { openBlank, partsOf, textOf } from './reply-draft.ts';
import { ReplyWords } from './reply-words.tsx';
import { TextEditor } from './text-editor.tsx';

interface SuggestedReplyProps extends ReplyUse {
  reply: Reply;
}

/** One of the suggested replies, to be made one's own: blanks to fill in, words to change, then copied and sent. */
export function SuggestedReply({ reply, ...use }: SuggestedReplyProps) {
  const { tone, why, doubt, isOnDevice } = reply;
  const draft = useDraft(reply);
  const [isEdited, setEdited] = useState(false);
  return (
    <ReplyCard
      tone={tone}
      className="animate-rise"
      action={<Confidence reply={reply} isExit={use.isExit === true} isOpen={draft.isOpen} />}
    >
      {isEdited ? (
        <div className="grid gap-2">
          <TextEditor
            aria-label={`Texte de ${replyName(tone)}`}
            rows={3}
            maxLength={600}
            className="min-h-24 text-lg"
            text={draft.text}
            selected={{ start: draft.text.length, end: draft.text.length }}
            isRequired
            saveLook="ink"
            onCancel={() => setEdited(false)}
            onSave={(changed) => {
              draft.rewrite(changed);
              setEdited(false);
            }}
          />
        </div>
      ) : (
        <ReplyWords parts={draft.parts} place={draft.words} isAsked={draft.isAsked} onFill={draft.fill} />
      )}
      {doubt && draft.content === reply.content ? (
        <p className="mt-2 flex gap-2 text-sm font-semibold text-apricot-text">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {withNonBreakingSpaces(doubt)}
        </p>
      ) : null}
      {why ? <p className="mt-1.5 text-sm text-ink-soft">{withNonBreakingSpaces(why)}</p> : null}
      {isOnDevice ? <OnDeviceMark className="mt-2" /> : null}
      {isEdited ? null : (
        <ReplyActions
          reply={reply}
          text={draft.text}
          onRefused={draft.isOpen ? draft.askForBlank : undefined}
          onEdit={() => setEdited(true)}
          {...use}
        />
      )}
    </ReplyCard>
  );
}

/** The reply as the user has it now. */
function useDraft(reply: Reply) {
  const answers = useOwnAnswers();
  const [content, setContent] = useState(reply.content);
  const [filled, setFilled] = useState<Record<number, string>>({});
  const [isAsked, setAsked] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const parts = partsOf({ content, filled }, (blank) => ownAnswerFor(blank, answers));
  return {
    content,
    parts,
    text: textOf(parts),
    /** A blank is left to fill in. */
    isOpen: openBlank(parts) !== undefined,
    words,
    isAsked,
    fill: (start: number, value: string) => setFilled({ ...filled, [start]: value }),
    askForBlank() {
      setAsked(true);
      words.current?.querySelector<HTMLInputElement>('[data-blank=open]')?.focus();
    },
    rewrite(text: string) {
      setContent(text);
      setFilled({});
    },
  };
}

function Confidence({ reply, isExit, isOpen }: { reply: Reply; isExit: boolean; isOpen: boolean }) {
  const { tone, isStartingIdea, isOnDevice } = reply;
  // Gentle replies to something grave were not read by anybody either, nor what browsers' models write.
  const hasFigure = !isExit && !isReplyLength(tone) && !isOnDevice;
  const confidence = isOpen ? reply.confidence : (reply.confidenceFilled ?? reply.confidence);
  return (
    <span className="flex justify-end gap-x-1.5 text-sm leading-tight text-ink-soft tabular-nums *:whitespace-nowrap max-sm:flex-col max-sm:items-end">
      {isStartingIdea ? <span>Idée de départ</span> : null}
      {isStartingIdea && hasFigure ? (
        <span aria-hidden="true" className="max-sm:hidden">
          ·
        </span>
      ) : null}
      {hasFigure ? <span>Confiance {formatPercent(confidence / 100)}</span> : null}
    </span>
  );
}
