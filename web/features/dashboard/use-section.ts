import { useSearch } from 'wouter';

// The section that a member's page shows is in its address, so that it can be reloaded, linked to and gone back from.

const parameter = 'section';

/** The first section needs no name. */
export function sectionAddress(base: string, names: readonly string[], name: string): string {
  return name === names[0] ? base : `${base}?${parameter}=${name}`;
}

export function useSection<Name extends string>(names: readonly [Name, ...Name[]]): Name {
  const asked = new URLSearchParams(useSearch()).get(parameter);
  return names.find((name) => name === asked) ?? names[0];
}
