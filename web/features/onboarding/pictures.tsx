import { Quote } from 'lucide-react';
import type { MainProblem, Platform } from '#contract/onboarding.ts';
import { pitchStep, platformsStep } from '../../content/onboarding.ts';
import { example, reading, scenes } from '../../content/onboarding-pictures.ts';
import { Badge } from '../../ui/badge.tsx';
import { Bubble } from '../../ui/bubble.tsx';
import { ClickStrokes } from '../../ui/click-strokes.tsx';
import { ReplyCard } from '../../ui/reply-card.tsx';
import { arrivalClass, ChatLine, Hook } from './chat-line.tsx';

// The illustrations of the onboarding: scenes from the product. Hidden from screen readers: the text beside says the same.

const leanings = ['lg:mr-12', 'lg:mr-6 lg:ml-6', 'lg:ml-12'];

/** Step 1: a message and three replies to it. */
export function ExamplePicture() {
  return (
    <div role="img" aria-label={pitchStep.exampleAlt} className="grid gap-2.5">
      <Bubble side="match" className={arrivalClass(0)}>
        {example.match.text}
      </Bubble>
      <div className="relative grid gap-2.5 pl-8 lg:pl-0">
        <ClickStrokes className="absolute top-1 left-0 size-6 text-coral lg:-left-9" />
        {example.replies.map((reply, index) => (
          <div key={reply.tone} className={`${arrivalClass(index + 1)} ${leanings[index]}`}>
            <ReplyCard tone={reply.tone} className="py-3">
              {reply.text}
            </ReplyCard>
          </div>
        ))}
      </div>
    </div>
  );
}

const shownPlatforms = 3;

/** Step 3: a message, its words worth answering, and an idea for each. */
export function ReadingPicture({ platforms }: { platforms: readonly Platform[] }) {
  const more = platforms.length - shownPlatforms;
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 rounded-md border border-line bg-raised p-5">
        <div className="flex flex-wrap gap-2">
          {platforms.slice(0, shownPlatforms).map((platform) => (
            <Badge key={platform}>{platformsStep.labels[platform]}</Badge>
          ))}
          {more > 0 ? <Badge>+{more}</Badge> : null}
        </div>
        <Bubble side="match" className="text-lg">
          <Highlighted text={reading.text} hooks={reading.hooks.map((hook) => hook.words)} />
        </Bubble>
      </div>
      <div className="grid gap-2.5 pl-2">
        <p className="text-sm font-semibold text-ink-soft">{reading.caption}</p>
        <ul className="grid gap-2.5">
          {reading.hooks.map((hook, index) => (
            <li key={hook.words} className={`flex items-baseline gap-3 ${arrivalClass(index)}`}>
              <ClickStrokes className="size-4 shrink-0 translate-y-0.5 text-coral" />
              <span>
                <span className="font-semibold text-teal-text">« {hook.words} »</span>
                <span className="text-ink-soft"> · {hook.idea}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Highlighted({ text, hooks }: { text: string; hooks: readonly string[] }) {
  const parts = text.split(new RegExp(`(${hooks.join('|')})`));
  return parts.map((part) => (hooks.includes(part) ? <Hook key={part}>{part}</Hook> : part));
}

/** Step 5: the conversation as it goes once the chosen problem is solved. */
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
