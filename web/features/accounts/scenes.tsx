import { signupExample } from '../../content/entrance.ts';
import { Bubble } from '../../ui/bubble.tsx';
import { ClickStrokes } from '../../ui/click-strokes.tsx';
import { ReplyCard } from '../../ui/reply-card.tsx';

// Decorations beside the forms, on large screens only; hidden from screen readers.

/** A match waits for an answer. */
export function WaitingScene() {
  return (
    <div aria-hidden="true" className="hidden gap-3 text-lg lg:grid">
      <Bubble side="moi">Le fromage, avec ou sans la croûte ?</Bubble>
      <Bubble side="match">Avec. Tu me prends pour qui</Bubble>
      <Bubble side="match">Bon. Jeudi, 19h ?</Bubble>
      <div className="relative grid">
        <Bubble side="moi" draft className="min-w-28 text-center tracking-[0.3em]">
          ···
        </Bubble>
        <ClickStrokes className="absolute -top-7 -right-8 size-9 text-coral" />
      </div>
    </div>
  );
}

/** One message and three replies. */
export function RepliesScene() {
  return (
    <div aria-hidden="true" className="hidden gap-3 lg:grid">
      <Bubble side="match" className="text-lg">
        {signupExample.message}
      </Bubble>
      <div className="relative ml-10 grid gap-3">
        <ClickStrokes className="absolute -top-1 -left-11 size-9 -scale-x-100 text-coral" />
        {signupExample.replies.map(({ tone, content }) => (
          <ReplyCard key={tone} tone={tone}>
            {content}
          </ReplyCard>
        ))}
      </div>
    </div>
  );
}
