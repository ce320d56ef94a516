import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noSuch } from './http/errors.ts';
import type { Kind, Kinds } from './kinds.ts';

// Keeps everything in memory. With a file, the changes of each call are appended before its answer is sent, so that a
// killed process loses nothing that it answered. Opening the file rewrites it without overwritten values.

type Line = [kind: Kind, id: string, value: unknown];

/** Everything that a store held, as a copy. */
export type StoreCopy = Line[];

export interface Store {
  put<K extends Kind>(kind: K, id: string, value: Kinds[K]): Kinds[K];
  /** Marks a value that was changed in place, so that `save` writes it. */
  touch(kind: Kind, id: string): void;
  remove(kind: Kind, id: string): void;
  find<K extends Kind>(kind: K, id: string): Kinds[K] | null;
  /** Throws the API's «No such …»; `param` names the parameter that the id came from. */
  get<K extends Kind>(kind: K, id: string, param?: string): Kinds[K];
  /** In order of creation. */
  all<K extends Kind>(kind: K): Kinds[K][];
  entries<K extends Kind>(kind: K): [id: string, value: Kinds[K]][];
  /** Removes the oldest values of a kind beyond `count`; up to a quarter more may stay. */
  keepNewest(kind: Kind, count: number): void;
  copy(): StoreCopy;
  /** Forgets everything but this copy, in the file too. */
  goBackTo(copy: StoreCopy): void;
  save(): void;
}

function load(file: string, tables: Map<Kind, Map<string, unknown>>): void {
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    let line: Line;
    try {
      line = JSON.parse(text);
    } catch {
      // The last line of a process that was killed while writing it; that call was never answered.
      continue;
    }
    if (!Array.isArray(line)) throw new Error(`a line of ${file} is no change: ${text.slice(0, 40)}`);
    const [kind, id, value] = line;
    const table = tables.get(kind) ?? new Map();
    tables.set(kind, table);
    if (value === null) table.delete(id);
    else table.set(id, value);
  }
}

function rewrite(file: string, tables: Map<Kind, Map<string, unknown>>): void {
  const lines: string[] = [];
  for (const [kind, table] of tables) {
    for (const [id, value] of table) lines.push(`${JSON.stringify([kind, id, value])}\n`);
  }
  const fresh = `${file}.new`;
  writeFileSync(fresh, lines.join(''));
  renameSync(fresh, file);
}

function readTables(file: string): Map<Kind, Map<string, unknown>> {
  const tables = new Map<Kind, Map<string, unknown>>();
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file)) load(file, tables);
  rewrite(file, tables);
  return tables;
}

export function openStore(file?: string): Store {
  const tables = file ? readTables(file) : new Map<Kind, Map<string, unknown>>();
  const changed = new Map<string, [Kind, string]>();

  function table<K extends Kind>(kind: K): Map<string, Kinds[K]> {
    const existing = tables.get(kind);
    if (existing) return existing as Map<string, Kinds[K]>;
    const fresh = new Map<string, Kinds[K]>();
    tables.set(kind, fresh);
    return fresh;
  }

  const store: Store = {
    put(kind, id, value) {
      table(kind).set(id, value);
      store.touch(kind, id);
      return value;
    },
    touch(kind, id) {
      if (file) changed.set(`${kind}/${id}`, [kind, id]);
    },
    remove(kind, id) {
      table(kind).delete(id);
      store.touch(kind, id);
    },
    find: (kind, id) => table(kind).get(id) ?? null,
    get(kind, id, param) {
      const value = table(kind).get(id);
      if (!value) throw noSuch(kind, id, param);
      return value;
    },
    all: (kind) => [...table(kind).values()],
    entries: (kind) => [...table(kind).entries()],
    keepNewest(kind, count) {
      const kept = table(kind);
      // Removed in batches: deleting the first entries of a Map one by one gets slower with each.
      if (kept.size <= count * 1.25) return;
      for (const id of [...kept.keys()].slice(0, kept.size - count)) store.remove(kind, id);
    },
    copy: () =>
      structuredClone([...tables].flatMap(([kind, kept]) => [...kept].map(([id, value]): Line => [kind, id, value]))),
    goBackTo(copy) {
      tables.clear();
      changed.clear();
      for (const [kind, id, value] of structuredClone(copy)) table(kind).set(id, value as never);
      if (file) rewrite(file, tables);
    },
    save() {
      if (!file || changed.size === 0) return;
      const lines = [...changed.values()].map(([kind, id]) => `${JSON.stringify([kind, id, store.find(kind, id)])}\n`);
      changed.clear();
      appendFileSync(file, lines.join(''));
    },
  };
  return store;
}
