import { Quote } from 'lucide-react';
import type { MainProblem, Platform } from '#contract/onboarding.ts';
import { pitchStep, shortPlatformName } from '../../content/onboarding.ts';
import { example, reading, scenes } from '../../content/onboarding-pictures.ts';
import { AppName } from '../../ui/app-name.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Bubble } from '../../ui/bubble.tsx';
import { ClickStrokes } from '../../ui/click-strokes.tsx';
import { ReplyCard } from '../../ui/reply-card.tsx';
import { arrivalClass, ChatLine } from './chat-line.tsx';

// The illustrations of the onboarding: scenes from the product. Hidden from screen readers: the text beside says the same.

const leanings = ['lg:mr-12', 'lg:mr-6 lg:ml-6', 'lg:ml-12'];

/** Step 1: a message and three replies to it. */
export function ExamplePicture() {
  return (
    <div role="img" aria-label={pitchStep.exampleAlt} className="grid gap-2.5">
      <Bubble side="match" className={arrivalClass(0)}>
        {example.message}
      </Bubble>
      <div className="relative grid gap-2.5 pl-8 lg:pl-0">
        <ClickStrokes className="absolute top-1 left-0 size-6 text-coral lg:-left-9" />
        {example.replies.map((reply, index) => (
          <div key={reply.tone} className={`${arrivalClass(index + 1)} ${leanings[index]}`}>
            <ReplyCard tone={reply.tone} className="py-3">
              {reply.content}
            </ReplyCard>
          </div>
        ))}
      </div>
    </div>
  );
}

const shownPlatforms = 3;

/** Step 3: a message, what the product says of it and one of its replies. */
export function ReadingPicture({ platforms }: { platforms: readonly Platform[] }) {
  const more = platforms.length - shownPlatforms;
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 rounded-md border border-line bg-raised p-5">
        <div className="flex flex-wrap gap-2">
          {platforms.slice(0, shownPlatforms).map((platform) => (
            <AppName key={platform} name={shortPlatformName(platform)} />
          ))}
          {more > 0 ? <Badge>+{more}</Badge> : null}
        </div>
        <Bubble side="match" className="text-lg">
          {reading.message}
        </Bubble>
      </div>
      <div className="grid gap-2.5">
        <p className={`flex items-baseline gap-3 ${arrivalClass(0)}`}>
          <ClickStrokes className="size-4 shrink-0 translate-y-0.5 text-coral" />
          <span>
            <span className="font-semibold">{reading.caption} : </span>
            <span className="text-ink-soft">{reading.reason}</span>
          </span>
        </p>
        <div className={arrivalClass(1)}>
          <ReplyCard tone={reading.reply.tone}>{reading.reply.content}</ReplyCard>
        </div>
      </div>
    </div>
  );
}

/** Step 5: a conversation, and the line that the product proposes in it. */
export function ScenePicture({ problem }: { problem: MainProblem }) {
  const { before, lines } = scenes[problem];
  return (
    <div className="grid gap-3 rounded-md border border-line bg-raised p-5">
      {before ? (
        <p className={`flex items-center gap-2 text-sm text-ink-soft ${arrivalClass(0)}`}>
          <Quote aria-hidden="true" className="size-4 shrink-0" />
          {before}
        </p>
      ) : null}
      {lines.map((line, index) => (
        <ChatLine key={line.text} line={line} index={index} />
      ))}
    </div>
  );
}
