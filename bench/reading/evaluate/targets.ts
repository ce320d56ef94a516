import { summarise } from '../score/summary.ts';
import type { Results } from './read-all.ts';

/** A measured number beside its target. */
export interface TargetCheck {
  what: string;
  value: string;
  target: string;
  /** Null where there is no target, or nothing was measured. */
  isMet: boolean | null;
}

export function percent(share: number): string {
  if (Number.isNaN(share)) return '–';
  const isNearEnd = share < 0.1 || share > 0.99;
  return share === 0 || share === 1 ? `${share * 100} %` : `${(share * 100).toFixed(isNearEnd ? 2 : 1)} %`;
}

export function seconds(ms: number): string {
  return Number.isNaN(ms) ? '–' : `${(ms / 1000).toFixed(2)} s`;
}

function atMost(what: string, value: number, limit: number, write = percent): TargetCheck {
  return { what, value: write(value), target: `≤ ${write(limit)}`, isMet: Number.isNaN(value) ? null : value <= limit };
}

function atLeast(what: string, value: number, limit: number): TargetCheck {
  return {
    what,
    value: percent(value),
    target: `≥ ${percent(limit)}`,
    isMet: Number.isNaN(value) ? null : value >= limit,
  };
}

function withoutTarget(what: string, value: number): TargetCheck {
  return { what, value: percent(value), target: '', isMet: null };
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function checkTargets({ chats, refused, stitches, firstMs }: Results): TargetCheck[] {
  const all = summarise(chats.map(({ score }) => score));
  const warm = [...chats.slice(1), ...refused].map(({ ms }) => ms);
  const meanMs = warm.reduce((sum, ms) => sum + ms, 0) / warm.length;
  const notChats = refused.filter(({ truth }) => truth.refused === 'not_a_chat');
  const empty = refused.filter(({ truth }) => truth.refused === 'empty_chat');
  const whole = stitches.filter(({ score }) => !score.isGap);
  const gaps = stitches.filter(({ score }) => score.isGap);
  const shareOf = <T>(list: T[], isTrue: (entry: T) => boolean) => list.filter(isTrue).length / list.length;
  return [
    atMost('character errors, end to end', all.characterErrors, 0.015),
    atMost('character errors, median screen', all.medianCharacterErrors, 0.005),
    atLeast('messages found', all.found, 0.98),
    withoutTarget('spurious messages, for each true one', all.spurious),
    atLeast('speaker right', all.speaker, 0.99),
    atLeast('screens in order', all.order, 1),
    atLeast('app named right', all.app, 0.9),
    withoutTarget('name of the match right', all.name),
    withoutTarget('kind right', all.kind),
    withoutTarget('emoji found', all.emoji),
    withoutTarget('quotes found', all.quotes),
    withoutTarget('reactions found', all.reactions),
    withoutTarget('cut bubbles flagged', all.cuts),
    atLeast('right to the letter, of those at confidence ≥ 0.9', all.sureAndRight, 0.98),
    withoutTarget('at confidence ≥ 0.9, of all', all.sure),
    atLeast(
      'not a chat: refused',
      shareOf(notChats, ({ refusal }) => refusal !== null),
      0.97,
    ),
    withoutTarget(
      'empty chat: refused as such',
      shareOf(empty, ({ refusal }) => refusal === 'empty_chat'),
    ),
    atMost(
      'chats wrongly refused',
      shareOf(chats, ({ refusal }) => refusal !== null),
      0.01,
    ),
    atLeast(
      'stitched without loss or repeat',
      shareOf(whole, ({ score }) => score.isJoined),
      0.95,
    ),
    withoutTarget(
      'and every message of all its screenshots read',
      shareOf(whole, ({ score }) => score.isRight),
    ),
    withoutTarget(
      'stitched with the gap told',
      shareOf(gaps, ({ score }) => score.isJoined),
    ),
    atMost('time, warm, mean', meanMs, 1000, seconds),
    atMost('time, warm, 95th percentile', quantile(warm, 0.95), 2000, seconds),
    atMost('time of the first one, from nothing', firstMs, 3000, seconds),
  ];
}
