import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { photoRefusals, retouchStrength } from '#contract/photos.ts';
import type { PhotoStudio } from '../adapters/assistant/photos/port.ts';
import { AppError } from '../errors.ts';
import { asBrowserSends } from './photo-file.ts';
import { contentOf, FileError } from './screenshot-file.ts';

// `npm run -s retouch -- IN OUT`: writes the retouched photo and prints what was done as JSON. It needs neither the server nor its
// database.

const usage = `Usage : npm run -s retouch -- [--strength ${retouchStrength.usual}] [--crop] [--blur] ENTRÉE SORTIE
Retouche une photo, écrit un JPEG dans SORTIE et affiche une ligne JSON : retouches, scores et mesures avant et après.
--strength va de ${retouchStrength.min} à ${retouchStrength.max} ; --crop recadre autour de la personne, --blur floute l'arrière-plan.`;

type Retoucher = Pick<PhotoStudio, 'retouch' | 'close'>;

export interface RetouchCommandContext {
  args: string[];
  /** Folder that relative paths start from. */
  folder: string;
  openStudio(): Retoucher;
  print(line: string): void;
  complain(line: string): void;
}

/** Returns the exit code: 0 if the photo was retouched. */
export async function retouchCommand(context: RetouchCommandContext): Promise<number> {
  const { args, print, complain } = context;
  const asked = parse(args);
  if ('problem' in asked) {
    complain(asked.problem ? `${asked.problem}\n${usage}` : usage);
    return 1;
  }
  if (asked.help) {
    print(usage);
    return 0;
  }
  const studio = context.openStudio();
  try {
    const line = { file: asked.from, ...(await retouch(context, studio, asked)) };
    print(JSON.stringify(line));
    return 'error' in line ? 1 : 0;
  } finally {
    await studio.close();
  }
}

interface Asked {
  help: boolean;
  from: string;
  to: string;
  options: { strength: number; crop: boolean; blur: boolean };
}

async function retouch({ folder, complain }: RetouchCommandContext, studio: Retoucher, { from, to, options }: Asked) {
  try {
    const content = await asBrowserSends(await contentOf(folder, from));
    const startedAt = performance.now();
    const outcome = await studio.retouch(content, options);
    if ('refusal' in outcome) return { error: { code: outcome.refusal, message: photoRefusals[outcome.refusal] } };
    const ms = Math.round(performance.now() - startedAt);
    const { retouchedImageBase64, ...report } = outcome;
    await writeFile(resolve(folder, to), Buffer.from(retouchedImageBase64, 'base64')).catch((error) => {
      throw new FileError(to, error);
    });
    return { written: to, ...report, ms };
  } catch (error) {
    if (error instanceof FileError) return { error: { code: error.code, message: error.message, file: error.file } };
    if (!(error instanceof AppError)) throw error;
    if (error.cause instanceof Error) complain(`${from}: ${error.cause.stack}`);
    return { error: { code: error.code, message: error.message } };
  }
}

function parse(args: string[]): Asked | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        strength: { type: 'string' },
        crop: { type: 'boolean' },
        blur: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const strength = Number(values.strength ?? retouchStrength.usual);
    const isInRange = Number.isInteger(strength) && strength >= retouchStrength.min && strength <= retouchStrength.max;
    if (!isInRange) return { problem: `--strength : un entier de ${retouchStrength.min} à ${retouchStrength.max}` };
    const [from = '', to = ''] = positionals;
    const help = values.help === true;
    if (!help && positionals.length !== 2) return { problem: '' };
    return { help, from, to, options: { strength, crop: values.crop === true, blur: values.blur === true } };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
