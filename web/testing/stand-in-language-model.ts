// A stand-in for the browser's `LanguageModel`, for component tests and, by `page.addInitScript`, for journeys. It keeps to the
// standard (webmachinelearning.github.io/prompt-api) in what pages can notice; what it writes is the test's. It uses nothing from
// outside its own function, since journeys hand over its source.

export interface StandInOptions {
  availability?: Availability;
  /** The answers, one a prompt; the last one again for further prompts. */
  answers?: string[];
  /** In characters. */
  pieceLength?: number;
  /** Before each piece. */
  pieceMs?: number;
  /** After so many characters of the first answer it waits until the page dispatches the event `stand-in-resume`. */
  pausesAt?: number;
  /** What goes wrong: at the start, after half of an answer, or without a word for ever. */
  fault?: 'quota' | 'refused' | 'midway' | 'silent';
  languages?: string[];
  /** Between two of the ten steps of a download. */
  downloadStepMs?: number;
  /** The connection breaks off in the middle of the download. */
  failsDownload?: boolean;
}

/** What the stand-in was asked, for tests to look at. */
export interface StandInLog {
  created: number;
  destroyed: number;
  aborted: number;
  prompts: { initial: unknown; input: unknown; constraint: unknown }[];
}

export function installLanguageModel(options: StandInOptions = {}): StandInLog {
  const { answers = ['{}'], pieceLength = 24, pieceMs = 0, fault, languages = ['en', 'es', 'ja', 'fr'] } = options;
  const { downloadStepMs = 0, failsDownload = false, pausesAt = Number.POSITIVE_INFINITY } = options;
  let availability = options.availability ?? 'available';
  const log: StandInLog = { created: 0, destroyed: 0, aborted: 0, prompts: [] };
  const resumed = new Promise((resolve) => globalThis.addEventListener('stand-in-resume', resolve, { once: true }));
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const refusal = (name: string) => new DOMException(`The model refuses: ${name}`, name);

  const isSupported = ({ expectedInputs = [], expectedOutputs = [] }: LanguageModelCreateCoreOptions) =>
    [...expectedInputs, ...expectedOutputs].every(
      ({ type, languages: wanted = [] }) => type === 'text' && wanted.every((language) => languages.includes(language)),
    );

  const download = async ({ signal, monitor }: LanguageModelCreateOptions) => {
    const activation = navigator.userActivation as UserActivation | undefined;
    if (availability === 'downloadable' && activation && !activation.isActive) throw refusal('NotAllowedError');
    const target = new EventTarget() as CreateMonitor;
    monitor?.(target);
    availability = 'downloading';
    for (let step = 0; step <= 10; step++) {
      await pause(downloadStepMs);
      if (signal?.aborted || (failsDownload && step === 5)) {
        availability = 'downloadable';
        throw signal?.aborted ? signal.reason : refusal('NetworkError');
      }
      target.dispatchEvent(
        new ProgressEvent('downloadprogress', { loaded: step / 10, total: 1, lengthComputable: true }),
      );
    }
    availability = 'available';
  };

  const stream = (answer: string, signal: AbortSignal | undefined) =>
    new ReadableStream<string>({
      start: async (controller) => {
        let isOver = false;
        const fail = (reason: unknown) => {
          if (isOver) return;
          isOver = true;
          log.aborted += signal?.aborted ? 1 : 0;
          controller.error(reason);
        };
        if (signal?.aborted) return fail(signal.reason);
        signal?.addEventListener('abort', () => fail(signal.reason));
        if (fault === 'silent') return;
        if (fault === 'refused') return fail(refusal('NotAllowedError'));
        const end = fault === 'midway' ? Math.floor(answer.length / 2) : answer.length;
        for (let from = 0; from < end; from += pieceLength) {
          await pause(pieceMs);
          if (from >= pausesAt) await resumed;
          if (isOver) return;
          controller.enqueue(answer.slice(from, Math.min(end, from + pieceLength)));
        }
        if (fault === 'midway') return fail(refusal('UnknownError'));
        isOver = true;
        controller.close();
      },
    });

  const open = (initial: unknown) => {
    let isDestroyed = false;
    return Object.assign(new EventTarget(), {
      contextWindow: 9216,
      contextUsage: 0,
      measureContextUsage: async (input: LanguageModelPrompt) => Math.ceil(JSON.stringify(input).length / 4),
      promptStreaming(input: LanguageModelPrompt, given: LanguageModelPromptOptions = {}): ReadableStream<string> {
        const { signal, responseConstraint: constraint } = given;
        if (isDestroyed) throw refusal('InvalidStateError');
        const roles = typeof input === 'string' ? [] : input.map(({ role }) => role as string);
        if (roles.includes('system')) throw refusal('NotSupportedError');
        log.prompts.push({ initial, input, constraint });
        if (constraint?.type !== 'object' || !constraint.properties) throw refusal('NotSupportedError');
        return stream(answers[Math.min(log.prompts.length, answers.length) - 1] ?? '', signal);
      },
      destroy() {
        log.destroyed += isDestroyed ? 0 : 1;
        isDestroyed = true;
      },
    });
  };

  const LanguageModel = {
    availability: async (core: LanguageModelCreateCoreOptions = {}) =>
      isSupported(core) ? availability : 'unavailable',
    async create(given: LanguageModelCreateOptions = {}) {
      given.signal?.throwIfAborted();
      const roles = (given.initialPrompts ?? []).map(({ role }) => role as string);
      if (roles.lastIndexOf('system') > 0) throw new TypeError('A system message stands first');
      if (availability === 'unavailable' || !isSupported(given)) throw refusal('NotSupportedError');
      if (availability !== 'available') await download(given);
      if (fault === 'quota') throw refusal('QuotaExceededError');
      log.created += 1;
      return open(given.initialPrompts ?? []);
    },
  };

  Object.assign(globalThis, { LanguageModel, standInLog: log });
  return log;
}
