import type { Schema } from '../schema/spec.ts';
import { badParameter } from './errors.ts';
import type { FormTree, FormValue } from './form-body.ts';

// Converts a form to typed parameters by the call's schema: checks types, enums and required fields, refuses unknown
// names. An empty string stays one, because the API takes it as «unset this field».

const emptyOnly = (schema: Schema) => schema.enum?.length === 1 && schema.enum[0] === '';

function fits(schema: Schema, value: FormValue): boolean {
  if (typeof value === 'object') return schema.type === 'object' || schema.type === 'array';
  if (schema.enum) return schema.enum.includes(value);
  if (schema.type === 'number') return value !== '' && Number.isFinite(Number(value));
  if (schema.type === 'boolean') return value === 'true' || value === 'false';
  return schema.type === 'string';
}

function read(schema: Schema, value: FormValue, path: string): unknown {
  if (schema.anyOf) {
    const branch = schema.anyOf.find((one) => fits(one, value)) ?? schema.anyOf.find((one) => !emptyOnly(one));
    return read(branch ?? {}, value, path);
  }
  if (typeof value === 'object') {
    if (schema.type === 'array')
      return Object.entries(value).map(([at, item]) => read(schema.items ?? {}, item, `${path}[${at}]`));
    if (schema.type === 'object') return readParameters(schema, value, path);
    throw badParameter('parameter_invalid_string', path, `Invalid string: ${path} is a hash.`);
  }
  if (schema.enum) {
    if (schema.enum.includes(value)) return value;
    const choices = schema.enum.slice(0, 20).join(', ');
    throw badParameter('parameter_invalid_enum', path, `Invalid ${path}: must be one of ${choices}`);
  }
  if (schema.type === 'number') {
    if (fits(schema, value)) return Number(value);
    throw badParameter('parameter_invalid_integer', path, `Invalid integer: ${value}`);
  }
  if (schema.type === 'boolean') {
    if (fits(schema, value)) return value === 'true';
    throw badParameter('parameter_invalid_boolean', path, `Invalid boolean: ${value}`);
  }
  if (schema.type === 'array' || schema.type === 'object') {
    if (value === '') return '';
    throw badParameter(`parameter_invalid_${schema.type}`, path, `Invalid ${schema.type}`);
  }
  return value;
}

export function readParameters(schema: Schema, form: FormTree, within = ''): Record<string, unknown> {
  const nameOf = (key: string) => (within ? `${within}[${key}]` : key);
  const free = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null;
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(form)) {
    const property = schema.properties?.[key] ?? free;
    if (property) result[key] = read(property, value, nameOf(key));
    else if (schema.additionalProperties === false || schema.properties) {
      throw badParameter('parameter_unknown', nameOf(key), `Received unknown parameter: ${nameOf(key)}`);
    } else result[key] = value;
  }
  for (const key of schema.required ?? []) {
    if (!(key in result))
      throw badParameter('parameter_missing', nameOf(key), `Missing required param: ${nameOf(key)}.`);
  }
  return result;
}
