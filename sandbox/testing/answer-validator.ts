import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { spec } from '../schema/spec.ts';

// Validates answers and events against Stripe's OpenAPI description.

// Compiling a schema takes longer than validating all answers of a test file, so ajv optimises nothing.
const ajv = new Ajv2020({
  strict: false,
  inlineRefs: false,
  validateSchema: false,
  code: { optimize: false },
  loopEnum: 3,
  loopRequired: 3,
});
ajvFormats.default(ajv);
ajv.addSchema({ $id: 'stripe', ...spec });

const compiled = new Map<string, ValidateFunction>();

function validatorAt(pointer: string): ValidateFunction {
  const known = compiled.get(pointer);
  if (known) return known;
  const fresh = ajv.compile({ $ref: `stripe#${pointer}` });
  compiled.set(pointer, fresh);
  return fresh;
}

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

function complaints(pointer: string, value: unknown, what: string): string[] {
  const validate = validatorAt(pointer);
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, 5).map((error) => {
    const detail = JSON.stringify(error.params);
    return `${what}${error.instancePath}: ${error.message} ${detail}`;
  });
}

function findTemplate(method: string, path: string): string | null {
  const operations = Object.keys(spec.paths).filter((template) => spec.paths[template]?.[method]);
  if (operations.includes(path)) return path;
  const fits = (template: string) => new RegExp(`^${template.replaceAll('{id}', '[^/]+')}$`).test(path);
  return operations.find(fits) ?? null;
}

const componentPointer = (name: string) => `/components/schemas/${escapePointer(name)}`;

interface Named {
  object?: string;
  deleted?: boolean;
  data?: unknown;
}

/** Validates an object by its `object` field, for answers whose call the description lacks. */
function complaintsAboutObject(value: Named, what: string): string[] {
  if (value.object === 'list' && Array.isArray(value.data)) {
    return value.data.flatMap((item: Named) => complaintsAboutObject(item, `${what}.data`));
  }
  const name = value.deleted ? `deleted_${value.object}` : String(value.object);
  if (!spec.components.schemas[name]) return [`${what}: the description has no object ${name}`];
  return complaints(componentPointer(name), value, what);
}

export function complaintsAboutEvent(event: { type: string; data: { object: Named } }): string[] {
  return [
    ...complaints(componentPointer('event'), event, event.type),
    ...complaintsAboutObject(event.data.object, `${event.type} data.object`),
  ];
}

export function complaintsAboutAnswer(method: string, path: string, status: number, body: unknown): string[] {
  const what = `${method} ${path}`;
  if (status >= 400) return complaints(componentPointer('error'), body, what);
  const template = findTemplate(method.toLowerCase(), path);
  if (!template) return complaintsAboutObject(body as Named, what);
  const pointer = `/paths/${escapePointer(template)}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
  const found = complaints(pointer, body, what);
  if (!path.startsWith('/v1/events')) return found;
  const events = (body as { data?: unknown[] }).data;
  return [...found, ...(Array.isArray(events) ? events : [body]).flatMap((one) => complaintsAboutEvent(one as never))];
}
