import type { Metadata } from './types.ts';

/**
 * The API's rule: given keys replace, an empty value removes its key, an empty string in place of the object removes
 * all.
 */
export function mergeMetadata(current: Metadata, given: unknown): Metadata {
  if (given === '') return {};
  const merged = { ...current };
  for (const [key, value] of Object.entries((given ?? {}) as Record<string, string | number | null>)) {
    if (value === '' || value === null) delete merged[key];
    else merged[key] = String(value);
  }
  return merged;
}
