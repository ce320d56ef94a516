import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { unreadable } from './json-body.ts';
import { exceedsJsonBounds } from './json-bounds.ts';
import { declaredLength, type Reception, receive } from './receive.ts';

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
/** Of one text field: a conversation and the texts to avoid. */
const maxFieldBytes = 1024 * 1024;

/** Parsed between two looks at whether the form is refused: a million empty parts cost no more than two thousand. */
const sliceBytes = 16 * 1024;

export function isForm({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').toLowerCase().startsWith(formType);
}

/** Hands a form's body on as an unread stream; `readForm` reads it. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(formType, (_request, payload, done) => done(null, payload));
}

/** `onBytes` counts what has come of it, and may throw. */
export async function readForm(
  request: FastifyRequest,
  limits: FormLimits,
  onBytes?: (bytes: number) => void,
  slowest?: Reception['slowest'],
): Promise<Form> {
  try {
    const parser = parserFor(request.headers['content-type'] ?? '', limits);
    const declaredBytes = declaredLength(request.headers);
    const { form, throwIfRefused } = collectParts(parser, limits, declaredBytes ?? limits.maxBytes);
    const finished = once(parser, 'finish');
    finished.catch(() => undefined);
    const reception = { maxBytes: limits.maxBytes, tooLarge, ...(onBytes && { onBytes }), ...(slowest && { slowest }) };
    await receive(request.body as Readable, declaredBytes, reception, (chunk) => {
      for (let at = 0; at < chunk.length; at += sliceBytes) {
        parser.write(chunk.subarray(at, at + sliceBytes));
        throwIfRefused();
      }
    });
    parser.end();
    await finished;
    throwIfRefused();
    return form;
  } catch (error) {
    (request.body as Readable).resume();
    // What fails here is the body: its boundary, its end, or a sender who left in the middle of it.
    throw error instanceof AppError ? error : unreadable(error);
  }
}

function parserFor(contentType: string, limits: FormLimits): BusboyInstance {
  return new Busboy({
    headers: { 'content-type': contentType },
    limits: {
      files: limits.maxFiles,
      fields: maxFields,
      parts: limits.maxFiles + maxFields,
      fieldSize: Math.min(limits.maxBytes, maxFieldBytes),
    },
  });
}

/** Fills a form from the parser's events; `throwIfRefused` throws the first thing that was wrong with it. */
function collectParts(parser: BusboyInstance, { maxFiles }: FormLimits, maxBytes: number) {
  const form: Form = { fields: {}, files: [] };
  const collectFile = fileCollector(maxBytes);
  const refusals: AppError[] = [];
  const refuse = (error: AppError) => void refusals.push(error);
  parser
    .on('file', (_name, stream) => {
      const place = form.files.push(new Uint8Array()) - 1;
      collectFile(stream, (file) => {
        form.files[place] = file;
      });
    })
    .on('field', (name: string | undefined, text, _isNameCut, isTextCut) => {
      if (isTextCut) return refuse(tooLarge());
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

/**
 * Puts files into one memory as they come. Its pages are taken from the system as they are written to; joining the chunks of 23 MB at
 * the end took 60 ms at once, and twice the memory.
 */
function fileCollector(maxBytes: number): (stream: BusboyFileStream, done: (file: Uint8Array) => void) => void {
  let memory = new Uint8Array();
  let used = 0;
  return (stream, done) => {
    if (memory.length === 0) memory = new Uint8Array(maxBytes);
    let start = 0;
    let end = 0;
    stream
      .on('data', (chunk: Buffer) => {
        if (end === 0) start = used;
        else if (end !== used) throw new Error('two files of a form come at the same time');
        memory.set(chunk, used);
        used += chunk.length;
        end = used;
      })
      // Told only after the next file has begun.
      .on('end', () => done(memory.subarray(start, end)))
      // A file that is cut off is an error of the parser as well, which refuses the form.
      .on('error', () => undefined);
  };
}

function parseRequest(text: string): object | null {
  if (exceedsJsonBounds(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {}
  return null;
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', 'Ces fichiers sont trop volumineux. Envoies-en moins à la fois.');
}
