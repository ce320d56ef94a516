import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '../errors.ts';

/** Parses params, query and body by the contract, or refuses with a French message for each wrong field. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest, body: unknown = request.body) {
  if (!endpoint.body && body !== undefined && body !== null && !isEmptyObject(body))
    throw new AppError('invalid_body', "Cet appel n'attend aucun contenu.");
  return {
    params: endpoint.params ? parse(endpoint.params, request.params) : undefined,
    query: endpoint.query ? parse(endpoint.query, request.query) : undefined,
    body: endpoint.body ? parse(endpoint.body, body ?? {}) : undefined,
  };
}

/** A refusal stays small, whatever was sent: so many fields are told, and names are cut at so many characters. */
const told = { fields: 20, unknownKeys: 5, characters: 100 };

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value, { error: inFrench });
  const fields: Record<string, string> = {};
  if (!parsed.success)
    for (const issue of parsed.error.issues.slice(0, told.fields)) fields[pathOf(issue.path)] ??= issue.message;
  else markUnreadable(parsed.data, [], fields);
  if (Object.keys(fields).length === 0) return parsed.data;
  throw new AppError('invalid_body', 'Certains champs sont à corriger.', { fields });
}

/** Messages where the contract gives none: for values that no form of ours can send, only other programs. */
function inFrench(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `Champ inconnu : ${issue.keys.slice(0, told.unknownKeys).map(shortened).join(', ')}`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'Ce champ manque';
  if (issue.code === 'too_big') return 'Valeur trop longue';
  return 'Valeur invalide';
}

/** PostgreSQL stores no NUL, and half a surrogate pair is no character. */
const unreadable = /[\0\p{Surrogate}]/u;

function markUnreadable(value: unknown, path: PropertyKey[], fields: Record<string, string>): void {
  if (Object.keys(fields).length >= told.fields) return;
  if (typeof value === 'string' && unreadable.test(value)) fields[pathOf(path)] = 'Caractères illisibles';
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) markUnreadable(part, [...path, key], fields);
}

function pathOf(path: PropertyKey[]): string {
  return shortened(path.map(String).join('.')) || '_';
}

function shortened(name: string): string {
  return name.length > told.characters ? `${name.slice(0, told.characters)}…` : name;
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
