import type { StripeObject } from '../objects/types.ts';
import { findParameters, type Schema } from '../schema/spec.ts';
import type { World } from '../world.ts';

export interface Call<P> {
  world: World;
  params: P;
  /** The `{id}` of the path. */
  id: string;
  /** The path of the request; a list repeats it as its `url`. */
  path: string;
}

/** An answer is an object of the API, a list of them or the notice that one was deleted. */
export type Answer = StripeObject | { object: 'list' };

export interface Operation {
  method: string;
  path: string;
  parameters: Schema;
  run(call: Call<never>): Answer;
}

type Route = `${'get' | 'post' | 'delete'} /v1/${string}`;

/**
 * A call of the API. Its parameters come from the OpenAPI description, or from `extra` if the description lacks the
 * call.
 */
export function operation<P>(route: Route, run: (call: Call<P>) => Answer, extra?: Schema): Operation {
  const [method = '', path = ''] = route.split(' ');
  const parameters = extra ?? findParameters(method, path);
  if (!parameters) throw new Error(`The description has no call ${route}.`);
  return { method, path, parameters, run: run as (call: Call<never>) => Answer };
}

/** Parameters, by name and type, of a call that the OpenAPI description lacks. */
export function parameters(types: Record<string, 'string' | 'boolean' | 'number' | 'metadata' | 'strings'>): Schema {
  const schemas: Record<string, Schema> = { expand: { type: 'array', items: { type: 'string' } } };
  for (const [name, type] of Object.entries(types)) {
    if (type === 'metadata') schemas[name] = { type: 'object', additionalProperties: { type: 'string' } };
    else if (type === 'strings') schemas[name] = { type: 'array', items: { type: 'string' } };
    else schemas[name] = { type };
  }
  return { type: 'object', properties: schemas, additionalProperties: false };
}
