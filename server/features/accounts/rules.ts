// How long a session lives, what a username looks like, what a browser is called in the list of sessions.

const minute = 60_000;
const day = 24 * 60 * minute;

export const sessionLifetime = {
  idleMs: 30 * day,
  absoluteMs: 90 * day,
  /** `lastSeenAt` is written at most this often, so that a request seldom costs a write. */
  seenEveryMs: 5 * minute,
} as const;

export function isSessionLive(session: { createdAt: Date; lastSeenAt: Date }, now: Date): boolean {
  const age = now.getTime() - session.createdAt.getTime();
  const idle = now.getTime() - session.lastSeenAt.getTime();
  return age < sessionLifetime.absoluteMs && idle < sessionLifetime.idleMs;
}

/** «Léa-Marie» → «lea-marie»; the caller adds a number where it is taken. */
export function usernameFrom(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 24);
  return plain.length >= 2 ? plain : `membre-${plain || 'declic'}`;
}

const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** «Chrome sur Android». Only this is kept of the User-Agent. */
export function deviceName(userAgent: string): string {
  const named = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = named(browsers) ?? 'Navigateur inconnu';
  const system = named(systems);
  return system ? `${browser} sur ${system}` : browser;
}
