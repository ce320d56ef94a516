import { useSearch } from 'wouter';

// The section shown is part of the address (`?section=`), so that reload, links and the Back button keep it.

const parameter = 'section';

/** The first section has the bare address. */
export function sectionAddress(base: string, names: readonly string[], name: string): string {
  return name === names[0] ? base : `${base}?${parameter}=${name}`;
}

export function useSection<Name extends string>(names: readonly [Name, ...Name[]]): Name {
  const asked = new URLSearchParams(useSearch()).get(parameter);
  return names.find((name) => name === asked) ?? names[0];
}
