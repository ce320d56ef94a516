import type { Reading } from '../../../contract/reading.ts';
import type { StitchTruth } from '../truth.ts';
import { align, type Said } from './align.ts';

export interface StitchScore {
  isGap: boolean;
  /** Every message read on the single screenshots is there once and in its place, and a gap is reported only where there is one. */
  isJoined: boolean;
  /** Joined, and every message has its true text and speaker. */
  isRight: boolean;
  faults: string[];
}

/** `pages`: the readings of the single screenshots. */
export function scoreStitch(truth: StitchTruth, reading: Reading, pages: Reading[]): StitchScore {
  const { pairs, misplaced, missed, spurious } = align(truth.messages, reading.messages);
  const alone = pages.map(({ messages }) => ({ messages, ...align(truth.messages, messages) }));
  const wasSeen = (i: number) => alone.some((page) => page.pairs.some(([seen]) => seen === i));
  const wasMisread = (said: Said) =>
    alone.some((page) => page.spurious.some((j) => isSame(page.messages[j] as Said, said)));
  const wrongSpeaker = pairs.filter(([i, j]) => truth.messages[i]?.from !== reading.messages[j]?.from);
  const warns = reading.warnings.some(({ code }) => code === 'missing_part');

  const lost = missed.filter(wasSeen);
  const repeated = spurious.filter((j) => !wasMisread(reading.messages[j] as Said));
  const told = (verb: string, said: Said | undefined) => `${verb} «${said?.text}» ${said?.kind}`;
  const joints = [
    ...lost.map((i) => told('lost', truth.messages[i])),
    ...repeated.map((j) => told('repeated', reading.messages[j])),
    ...misplaced.map(([i]) => `out of place «${truth.messages[i]?.text}»`),
    ...(warns === truth.isMissingPart ? [] : [warns ? 'a gap is told where there is none' : 'the gap is not told']),
  ];
  const misreadings = [
    ...missed.filter((i) => !lost.includes(i)).map((i) => told('missed', truth.messages[i])),
    ...spurious.filter((j) => !repeated.includes(j)).map((j) => told('spurious', reading.messages[j])),
    ...wrongSpeaker.map(([i]) => `speaker of «${truth.messages[i]?.text}»`),
  ];
  const faults = [...joints, ...misreadings];
  return { isGap: truth.isMissingPart, isJoined: joints.length === 0, isRight: faults.length === 0, faults };
}

function isSame(one: Said, other: Said): boolean {
  return one.kind === other.kind && one.text === other.text;
}
