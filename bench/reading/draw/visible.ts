import type { Line } from '../scene.ts';
import type { TrueMessage } from '../truth.ts';
import type { Band, Measured, MeasuredLine, MeasuredMessage } from './measure.ts';

/** The part of the page that a crop leaves, in CSS pixels. */
export interface Frame extends Band {
  left: number;
  right: number;
}

function shareInside(band: Band, frame: Band): number {
  const height = Math.min(band.bottom, frame.bottom) - Math.max(band.top, frame.top);
  return Math.max(0, height) / Math.max(1, band.bottom - band.top);
}

function bandOf({ box }: MeasuredMessage): Band {
  return { top: box.y, bottom: box.y + box.height };
}

/** The rows of the frame that neither the header nor the input bar covers. */
function visibleBand(measured: Measured, frame: Band): Band {
  return { top: Math.max(frame.top, measured.chat.top), bottom: Math.min(frame.bottom, measured.chat.bottom) };
}

function visibleText(lines: MeasuredLine[], band: Band): string {
  return lines
    .filter((line) => shareInside(line, band) >= 0.5)
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** Whether the truth is a matter of opinion: a line of text cut through its middle, half a photo. */
export function isDebatable(measured: Measured, lines: Line[], frame: Band): boolean {
  const band = visibleBand(measured, frame);
  return measured.messages.some((message) => {
    const hasText = message.lines.length > 0;
    const parts = [...message.lines, ...message.quote].map((line) => shareInside(line, band));
    if (lines[message.index]?.kind === 'emoji') return parts.some((share) => share > 0.05 && share < 0.97);
    if (hasText) return parts.some((share) => share > 0.25 && share < 0.93);
    const share = shareInside(bandOf(message), band);
    return share > 0.05 && share < 0.7;
  });
}

/** The visible part of the message; null where nothing of it can be read. */
function visibleMessage(message: MeasuredMessage, line: Line, band: Band, frame: Frame): TrueMessage | null {
  const own = bandOf(message);
  const text = visibleText(message.lines, band);
  const hasText = line.kind === 'text' || line.kind === 'emoji';
  if (hasText ? text === '' : shareInside(own, band) < 0.5) return null;
  const top = Math.max(own.top, band.top);
  const left = Math.max(message.box.x, frame.left);
  const quote = line.quote ? visibleText(message.quote, band) : '';
  const isReactionSeen = message.reaction !== null && shareInside(message.reaction, band) >= 0.7;
  const cut = own.top < band.top - 1 ? 'top' : own.bottom > band.bottom + 1 ? 'bottom' : undefined;
  return {
    from: line.from,
    kind: line.kind,
    text,
    ...(quote ? { quote } : {}),
    ...(line.reaction && isReactionSeen ? { reactions: [line.reaction] } : {}),
    ...(cut ? { cut } : {}),
    box: {
      x: left,
      y: top,
      width: Math.min(message.box.x + message.box.width, frame.right) - left,
      height: Math.min(own.bottom, band.bottom) - top,
    },
  };
}

/** Visible messages with their index in the chat. */
export function visibleByIndex(measured: Measured, lines: Line[], frame: Frame): [number, TrueMessage][] {
  const band = visibleBand(measured, frame);
  return measured.messages.flatMap((message): [number, TrueMessage][] => {
    const line = lines[message.index];
    const visible = line && visibleMessage(message, line, band, frame);
    return visible ? [[message.index, visible]] : [];
  });
}

export function visibleMessages(measured: Measured, lines: Line[], frame: Frame): TrueMessage[] {
  return visibleByIndex(measured, lines, frame).map(([, message]) => message);
}
