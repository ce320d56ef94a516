import document from '../stripe-openapi.json' with { type: 'json' };

// Stripe's OpenAPI description, trimmed to the calls that the product uses (MIT, see ../stripe-openapi.LICENSE).
// Parameters are parsed by it, answers start from it, and tests validate answers against it.

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: Parameter[];
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

export interface Spec {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export const spec = document as unknown as Spec;
export const apiVersion = spec.info.version;

/** The parameters of a call as one object schema; null if the description lacks the call. */
export function findParameters(method: string, path: string): Schema | null {
  const operation = spec.paths[path]?.[method];
  if (!operation) return null;
  const body = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema;
  if (body) return body;
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
