import type { OpenDatabase } from '../db/open.ts';

export type WholeDatabase = Record<string, Record<string, unknown>[]>;

/** Every row of every table, including the job queue, but for when the queue last looked after itself; compared before and after a refused call. */
export async function wholeDatabase({ executeSql }: OpenDatabase): Promise<WholeDatabase> {
  const tables = await executeSql(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'jobs')
       and (n.nspname, c.relname) <> ('jobs', 'version')
     order by 1`,
  );
  const names = tables.rows.map(({ name }) => String(name));
  const all = names.map((name) => `select '${name}' as name, to_jsonb(t) as row from ${name} t`).join(' union all ');
  const { rows } = await executeSql(`${all} order by 1, 2`);
  const content: WholeDatabase = Object.fromEntries(names.map((name) => [name, []]));
  for (const { name, row } of rows) content[String(name)]?.push(row as Record<string, unknown>);
  return content;
}

/** The tables that contain a text, in a column or inside a JSON value. */
export function tablesThatMention(content: WholeDatabase, text: string): string[] {
  return Object.keys(content).filter((name) => JSON.stringify(content[name]).includes(text));
}
