import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../paths.mjs';

// Every regular expression that users' text can reach: those that are written in the sources, and those that are built while the
// modules load.

const folders = ['contract', 'engine', 'server', 'web'];
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('testing');

export interface Expression {
  pattern: RegExp;
  /** The file that it is written in; null for one that is built. */
  file: string | null;
}

/** `load` loads the modules, none of which may have been loaded before. */
export async function gatherExpressions(load: () => Promise<void>): Promise<Expression[]> {
  const found = new Map<string, Expression>();
  const add = (pattern: RegExp, file: string | null) => found.set(String(pattern), { pattern, file });
  for (const folder of folders)
    for (const file of sourcesIn(folder)) for (const one of literalsOf(file)) add(one, file);
  for (const one of await builtDuring(load)) if (!found.has(String(one))) add(one, null);
  return [...found.values()];
}

function sourcesIn(folder: string): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.map((file) => path.posix.join(folder, file.split(path.sep).join('/'))).filter(isSource);
}

function literalsOf(file: string): RegExp[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const literals: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(expressionOf(node.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return literals;
}

function expressionOf(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

/** Those of packages do not count: their constructor is called from `node_modules`. */
async function builtDuring(load: () => Promise<void>): Promise<RegExp[]> {
  const built: RegExp[] = [];
  const own = globalThis.RegExp;
  globalThis.RegExp = new Proxy(own, {
    construct(target, given, asked) {
      const made: RegExp = Reflect.construct(target, given, asked);
      const [, , caller = ''] = new Error().stack?.split('\n') ?? [];
      if (!caller.includes('node_modules')) built.push(made);
      return made;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = own;
  }
  return built;
}
