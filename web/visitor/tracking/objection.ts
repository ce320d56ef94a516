import { audienceCookie } from '#contract/audience.ts';
import { readCookie, writeCookie } from '../../cookies.ts';
import { forgetVisit } from './visit.ts';

// Whether this browser may be counted. Who objects, by our switch or by a setting of the browser, is not.

const listeners = new Set<() => void>();

export function hasObjected(): boolean {
  return readCookie(audienceCookie.name) === audienceCookie.refused;
}

/** Global Privacy Control, or Do Not Track. */
export function browserObjects(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

export function mayCount(): boolean {
  return !hasObjected() && !browserObjects();
}

export function saveObjection(objects: boolean): void {
  writeCookie(audienceCookie.name, objects ? audienceCookie.refused : '', objects ? audienceCookie.days : 0);
  if (objects) forgetVisit();
  for (const listener of listeners) listener();
}

export function onObjectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
