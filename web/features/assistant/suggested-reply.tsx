import { CircleAlert, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatPercent } from '#contract/format.ts';
import type { Gender } from '#contract/onboarding.ts';
import { isReplyLength } from '#contract/reply-lengths.ts';
import { isTone, type Reply, type Tone, type Variation } from '#contract/writing.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FavouriteButton } from '../../ui/favourite-button.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { ReplyCard } from '../../ui/reply-card.tsx';
import { OnDeviceMark } from '../browser-model/on-device-mark.tsx';
import { ownAnswerFor } from '../own-answers/blank-suggestions.ts';
import { useOwnAnswers } from '../own-answers/queries.ts';
import { SentQuestion } from '../sent-replies/sent-question.tsx';
import { useForgetReply, useKeepReply, useKeptReply } from './kept-replies.ts';
import { openBlank, partsOf, textOf } from './reply-draft.ts';
import { replyName } from './reply-name.ts';
import { ReplyWords } from './reply-words.tsx';
import { TextEditor } from './text-editor.tsx';
import { VariationButtons } from './variation-buttons.tsx';

interface SuggestedReplyProps {
  reply: Reply;
  /** A goodbye has no figure, for such replies were not read, and no variations. */
  isExit?: boolean;
  matchGender?: Gender;
  /** The entry of the user's record, once they noted that it was sent. */
  sentId?: string | null;
  onSent?: (id: string) => void;
  /** The variation that is being written for this card. */
  varying?: Variation | null;
  /** Refuses other work while one is under way. */
  isBusy?: boolean;
  onVary?: (how: Variation, content: string) => void;
}

/** One of the suggested replies, to be made one's own: blanks to fill in, words to change, then copied and sent. */
export function SuggestedReply({ reply, isExit = false, ...props }: SuggestedReplyProps) {
  const { tone, why, doubt, isOnDevice } = reply;
  const draft = useDraft(reply);
  const [isEdited, setEdited] = useState(false);
  return (
    <ReplyCard
      tone={tone}
      className="animate-rise"
      action={<Confidence reply={reply} isExit={isExit} isOpen={draft.isOpen} />}
    >
      {isEdited ? (
        <div className="grid gap-2">
          <TextEditor
            aria-label={`Texte de la réponse ${tone}`}
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
        <Actions reply={reply} isExit={isExit} draft={draft} onEdit={() => setEdited(true)} {...props} />
      )}
    </ReplyCard>
  );
}

type Draft = ReturnType<typeof useDraft>;

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

interface ActionsProps extends SuggestedReplyProps {
  draft: Draft;
  onEdit: () => void;
}

/** What is done with the reply once it reads well: copy, change, keep, vary, note that it was sent. */
function Actions({ reply, isExit, draft, onEdit, isBusy = false, ...props }: ActionsProps) {
  const { tone } = reply;
  const { text, isOpen } = draft;
  return (
    <div className="mt-3 grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <CopyButton text={text} what={replyName(tone)} onRefused={isOpen ? draft.askForBlank : undefined} />
        <Button variant="ghost" size="small" className="max-sm:px-2.5" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4.5 max-sm:hidden" />
          Modifier<span className="sr-only"> {replyName(tone)}</span>
        </Button>
        {isTone(tone) ? <KeepButton reply={{ tone, content: text }} /> : null}
      </div>
      {isExit || !props.onVary || !isTone(tone) ? null : (
        <VariationButtons
          tone={tone}
          varying={props.varying ?? null}
          disabled={isBusy}
          onVary={(how) => props.onVary?.(how, text)}
        />
      )}
      {props.onSent && isTone(tone) ? (
        <div className="flex">
          <SentQuestion
            tone={tone}
            writer={reply.isStartingIdea || isExit ? 'local' : 'model'}
            sentId={props.sentId ?? null}
            matchGender={props.matchGender}
            onSent={props.onSent}
          />
        </div>
      ) : null}
    </div>
  );
}

function KeepButton({ reply }: { reply: { tone: Tone; content: string } }) {
  const kept = useKeptReply(reply);
  const keep = useKeepReply();
  const forget = useForgetReply();
  return (
    <FavouriteButton
      isFavourite={kept !== undefined}
      pending={keep.isPending || forget.isPending}
      what={`la réponse ${reply.tone}`}
      onToggle={() => (kept ? forget.mutate(kept) : keep.mutate(reply))}
    />
  );
}
