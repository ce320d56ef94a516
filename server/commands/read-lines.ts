import { maxScreenshots, readingRefusals } from '#contract/reading.ts';
import type { Reader, ReadOutcome } from '../adapters/assistant/port.ts';
import { AppError } from '../errors.ts';
import { contentOf, FileError } from './screenshot-file.ts';

// The lines that `npm run read` prints: a reading with its time in milliseconds, or an error.

interface LineContext {
  reader: Reader;
  folder: string;
  complain(line: string): void;
}

export async function fileLine(context: LineContext, file: string) {
  const read = async () => await context.reader.read(await contentOf(context.folder, file));
  return { file, ...(await result(context, read, [file])) };
}

export async function conversationLine(context: LineContext, files: string[]) {
  const read = async (): Promise<ReadOutcome> => {
    if (files.length > maxScreenshots) return { refusal: 'too_many_images' };
    const contents = await Promise.all(files.map((file) => contentOf(context.folder, file)));
    return await context.reader.readConversation(contents);
  };
  return { files, ...(await result(context, read, files)) };
}

async function result({ complain }: LineContext, read: () => Promise<ReadOutcome>, files: string[]) {
  const startedAt = performance.now();
  try {
    const outcome = await read();
    if ('reading' in outcome) return { ...outcome.reading, ms: Math.round(performance.now() - startedAt) };
    const { refusal, page } = outcome;
    return { error: blame({ code: refusal, message: readingRefusals[refusal] }, files, page) };
  } catch (error) {
    if (error instanceof FileError) {
      const { code, message, file } = error;
      return { error: blame({ code, message }, files, files.indexOf(file)) };
    }
    if (!(error instanceof AppError)) throw error;
    if (error.cause instanceof Error) complain(`${files.join(', ')}: ${error.cause.stack}`);
    return { error: { code: error.code, message: error.message } };
  }
}

/** Adds the name of the file at fault where there are several. */
function blame(error: { code: string; message: string }, files: string[], page?: number) {
  return files.length > 1 && page !== undefined ? { ...error, file: files[page] } : error;
}
