import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

// Uploads. A form is read only once it is known who sends it, whole, in memory, and never written anywhere.

export interface Form {
  fields: Record<string, unknown>;
  files: Uint8Array[];
}

const formType = 'multipart/form-data';
/** Text beside the files. */
const maxFields = 16;

/** What the reader holds, and a few that are on their way: each is in memory with all its files. */
const formsAtOnce = 40;

/** Counts the forms that are being worked on; beyond what can be, one is refused before anything of it is read. */
export function formDoor(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let inside = 0;
  return async (work) => {
    if (inside >= formsAtOnce)
      throw new AppError('overloaded', 'Beaucoup de captures arrivent en ce moment. Réessaie dans quelques secondes.', {
        retryAfterSeconds: 5,
      });
    inside++;
    try {
      return await work();
    } finally {
      inside--;
    }
  };
}

export function isForm({ headers }: FastifyRequest): boolean {
  return (headers['content-type'] ?? '').toLowerCase().startsWith(formType);
}

/** Lets forms through unread; `readForm` reads them. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(formType, (_request, payload, done) => done(null, payload));
}

/** Null where the body is no form. */
export async function readForm(
  request: FastifyRequest,
  limits: { maxFiles: number; maxBytes: number },
): Promise<Form | null> {
  if (!isForm(request)) return null;
  const type = request.headers['content-type'] ?? '';
  const bytes = await collect(request.body as AsyncIterable<Buffer>, limits.maxBytes);
  const boundary = type.match(/boundary="?([^";]{1,70})"?/i)?.[1];
  // Counted before anything is made of them, so that a million empty parts cost nothing.
  if (!boundary || countOf(bytes, `--${boundary}`) > limits.maxFiles + maxFields + 1) throw unreadable();
  const parts = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch((error: unknown) => {
      throw unreadable(error);
    });
  const form: Form = { fields: {}, files: [] };
  for (const [name, value] of parts) {
    if (typeof value !== 'string') form.files.push(new Uint8Array(await value.arrayBuffer()));
    else Object.assign(form.fields, name === 'request' ? parseRequest(value) : { [name]: value });
  }
  if (form.files.length > limits.maxFiles)
    throw new AppError('invalid_body', `Tu peux envoyer ${limits.maxFiles} fichiers au maximum à la fois.`);
  return form;
}

async function collect(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > maxBytes)
      throw new AppError('payload_too_large', 'Ces fichiers sont trop volumineux. Envoie-en moins à la fois.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function countOf(bytes: Buffer, text: string): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) count++;
  return count;
}

function parseRequest(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {}
  throw unreadable();
}

function unreadable(cause?: unknown): AppError {
  return new AppError('invalid_body', "Le contenu envoyé n'est pas lisible.", { cause });
}
