import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

// Shared by commands that take JSON and print JSON: cases (one object, an array, or a JSON value a line) come from files or
// standard input, each gets one line with its `id`, and a wrong case does not keep the others from being answered.

export interface CasesContext {
  args: string[];
  /** What relative paths start from. */
  folder: string;
  readInput(): Promise<string>;
  print(line: string): void;
  complain(line: string): void;
}

/** Thrown by a command for a wrong case; its French message is printed as that case's line. */
export class CaseError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export type Case = Record<string, unknown>;

type Answer = (input: Case) => object | Promise<object>;

/** Returns the exit code: 0 when every case was answered. With `isNumbered`, a case without id gets its place, from 0. */
export async function answerCases(
  context: CasesContext,
  usage: string,
  answer: Answer,
  { isNumbered = false } = {},
): Promise<number> {
  const asked = parse(context.args);
  if (asked.help) {
    context.print(usage);
    return 0;
  }
  if (asked.problem || asked.files.length === 0) {
    context.complain(asked.problem ? `${asked.problem}\n${usage}` : usage);
    return 1;
  }
  let isAllAnswered = true;
  const print = (line: object) => {
    if ('error' in line) isAllAnswered = false;
    context.print(JSON.stringify(line));
  };
  for (const file of asked.files) {
    const cases = await attempt(context, async () => ({ list: casesIn(await textOf(context, file)) }));
    if ('error' in cases) print(isNumbered ? { id: null, ...cases } : cases);
    else
      for (const [place, input] of cases.list.entries())
        print(await line(context, input, answer, isNumbered ? place : undefined));
  }
  return isAllAnswered ? 0 : 1;
}

async function line(context: CasesContext, input: unknown, answer: Answer, place?: number) {
  const id = (isCase(input) ? input.id : undefined) ?? place;
  const given = id === undefined ? {} : { id };
  const answered = await attempt(context, async () => {
    if (!isCase(input)) throw new CaseError('invalid_input', 'Chaque cas doit être un objet JSON.');
    return await answer(input);
  });
  return { ...given, ...answered };
}

type Failure = { error: { code: string; message: string } };

async function attempt<T extends object>({ complain }: CasesContext, work: () => Promise<T>): Promise<T | Failure> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CaseError) return { error: { code: error.code, message: error.message } };
    complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { error: { code: 'internal_error', message: "Une erreur inattendue s'est produite." } };
  }
}

async function textOf({ folder, readInput }: CasesContext, file: string): Promise<string> {
  if (file === '-') return await readInput();
  try {
    return await readFile(path.resolve(folder, file), 'utf8');
  } catch {
    throw new CaseError('file_not_found', `Le fichier « ${file} » est introuvable ou illisible.`);
  }
}

function casesIn(text: string): unknown[] {
  const parsed = parseJson(text.replace(/^\uFEFF/u, ''));
  return Array.isArray(parsed) ? parsed : [parsed];
}

/** JSON, or one JSON value a line. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const lines = text.split(/\r?\n/u).filter((part) => part.trim() !== '');
    try {
      if (lines.length > 1) return lines.map((part) => JSON.parse(part) as unknown);
    } catch {
      // Neither JSON nor JSON lines: the error below says so.
    }
    throw new CaseError(
      'invalid_json',
      "Le contenu n'est pas du JSON valide : un objet ou un tableau d'objets est attendu.",
    );
  }
}

function isCase(input: unknown): input is Case {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function parse(args: string[]): { files: string[]; help: boolean; problem?: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    return { files: positionals, help: values.help === true };
  } catch (error) {
    return { files: [], help: false, problem: (error as Error).message };
  }
}
