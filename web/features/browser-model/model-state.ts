// What the browser says of its language model, and its download.

export type ModelState = Availability;

/** The same for every call: a model that lacks a language says so before anything is asked of it. */
export const modelOptions: LanguageModelCreateCoreOptions = {
  expectedInputs: [{ type: 'text', languages: ['fr'] }],
  expectedOutputs: [{ type: 'text', languages: ['fr'] }],
};

/** `unavailable` also where the browser refuses to say. */
export async function readModelState(): Promise<ModelState> {
  try {
    return await LanguageModel.availability(modelOptions);
  } catch {
    return 'unavailable';
  }
}

interface Downloading {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Browsers start a download only after a click or a key. The session that comes with it is not needed. */
export async function downloadModel({ signal, onProgress }: Downloading): Promise<void> {
  const session = await LanguageModel.create({
    ...modelOptions,
    signal,
    monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded)),
  });
  session.destroy();
}
