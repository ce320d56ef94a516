import { photoRefusals } from '#contract/photos.ts';
import type { PhotoStudio } from '../adapters/assistant/photos/port.ts';
import { AppError } from '../errors.ts';
import { asBrowserSends } from './photo-file.ts';
import { contentOf, FileError } from './screenshot-file.ts';

// `npm run -s photo -- FILE…`: prints one JSON line for each photo. It needs neither the server nor its database.

const usage = `Usage : npm run -s photo -- FICHIER…
Mesure des photos et écrit une ligne JSON par fichier : scores, mesures, remarques et pistes.`;

type Analyst = Pick<PhotoStudio, 'analyse' | 'close'>;

export interface PhotoCommandContext {
  args: string[];
  /** Folder that relative paths start from. */
  folder: string;
  openAnalyst(): Analyst;
  print(line: string): void;
  complain(line: string): void;
}

/** Returns the exit code: 0 if every photo was measured. */
export async function photoCommand(context: PhotoCommandContext): Promise<number> {
  const { args, print, complain } = context;
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    print(usage);
    return 0;
  }
  const unknown = args.find((arg) => arg.startsWith('-'));
  if (unknown || args.length === 0) {
    complain(unknown ? `Option inconnue : ${unknown}\n${usage}` : usage);
    return 1;
  }
  const analyst = context.openAnalyst();
  let isAllMeasured = true;
  try {
    for (const file of args) {
      const line = { file, ...(await lineOf(context, analyst, file)) };
      if ('error' in line) isAllMeasured = false;
      print(JSON.stringify(line));
    }
  } finally {
    await analyst.close();
  }
  return isAllMeasured ? 0 : 1;
}

async function lineOf({ folder, complain }: PhotoCommandContext, analyst: Analyst, file: string) {
  try {
    const content = await asBrowserSends(await contentOf(folder, file));
    const startedAt = performance.now();
    const outcome = await analyst.analyse(content);
    if ('result' in outcome) return { ...outcome.result, ms: Math.round(performance.now() - startedAt) };
    return { error: { code: outcome.refusal, message: photoRefusals[outcome.refusal] } };
  } catch (error) {
    if (error instanceof FileError) return { error: { code: error.code, message: error.message } };
    if (!(error instanceof AppError)) throw error;
    if (error.cause instanceof Error) complain(`${file}: ${error.cause.stack}`);
    return { error: { code: error.code, message: error.message } };
  }
}
