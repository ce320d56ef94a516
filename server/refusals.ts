import { Counter } from 'prom-client';
import { AppError, type Details } from './errors.ts';

// Every refusal of a call that could be served at another moment: its cause, its sentence, and when to come back. The answer names the
// cause in `reason`, `declic_refused_total` counts it, and docs/operations.md («Why a call was refused») says what to do.

/** Of this process since its start. */
export const refusedTotal = new Counter({
  name: 'declic_refused_total',
  help: 'Calls that were refused and could be served at another moment, by cause.',
  labelNames: ['cause'],
  registers: [],
});

export class Refusal extends AppError {
  readonly why: string;

  constructor(
    code: 'overloaded' | 'rate_limited' | 'quota_exhausted',
    why: string,
    message: string,
    details: Details & { cause?: unknown } = {},
  ) {
    super(code, message, { ...details, reason: why });
    this.why = why;
  }
}

const busy = (why: string, what: string, cause?: unknown) =>
  new Refusal('overloaded', why, `Beaucoup de ${what} en ce moment. Réessaie dans quelques secondes.`, {
    retryAfterSeconds: 5,
    cause,
  });

const tooMuch = (why: string, message: string, retryAfterSeconds = 2) =>
  new Refusal('rate_limited', why, message, { retryAfterSeconds });

export const refusal = {
  // The whole process.
  laneFull: (lane: string) => busy(`lane_${lane}`, 'monde'),
  uploadRoomFull: () => busy('upload_room', 'captures'),
  hashingFull: () => busy('hashing', 'connexions'),
  readerFull: () => busy('reader_full', 'captures à lire'),
  readerLate: () => busy('reader_late', 'captures à lire'),
  engineFull: () => busy('engine_full', 'demandes'),
  studioFull: () => busy('studio_full', 'photos'),
  studioLate: () => busy('studio_late', 'photos'),
  audienceFull: () => busy('audience', 'monde'),
  databaseAway: (cause: unknown) => busy('database', 'monde', cause),
  diskFull: (cause: unknown) =>
    new Refusal(
      'overloaded',
      'disk',
      "Déclic ne peut rien enregistrer pour l'instant. Réessaie dans quelques minutes.",
      {
        retryAfterSeconds: 60,
        cause,
      },
    ),
  purchaseMoves: () =>
    new Refusal('overloaded', 'purchase', 'Cet achat change trop vite pour être relu. Réessaie dans un instant.', {
      retryAfterSeconds: 5,
    }),

  // One caller.
  callsOfAddress: (seconds: number) =>
    tooMuch('limit_address', 'Trop de demandes à la fois. Patiente un instant.', seconds),
  attempts: (limit: string, seconds: number) =>
    tooMuch(`limit_${limit}`, `Trop de tentatives. Réessaie dans ${inWords(seconds)}.`, seconds),
  ownUploads: (allowed: number) =>
    tooMuch('own_uploads', `${allowed} envois au maximum en même temps. Attends la fin des premiers.`),
  ownBytes: () => tooMuch('own_bytes', 'Tu envoies beaucoup à la fois. Attends la fin des premiers envois.'),
  ownTexts: (allowed: number) =>
    tooMuch('own_texts', `${allowed} demandes au maximum en même temps. Attends la fin des premières.`),
  ownPhotos: (allowed: number) =>
    tooMuch('own_photos', `Maximum ${allowed} photos en même temps. Attends la fin des premières.`),
  triesSpent: (part: string, message: string, resetsAt: Date) =>
    new Refusal('quota_exhausted', `tries_${part}`, message, { resetsAt: resetsAt.toISOString() }),
};

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} seconde${seconds > 1 ? 's' : ''}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minute${minutes > 1 ? 's' : ''}`;
}
