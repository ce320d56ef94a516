/** What can be made to go wrong. All is off until the operator's page or a test switches it on. */
export interface Faults {
  /** How many times each event is delivered, all at once. */
  duplicate: number;
  delayMs: number;
  /** Events wait for each other and leave in the reverse order. */
  reorder: boolean;
  /** Events are recorded and never leave. */
  drop: boolean;
  /** The API answers 503. */
  down: boolean;
  /** The next calls are carried out, and the connection is cut before the answer. */
  loseAnswers: number;
  /** A charge gets its balance transaction, and so its fee, a minute later. */
  lateFees: boolean;
  /** A refund succeeds, and fails a minute later. */
  failRefunds: boolean;
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
  };
}

/** Takes over the switches that are named and of the right type; says which were not. */
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
