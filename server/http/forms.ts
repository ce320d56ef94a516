import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

// Uploads (multipart/form-data). A form is read only after its sender is known, into memory, and never written to disk.

export interface Form {
  fields: Record<string, unknown>;
  files: Uint8Array[];
}

export interface FormLimits {
  maxFiles: number;
  /** Of the whole body: all files, fields and boundaries together. */
  maxBytes: number;
}

const formType = 'multipart/form-data';
/** Text fields beside the files. */
const maxFields = 16;

/** The reader reads two conversations and queues 32; a few more forms may be on their way. Each is wholly in memory. */
const maxConcurrentForms = 40;

/** Parsed between two looks at whether the form is refused: a million empty parts cost no more than two thousand. */
const sliceBytes = 16 * 1024;

/** Runs work on forms, up to 40 at a time; the 41st is refused before anything of it is read. */
export function limitConcurrentForms(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  return async (work) => {
    if (running >= maxConcurrentForms)
      throw new AppError('overloaded', 'Beaucoup de captures arrivent en ce moment. Réessaie dans quelques secondes.', {
        retryAfterSeconds: 5,
      });
    running++;
    try {
      return await work();
    } finally {
      running--;
    }
  };
}

export function isForm({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').toLowerCase().startsWith(formType);
}

/** Hands a form's body on as an unread stream; `readForm` reads it. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(formType, (_request, payload, done) => done(null, payload));
}

/** Null where the body is not a form. */
export async function readForm(request: FastifyRequest, limits: FormLimits): Promise<Form | null> {
  if (!isForm(request)) return null;
  const body = request.body as Readable;
  try {
    if (Number(request.headers['content-length']) > limits.maxBytes) throw tooLarge();
    return await parseForm(body, request.headers['content-type'] ?? '', limits);
  } catch (error) {
    // The rest of a refused body is received and dropped, as Node does with a body that nobody reads: a closed
    // connection could be reset before the sender has read the refusal.
    body.resume();
    // What fails here is the body: its boundary, its end, or a sender who left in the middle of it.
    throw error instanceof AppError ? error : unreadable(error);
  }
}

async function parseForm(body: Readable, contentType: string, limits: FormLimits): Promise<Form> {
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: {
      files: limits.maxFiles,
      fields: maxFields,
      parts: limits.maxFiles + maxFields,
      fieldSize: limits.maxBytes,
    },
  });
  const { form, throwIfRefused } = collectParts(parser, limits);
  const finished = once(parser, 'finish');
  finished.catch(() => undefined);
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > limits.maxBytes) throw tooLarge();
    for (let at = 0; at < chunk.length; at += sliceBytes) {
      parser.write(chunk.subarray(at, at + sliceBytes));
      throwIfRefused();
    }
  }
  parser.end();
  await finished;
  throwIfRefused();
  return form;
}

/** Fills a form from the parser's events; `throwIfRefused` throws the first thing that was wrong with it. */
function collectParts(parser: BusboyInstance, { maxFiles }: FormLimits) {
  const form: Form = { fields: {}, files: [] };
  const refusals: AppError[] = [];
  const refuse = (error: AppError) => void refusals.push(error);
  parser
    .on('file', (_name, stream) => {
      const place = form.files.push(new Uint8Array()) - 1;
      collectFile(stream, (file) => {
        form.files[place] = file;
      });
    })
    .on('field', (name: string | undefined, text) => {
      const fields = name === 'request' ? parseRequest(text) : name !== undefined && { [name]: text };
      // Spread rather than assigned: a field called __proto__ becomes a field, and the contract refuses it as unknown.
      if (fields) form.fields = { ...form.fields, ...fields };
      else refuse(unreadable());
    })
    .on('filesLimit', () =>
      refuse(new AppError('invalid_body', `Tu peux envoyer ${maxFiles} fichiers au maximum à la fois.`)),
    )
    .on('fieldsLimit', () => refuse(unreadable()))
    .on('partsLimit', () => refuse(unreadable()))
    .on('error', (error) => refuse(unreadable(error)));
  return {
    form,
    throwIfRefused() {
      if (refusals[0]) throw refusals[0];
    },
  };
}

function collectFile(stream: BusboyFileStream, done: (file: Uint8Array) => void): void {
  const chunks: Buffer[] = [];
  stream
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => done(Buffer.concat(chunks)))
    // A file that is cut off is an error of the parser as well, which refuses the form.
    .on('error', () => undefined);
}

function parseRequest(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {}
  return null;
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', 'Ces fichiers sont trop volumineux. Envoies-en moins à la fois.');
}

function unreadable(cause?: unknown): AppError {
  return new AppError('invalid_body', "Le contenu envoyé n'est pas lisible. Recharge la page et recommence.", {
    cause,
  });
}
