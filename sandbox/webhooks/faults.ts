/** Faults that the operator's page or a test can switch on; all are off at the start. */
export interface Faults {
  /** How many times each event is delivered, all at once. */
  duplicate: number;
  /** Wait before each delivery. */
  delayMs: number;
  /** Events of the same 50 ms are delivered in reverse order. */
  reorder: boolean;
  /** Events are recorded and never delivered. */
  drop: boolean;
  /** Every call of the API answers 503. */
  down: boolean;
  /** So many next calls are carried out, and their connection is cut before the answer. */
  loseAnswers: number;
  /** A charge gets its balance transaction, and so its fee, a minute later. */
  lateFees: boolean;
  /** A refund succeeds, and fails a minute later. */
  failRefunds: boolean;
  /** A failed renewal is tried again for two weeks instead of one, as Stripe does unless it is told otherwise. */
  longDunning: boolean;
}

export function noFaults(): Faults {
  return {
    duplicate: 1,
    delayMs: 0,
    reorder: false,
    drop: false,
    down: false,
    loseAnswers: 0,
    lateFees: false,
    failRefunds: false,
    longDunning: false,
  };
}

/** Sets the given faults; returns the names that are unknown or have a value of the wrong type. */
export function setFaults(faults: Faults, wanted: Record<string, unknown>): string[] {
  const refused: string[] = [];
  for (const [name, value] of Object.entries(wanted)) {
    if (name in faults && typeof value === typeof faults[name as keyof Faults])
      Object.assign(faults, { [name]: value });
    else refused.push(name);
  }
  if (faults.duplicate < 1) faults.duplicate = 1;
  return refused;
}
