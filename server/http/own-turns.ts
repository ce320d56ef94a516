import { refusal } from '../refusals.ts';

// Of one sender so many texts are worked on at a time. The next wait for their turn, so that a sender of many leaves the engine's
// threads to others in between; more are refused, since each holds a connection. Pictures are counted by upload-room.ts.

const atOnce = 2;
const maxWaiting = 4;

export type EndTurn = () => void;
/** Rejects if the caller leaves before its turn. */
export type TakeTurn = (sender: string, signal: AbortSignal) => Promise<EndTurn>;

interface Line {
  underWay: number;
  waiting: (() => void)[];
}

export function openOwnTurns(): TakeTurn {
  const lines = new Map<string, Line>();

  function endTurn(sender: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else if (--line.underWay === 0) lines.delete(sender);
  }

  return async (sender, signal) => {
    const line = lines.get(sender) ?? { underWay: 0, waiting: [] };
    if (line.waiting.length >= maxWaiting) throw refusal.ownTexts(atOnce + maxWaiting);
    lines.set(sender, line);
    if (line.underWay < atOnce) line.underWay++;
    else await waitIn(line, signal);
    return () => endTurn(sender, line);
  };
}

function waitIn(line: Line, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      line.waiting = line.waiting.filter((one) => one !== go);
      reject(signal.reason);
    };
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    line.waiting.push(go);
  });
}
