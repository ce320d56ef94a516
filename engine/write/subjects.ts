import type { Hook, Situation } from '#engine/understand/situation.ts';

/** What the match brought up since the user last wrote. */
export function freshHooks({ hooks, lastTurn }: Situation): Hook[] {
  const start = lastTurn[0]?.index ?? Number.POSITIVE_INFINITY;
  const fresh = hooks.filter(({ speaker, index }) => speaker === 'match' && index >= start);
  return fresh.filter(({ weight }) => weight >= (fresh[0]?.weight ?? 0) * 0.7).slice(0, 3);
}

/** What was said before, the match's own subjects first. */
export function oldHooks({ hooks, lastTurn }: Situation): Hook[] {
  const start = lastTurn[0]?.index ?? Number.POSITIVE_INFINITY;
  const old = hooks.filter(({ index, noun, stance }) => index < start && noun && stance !== 'dislikes');
  const ofMatch = old.filter(({ speaker, stance }) => speaker === 'match' && stance !== 'asked');
  const best = ofMatch.length > 0 ? ofMatch : old;
  return best.filter(({ weight }) => weight >= (best[0]?.weight ?? 0) * 0.6).slice(0, 2);
}
